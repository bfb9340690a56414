import { type CourseFrame, lessonsOf } from '#domain/insights/course-frame.ts'
import type { CourseStanding } from '#domain/insights/course-standing.ts'
import { evidenceOf } from '#domain/learner-model/answer-evidence.ts'
import { addAnswer, lessonIn, newCourse } from '#domain/learner-model/course-evidence.ts'
import { inferCourse } from '#domain/learner-model/infer-course.ts'
import { skillsOf } from '#domain/learner-model/skill-mastery.ts'
import { type CardSchedule, cardKey } from '#domain/review/card-schedule.ts'
import { isDue, moduleCards } from '#domain/review/module-cards.ts'
import { rateCard } from '#domain/review/rate-card.ts'
import { logistic, normal } from './random-numbers.ts'

type Random = () => number
const DAY = 86_400_000
const FIRST_DAY = 20_600
/** Minutes of study, and the days over which they are spread. */
const BUDGET = 900
const DAYS = 60
/** Minutes of a set of practice, of reading a lesson, of a card, of an exam. */
const SET = 10
const READING = 15
const CARD = 1 / 6
const EXAM = { minutes: 75, items: 60 }
/** Cards of a lesson, and the share of questions that ask for what is on one. */
const CARDS = 5
const FACTS = 0.25
/** Unused, what was learned fades to this share, half of the way in so many days. */
const STAYS = 0.5
const FADES = 25

/** Five modules of five lessons, which count very unequally, as units of real courses do. */
const WEIGHTS = [5, 10, 18, 25, 42]
const frame: CourseFrame = {
  curriculum: 'ontario',
  grade: '9',
  subject: 'science',
  subjectName: 'Science',
  courseId: 'C',
  title: 'C',
  modules: WEIGHTS.map((weight, m) => ({
    id: `m${m}`,
    title: `m${m}`,
    weight,
    cards: 5 * CARDS,
    lessons: Array.from({ length: 5 }, (_, l) => ({ id: `l${l}`, title: `l${l}`, isAvailable: true })),
  })),
}
const places = lessonsOf(frame)
const shareOf = (lesson: number): number => (WEIGHTS[Math.floor(lesson / 5)] ?? 0) / 500

export type WorldStep = { kind: 'lesson'; lesson: number } | { kind: 'cards'; moduleId: string } | { kind: 'exam' }

type Lesson = { ability: number; ceiling: number; learned: number; used: number; isBegun: boolean }

/**
 * One student and what becomes of them. A lesson is read, which shows its cards for the first time, and practised with less and less to win;
 * what was learned fades unless it is used; a card is kept the longer the more often it was recalled; an exam uses what it asks
 * about, and teaches half of a practice's question where it went wrong. Nothing of it is the model's own law.
 */
export function worldOf(random: Random) {
  const mean = -1.2 + 1.6 * random()
  const lessons = places.map(
    (): Lesson => ({
      ability: mean + 0.7 * normal(random),
      ceiling: 0.8 + 1.2 * random(),
      learned: 0,
      used: 0,
      isBegun: false,
    }),
  )
  const pace = 0.06 + 0.06 * random()
  const memories = new Map<string, { lesson: number; halfLife: number; seen: number }>()
  const schedules = new Map<string, CardSchedule>()
  const evidence = newCourse(FIRST_DAY * DAY)
  let minutes = 0
  let questions = 0
  const day = () => (minutes / BUDGET) * DAYS
  const now = () => Math.round((FIRST_DAY + day()) * DAY)
  const today = () => FIRST_DAY + Math.floor(day())

  const recallOf = ({ halfLife, seen }: { halfLife: number; seen: number }) => 0.5 ** ((day() - seen) / halfLife)
  const factsOf = (lesson: number): number =>
    [...memories.values()].reduce((sum, card) => sum + (card.lesson === lesson ? recallOf(card) / CARDS : 0), 0)
  /** Chance of a right answer to a question of the lesson that is so much harder than usual. */
  const chanceIn = (lesson: number, harder = 0): number => {
    const { ability, learned, used } = lessons[lesson] as Lesson
    const kept = STAYS + (1 - STAYS) * 0.5 ** ((day() - used) / FADES)
    const knows = (1 - FACTS) * logistic(ability + kept * learned - harder) + FACTS * factsOf(lesson)
    return 0.25 + 0.73 * knows
  }
  const win = (lesson: Lesson, part: number) => {
    lesson.learned += part * (lesson.ceiling - lesson.learned)
  }
  const answer = (index: number, source: 'practice' | 'exam'): boolean => {
    const difficulty = 1 + Math.floor(3 * random())
    const status = random() < chanceIn(index, difficulty - 2) ? 'correct' : 'incorrect'
    const { moduleId = '', lessonId = '' } = places[index] ?? {}
    addAnswer(evidence, lessonIn(evidence, { courseId: 'C', moduleId, lessonId }), {
      at: now(),
      evidence: evidenceOf({ status, hintsUsed: 0, source, questionType: 'multiple-choice', difficulty }),
      questionId: `q${++questions}`,
      seed: undefined,
      isExam: source === 'exam',
      isSkipped: false,
    })
    return status === 'correct'
  }
  const rate = (lesson: number, cardId: string) => {
    const card = { courseId: 'C', moduleId: places[lesson]?.moduleId ?? '', deckId: 'd', cardId, zone: 'UTC' }
    const key = cardKey(card)
    const known = memories.get(key)
    const isRecalled = known !== undefined && random() < recallOf(known)
    memories.set(key, { lesson, halfLife: known && isRecalled ? 2.2 * known.halfLife : 4, seen: day() })
    schedules.set(key, rateCard(schedules.get(key), { ...card, rating: isRecalled ? 3 : 1, at: now() }))
    // what is new or was forgotten is shown again until it stays for a day
    for (let again = 1; again <= 3 && schedules.get(key)?.state !== 'review'; again++)
      schedules.set(key, rateCard(schedules.get(key), { ...card, rating: 3, at: now() + again * 600_000 }))
  }
  const study = (index: number) => {
    const lesson = lessons[index] as Lesson
    if (!lesson.isBegun) {
      minutes += READING
      win(lesson, 0.25)
      for (let card = 0; card < CARDS; card++) rate(index, `${index}-${card}`)
    }
    lesson.isBegun = true
    for (let i = 0; i < 8; i++) {
      answer(index, 'practice')
      win(lesson, pace)
    }
    lesson.used = day()
    minutes += SET
  }
  const sitExam = () => {
    for (let item = 0; item < EXAM.items; item++) {
      let luck = random()
      const index = lessons.findIndex((_, i) => {
        luck -= shareOf(i)
        return luck <= 0
      })
      const lesson = lessons[index]
      if (!lesson) continue
      if (answer(index, 'exam')) lesson.used = day()
      else win(lesson, pace / 2)
    }
    minutes += EXAM.minutes
  }
  const reviewCards = (moduleId: string) => {
    const due = [...schedules.values()].filter((card) => card.moduleId === moduleId && isDue(card, today(), now()))
    for (const { cardId } of due) rate(Number.parseInt(cardId, 10), cardId)
    minutes += Math.max(1, due.length * CARD)
  }
  const cards = () => moduleCards(schedules.values(), today(), now())
  const lessonAt = (moduleId: string, lessonId: string) =>
    places.findIndex((place) => place.moduleId === moduleId && place.lessonId === lessonId)

  return {
    hasTime: () => minutes < BUDGET,
    /** the expected score of the exam, in percent */
    score: () => 100 * lessons.reduce((sum, _, i) => sum + shareOf(i) * chanceIn(i), 0),
    lessonAt,
    isBegun: (moduleId: string, lessonId: string) => lessons[lessonAt(moduleId, lessonId)]?.isBegun === true,
    firstOpen: () => places.map((_, i) => i).find((i) => !lessons[i]?.isBegun),
    /** everything there is to do now */
    steps: (): WorldStep[] => [
      ...places.map((_, lesson) => ({ kind: 'lesson' as const, lesson })),
      ...cards().flatMap(({ moduleId, due }) => (due > 0 ? [{ kind: 'cards' as const, moduleId }] : [])),
      { kind: 'exam' },
    ],
    take(step: WorldStep): void {
      if (step.kind === 'lesson') study(step.lesson)
      else if (step.kind === 'exam') sitExam()
      else reviewCards(step.moduleId)
    },
    believed: () => inferCourse(evidence, now()),
    cards,
  }
}
export type World = ReturnType<typeof worldOf>

/** What a plan is told of the student. */
export function standingIn({ believed, cards }: World): CourseStanding {
  const belief = believed()
  return { frame, belief, skills: skillsOf(belief), cards: cards() }
}
