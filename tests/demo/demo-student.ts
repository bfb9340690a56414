import { type StudyAct, type StudyEvent, studyEventSchema } from '#domain/history/events.ts'
import { makeEventId } from '#domain/history/make-event-id.ts'
import { seededRandom } from '#tests/seeded-random.ts'
import { demoCourses } from './demo-courses.ts'
import type { DemoQuestion } from './demo-questions.ts'

/** The day before the demo was written; the history runs up to it. */
const LAST_DAY = Date.UTC(2026, 10, 19)
const DAY = 86_400_000
const types = ['multiple-choice', 'multiple-choice', 'numeric', 'true-false', 'short-answer'] as const

/**
 * A made-up student who has worked through several courses for two years: practice with ups and downs, lessons, cards,
 * exams. The same for the same seed.
 * @param length how many events
 */
export function demoEvents(length: number, seed = 2026): StudyEvent[] {
  const random = seededRandom(seed)
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  const events: StudyEvent[] = []
  const abilities = new Map<string, number>()
  const perDay = Math.ceil(length / 560)
  const days = Math.ceil(length / perDay)
  let clock = 0
  const add = (act: StudyAct) => {
    clock += 1000 + Math.floor(random() * 40_000)
    const bytes = Uint8Array.from({ length: 8 }, () => Math.floor(random() * 256))
    const stamp = { id: makeEventId(clock, 0, bytes), at: clock, zone: 'America/Toronto', device: 'demo' }
    if (events.length < length) events.push({ ...act, ...stamp })
  }
  for (let day = 0; day < days; day++) {
    // one day in four is free; the calendar is longer than the number of study days
    clock = LAST_DAY - Math.round((days - 1 - day) * 1.3) * DAY + (20 + Math.floor(random() * 3)) * 3_600_000
    const end = Math.min(length, events.length + perDay)
    const course = demoCourses[Math.floor((day / days) * demoCourses.length + random() * 0.6) % demoCourses.length]
    if (!course) continue
    const { modules, ...place } = course
    const reach = Math.max(1, Math.ceil((modules.length * ((day * demoCourses.length) % days)) / days))
    while (events.length < end) {
      const module = pick(modules.slice(0, reach))
      const lessonId = pick(module.lessons)
      const inLesson = { ...place, moduleId: module.id, lessonId }
      const kind = random()
      if (kind < 0.06) {
        add({ type: 'lesson-opened', ...inLesson })
        for (let section = 1; section <= 3; section++)
          add({ type: 'section-completed', ...inLesson, sectionId: `section-${section}` })
      } else if (kind < 0.3) {
        const inDeck = {
          ...place,
          moduleId: module.id,
          deckId: 'essentials',
          cardId: `${lessonId}-${Math.floor(random() * 4)}`,
        }
        add({
          type: 'card-rated',
          ...inDeck,
          rating: pick([1, 2, 3, 3, 3, 3, 4] as const),
          seconds: 2 + Math.round(random() * 14),
        })
      } else {
        const key = `${place.courseId}/${module.id}/${lessonId}`
        const ability = abilities.get(key) ?? random() * 1.6 - 0.9
        abilities.set(key, Math.min(2.4, ability + 0.04 * random()))
        add({ type: 'question-answered', ...inLesson, ...answerAt(ability, lessonId, module.questions, random, pick) })
      }
    }
  }
  return events
}

type PickOne = <T>(items: readonly T[]) => T

function answerAt(
  ability: number,
  lessonId: string,
  questions: readonly DemoQuestion[],
  random: () => number,
  pick: PickOne,
) {
  const ofLesson = questions.filter((question) => question.lesson === lessonId)
  const question = ofLesson.length > 0 ? pick(ofLesson) : madeUpQuestion(lessonId, random, pick)
  const difficulty = question.difficulty ?? 2
  const hintsUsed = random() < 0.15 ? 1 : 0
  const isRight = random() < 1 / (1 + Math.exp(difficulty - 2 - ability))
  const isSkipped = !isRight && random() < 0.12
  const wrong = question.wrongAnswers.length > 0 ? pick(question.wrongAnswers) : 'something else'
  return {
    questionId: question.id,
    questionText: question.text,
    questionType: question.type,
    tags: question.tags,
    difficulty,
    status: isSkipped ? ('skipped' as const) : isRight ? ('correct' as const) : ('incorrect' as const),
    answer: isSkipped ? null : isRight ? question.correctAnswer : wrong,
    correctAnswer: question.correctAnswer,
    seconds: 8 + Math.round(random() * 90 * difficulty),
    hintsUsed,
    source: 'practice' as const,
  }
}

/** For lessons whose questions are still being written. */
function madeUpQuestion(lessonId: string, random: () => number, pick: PickOne): DemoQuestion {
  const number = Math.floor(random() * 12)
  return {
    id: `${lessonId}-${number}`,
    lesson: lessonId,
    text: `Question ${number + 1} on ${lessonId.replaceAll('-', ' ')}`,
    type: pick(types),
    tags: [lessonId, pick(['application', 'reasoning', 'real-world'])],
    difficulty: number % 3 === 0 ? 1 : number % 3 === 1 ? 2 : 3,
    correctAnswer: 'the right answer',
    wrongAnswers: ['one wrong answer', 'another one', 'a third one'],
  }
}

/** Every event as the schema reads it: the demo must not hold what the product would refuse. */
export const checkedDemoEvents = (length: number): StudyEvent[] =>
  demoEvents(length).map((event) => studyEventSchema.parse(event))
