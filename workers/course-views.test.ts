import { describe, expect, test } from 'vitest'
import type { StudyEvent } from '#domain/history/events.ts'
import { answered, clock, HOUR, NOON, rated, stampAt } from '#tests/factories/learner.ts'
import { createWorkerApi } from './worker-api.ts'

const unit = 'unit-3-composite-implicit-inverse'
const ab = { curriculum: 'ap', grade: '', subject: 'calculus-ab', courseId: 'AP-CALCULUS-AB', moduleId: unit }
const bc = { ...ab, subject: 'calculus-bc', courseId: 'AP-CALCULUS-BC' }
const higherInAb = { ...ab, lessonId: 'higher-order-derivatives' }
const higherInBc = { ...bc, lessonId: 'higher-derivatives' }
const section = (place: typeof higherInAb, sectionId: string, at: number): StudyEvent => ({
  type: 'section-completed',
  ...stampAt(at),
  ...place,
  sectionId,
})
const workerWith = (events: readonly StudyEvent[]) => {
  const worker = createWorkerApi()
  worker.add([...events])
  return worker
}
const deck = { ...bc, deckId: 'rules' }

describe('what was done in a lesson of one course counts in the other', () => {
  const studied = [
    section(higherInAb, 's1', NOON - 9 * HOUR),
    answered(NOON - 8 * HOUR, { ...higherInAb, questionId: 'q1' }),
    answered(NOON - 7 * HOUR, { ...higherInAb, questionId: 'q2', status: 'incorrect' }),
    answered(NOON - 6 * HOUR, { ...ab, lessonId: 'choosing-procedures', questionId: 'only-ab' }),
    rated(NOON - 5 * HOUR, { ...higherInAb, deckId: 'rules', cardId: 'c1', rating: 4 }),
  ]
  const worker = workerWith(studied)

  test('its sections, under the id that the lesson has there', () => {
    const { lessons } = worker.lessonProgress('AP-CALCULUS-BC')
    expect(Object.keys(lessons)).toEqual([`${unit}/higher-derivatives`])
    expect(lessons[`${unit}/higher-derivatives`]?.completedSections).toEqual(['s1'])
  })

  test('its questions, and what is still wrong; not those of lessons that are only in the first', () => {
    expect(worker.questionStates(bc)).toEqual({
      q1: { best: 'correct', attempts: 1 },
      q2: { best: 'incorrect', attempts: 1 },
    })
    expect(worker.missedQuestions('AP-CALCULUS-BC').map(({ questionId }) => questionId)).toEqual(['q2'])
    expect(Object.keys(worker.questionStates(ab)).sort()).toEqual(['only-ab', 'q1', 'q2'])
  })

  test('its cards: known there, and due when they are due', () => {
    expect(worker.deckCounts([{ ...deck, cardIds: ['c1', 'c2'] }], clock)[0]).toMatchObject({ learned: 1 })
    expect(Object.keys(worker.deckSchedules(deck))).toEqual(['c1'])
  })

  test('what it says about the student, as Ilm is told', () => {
    const { attempted, accuracy, weakTopics, recentMistakes } = worker.learnerSummary('AP-CALCULUS-BC', clock)
    expect({ attempted, accuracy }).toEqual({ attempted: 2, accuracy: 50 })
    expect(weakTopics.map(({ lessonId }) => lessonId)).toEqual(['higher-derivatives'])
    expect(recentMistakes.map(({ moduleId }) => moduleId)).toEqual([unit])
  })

  test('and yet it was done once, in one course: no list of courses names the other', () => {
    expect(worker.studiedCourses()).toEqual(['AP-CALCULUS-AB'])
    expect(worker.courseShelf().map(({ courseId }) => courseId)).toEqual(['AP-CALCULUS-AB'])
    expect(worker.dueModules({ ...clock, now: NOON + 900 * HOUR }).map(({ courseId }) => courseId)).toEqual([
      'AP-CALCULUS-AB',
    ])
    expect(worker.practiceMetrics({}).metrics).toEqual(workerWith(studied.slice(1, 4)).practiceMetrics({}).metrics)
  })
})

test('a student of both sees a lesson done in either, and a card asked in one is not due in the other', () => {
  const worker = workerWith([
    section(higherInAb, 's1', NOON - 50 * HOUR),
    rated(NOON - 49 * HOUR, { ...higherInAb, deckId: 'rules', cardId: 'c1', rating: 4 }),
    section(higherInBc, 's2', NOON - 2 * HOUR),
  ])
  for (const [courseId, lessonId] of [
    ['AP-CALCULUS-AB', 'higher-order-derivatives'],
    ['AP-CALCULUS-BC', 'higher-derivatives'],
  ] as const)
    expect(worker.lessonProgress(courseId).lessons[`${unit}/${lessonId}`]?.completedSections).toEqual(['s1', 's2'])
  const later = { ...clock, now: NOON + 900 * HOUR }
  const due = () => worker.dueModules(later).map(({ courseId, due }) => `${courseId} ${due}`)
  expect(due().sort()).toEqual(['AP-CALCULUS-AB 1', 'AP-CALCULUS-BC 1'])
  worker.add([rated(later.now - HOUR, { ...higherInBc, deckId: 'rules', cardId: 'c1', rating: 4 })])
  expect(due()).toEqual([])
})

test('a view that follows act by act is the one that is made at once; so after acts from another device', () => {
  const acts = [1, 2, 3, 4, 5, 6, 7, 8].map((n) =>
    answered(NOON + n * HOUR, { ...(n % 3 === 0 ? higherInBc : higherInAb), questionId: `q${n % 4}` }),
  )
  const live = createWorkerApi()
  for (const act of [...acts.slice(0, 3), ...acts.slice(5), acts[3], acts[4]]) {
    if (act) live.add([act])
    live.questionStates(bc)
  }
  const once = workerWith(acts)
  for (const scope of [ab, bc]) {
    expect(live.questionStates(scope)).toEqual(once.questionStates(scope))
    expect(live.practiceMetrics(scope)).toEqual(once.practiceMetrics(scope))
  }
})
