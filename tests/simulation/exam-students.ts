import { evidenceOf } from '#domain/learner-model/answer-evidence.ts'
import { addAnswer, type CourseEvidence, lessonIn, newCourse } from '#domain/learner-model/course-evidence.ts'
import type { ExamShape } from '#domain/learner-model/forecast-exam.ts'
import { logistic, normal } from './random-numbers.ts'

type Random = () => number
const DAY = 86_400_000
const EXAM_ITEMS = 60

/** A course of eight modules with five lessons each, which count unequally. */
const simulatedLessons = Array.from({ length: 40 }, (_, i) => ({
  moduleId: `m${Math.floor(i / 5)}`,
  lessonId: `l${i}`,
  share: (4 + (Math.floor(i / 5) % 4)) / 220,
}))
export const simulatedExam: ExamShape = {
  lessons: simulatedLessons,
  sections: [{ weight: 1, items: EXAM_ITEMS, guess: 0.25 }],
}

const uniform = (random: Random, low: number, high: number): number => low + (high - low) * random()
const whole = (random: Random, low: number, high: number): number => Math.floor(uniform(random, low, high + 1))

/**
 * A kind of student. Nothing here comes from the model: abilities are uniform in a band, lessons scatter unevenly, items discriminate
 * more than the model thinks, learning saturates and forgetting is exponential.
 */
type Kind = {
  /** mean ability of a student, in log-odds */
  ability: readonly [number, number]
  /** of one module in the course, instead */
  strongModule?: number
  /** sessions of practice, the days over which they are spread, and answers in each */
  sessions: readonly [number, number]
  days: readonly [number, number]
  answers: readonly [number, number]
  /** exams along the way; the last one stands at the end */
  exams: readonly [number, number]
  /** ability won over all the days, whatever is practised */
  rise?: number
  /** days between the last evidence and the next exam, and what is lost in the long run */
  pause: readonly [number, number]
  loss?: number
  /** share of answers that are blind guesses, and of exam questions that stay open */
  guesses?: number
  open?: number
  /** share of practice answered after hints */
  hinted?: number
}

const usual = { sessions: [5, 15], days: [10, 40], answers: [8, 20], exams: [0, 1], pause: [1, 5] } as const
const none = { sessions: [0, 0], days: [1, 1], answers: [0, 0] } as const

export const kinds: Record<string, Kind> = {
  'blind guessers': { ...usual, ...none, ability: [0, 0], exams: [1, 2], guesses: 1 },
  weak: { ...usual, ability: [-1.8, -0.9] },
  average: { ...usual, ability: [-0.5, 0.5] },
  strong: { ...usual, ability: [1.1, 2] },
  uneven: { ...usual, ability: [-1.4, -0.8], strongModule: 1.6 },
  improving: { ...usual, ability: [-1.2, -0.4], rise: 1.2, days: [40, 70], sessions: [15, 30], exams: [1, 2] },
  forgetting: { ...usual, ability: [0.2, 1.2], pause: [45, 120], loss: 0.8 },
  rushed: { ...usual, ability: [-0.5, 0.8], guesses: 0.2, open: 0.12, exams: [1, 2] },
  'hint-takers': { ...usual, ability: [-0.8, 0.4], hinted: 0.6 },
  'one exam only': { ...usual, ...none, ability: [-2, 2], exams: [1, 1] },
  'months, no exam': { ...usual, ability: [-0.8, 0.8], days: [90, 150], sessions: [30, 60], exams: [0, 0], rise: 0.5 },
}

export type SimulatedStudent = {
  evidence: CourseEvidence
  /** UTC milliseconds of the last evidence, and of the next exam */
  end: number
  next: number
  /** the last exam's score in percent, when the history ends with one */
  lastScore: number | undefined
  /** a score of the next exam, and its expectation, in percent */
  nextScore: number
}

const TYPES = ['multiple-choice', 'multiple-choice', 'multiple-choice', 'numeric', 'short-answer', 'true-false']
const GUESSES: Record<string, number> = {
  'multiple-choice': 0.25,
  numeric: 0.01,
  'short-answer': 0.03,
  'true-false': 0.5,
}
const DISCRIMINATION = 1.15

/** One student of a kind: what the log would hold, and the next exam they write. */
export function simulateStudent(kind: Kind, random: Random): SimulatedStudent {
  const mean = uniform(random, ...kind.ability)
  const strong = kind.strongModule === undefined ? -1 : whole(random, 0, 7)
  const modules = Array.from({ length: 8 }, (_, m) =>
    m === strong ? (kind.strongModule ?? 0) - mean : uniform(random, -0.7, 0.7),
  )
  const lessons = simulatedLessons.map((_, i) => mean + (modules[Math.floor(i / 5)] ?? 0) + 0.4 * normal(random))
  const learned = simulatedLessons.map(() => 0)
  const ceiling = uniform(random, 0, 0.6)
  const days = uniform(random, ...kind.days)
  const pause = uniform(random, ...kind.pause)
  const loss = (kind.loss ?? 0) * uniform(random, 0.3, 1.2)
  const evidence = newCourse(0)

  const isRight = (lesson: number, level: number, guess: number, day: number, help = 0): boolean => {
    if (random() < (kind.guesses ?? 0)) return random() < guess
    const idle = Math.max(0, day - days)
    const ability =
      (lessons[lesson] ?? 0) +
      (learned[lesson] ?? 0) +
      (kind.rise ?? 0) * Math.min(1, day / days) -
      loss * (1 - 0.5 ** (idle / 40)) +
      help
    const item = level - 2 + 0.5 * normal(random)
    return random() < guess + (0.98 - guess) * logistic(DISCRIMINATION * (ability - item))
  }
  const answer = (
    lesson: number,
    day: number,
    fields: Pick<Parameters<typeof evidenceOf>[0], 'status' | 'source' | 'questionType' | 'hintsUsed' | 'difficulty'>,
  ) => {
    const place = simulatedLessons[lesson]
    if (!place) return
    const at = Math.round(day * DAY)
    addAnswer(evidence, lessonIn(evidence, { courseId: 'C', ...place }), {
      at,
      evidence: evidenceOf(fields),
      questionId: String(random()),
      seed: undefined,
      isExam: fields.source === 'exam',
      isSkipped: fields.status === 'skipped',
    })
  }
  const levelOf = (): number => {
    const luck = random()
    return luck < 0.3 ? 1 : luck < 0.8 ? 2 : 3
  }
  const practise = (day: number) => {
    const about = whole(random, 0, 39)
    for (let i = whole(random, ...kind.answers); i > 0; i--) {
      const lesson = Math.min(39, about + whole(random, 0, 2))
      const questionType = TYPES[whole(random, 0, TYPES.length - 1)] ?? 'numeric'
      const difficulty = levelOf()
      const hintsUsed = random() < (kind.hinted ?? 0) ? whole(random, 1, 2) : 0
      const right = isRight(lesson, difficulty, GUESSES[questionType] ?? 0, day, 0.7 * hintsUsed)
      answer(lesson, day, {
        status: right ? 'correct' : 'incorrect',
        source: 'practice',
        questionType,
        hintsUsed,
        difficulty,
      })
      learned[lesson] = (learned[lesson] ?? 0) + 0.12 * (ceiling - (learned[lesson] ?? 0))
    }
  }
  /** @returns the score in percent */
  const sitExam = (day: number, isRecorded: boolean): number => {
    let right = 0
    for (const lesson of examLessons(random)) {
      const isOpen = random() < (kind.open ?? 0)
      const difficulty = levelOf()
      const isHit = !isOpen && isRight(lesson, difficulty, 0.25, day)
      if (isHit) right++
      const status = isOpen ? 'skipped' : isHit ? 'correct' : 'incorrect'
      if (isRecorded)
        answer(lesson, day, { status, source: 'exam', questionType: 'multiple-choice', hintsUsed: 0, difficulty })
    }
    return (100 * right) / EXAM_ITEMS
  }

  const exams = whole(random, ...kind.exams)
  const acts = [
    ...Array.from({ length: whole(random, ...kind.sessions) }, () => ({ day: days * random(), isExam: false })),
    ...Array.from({ length: exams }, (_, i) => ({ day: (days * (i + 1)) / exams, isExam: true })),
  ].sort((a, b) => a.day - b.day)
  let lastScore: number | undefined
  for (const { day, isExam } of acts) {
    lastScore = undefined
    if (isExam) lastScore = sitExam(day, true)
    else practise(day)
  }
  const end = days * DAY
  const next = (days + pause) * DAY
  return { evidence, end, next, lastScore, nextScore: sitExam(days + pause, false) }
}

/** The lessons of an exam's items: as many as their shares say, the remainders by chance. */
function examLessons(random: Random): number[] {
  const items = simulatedLessons.flatMap(({ share }, i) => {
    const exact = share * EXAM_ITEMS
    return Array.from({ length: Math.floor(exact) + (random() < exact % 1 ? 1 : 0) }, () => i)
  })
  while (items.length < EXAM_ITEMS) items.push(whole(random, 0, 39))
  return items.slice(0, EXAM_ITEMS)
}
