import { expect, test } from 'vitest'
import { makeChoice, makeModule, makeTemplate } from '#tests/factories/make-course.ts'
import { makePracticeSet, makeQuestion } from './practice-questions.ts'

const mixedUp = { id: 'mixed-up', belief: 'Up is down.', correction: 'Up is up.', why: 'Mirrors.' }
const other = { id: 'other', belief: 'Left is right.', correction: 'Left is left.', why: 'Mirrors again.' }

test('a question brings along the wrong ideas its options can show, in words, and no others', () => {
  const module = makeModule('matter', { misconceptions: [mixedUp, other] })
  const made = makeQuestion(makeChoice('q1'), module, 1)
  expect(made.ok && made.question.misconceptions).toEqual([
    { id: 'mixed-up', belief: 'Up is down.', correction: 'Up is up.' },
  ])
  expect(made.ok && made.question.moduleId).toBe('matter')
})

test('known mistakes of typed answers bring theirs too', () => {
  const typed = makeChoice('q2', {
    type: 'numeric',
    options: undefined,
    answer: 4,
    mistakes: [{ answer: 5, feedback: 'No.', misconception: 'other' }],
  })
  const made = makeQuestion(typed, makeModule('matter', { misconceptions: [mixedUp, other] }), 1)
  expect(made.ok && made.question.misconceptions?.map(({ id }) => id)).toEqual(['other'])
})

test('a question without any says nothing about them', () => {
  const made = makeQuestion(makeTemplate('q3'), makeModule('matter', { misconceptions: [mixedUp] }), 1)
  expect(made.ok && 'misconceptions' in made.question).toBe(false)
})

test('tags that only place an item in a part of the exam are no topics of practice (D21)', () => {
  const made = makeQuestion(makeChoice('q5', { tags: ['limits', 'no-calculator'] }), makeModule('matter'), 1)
  expect(made.ok && made.question.tags).toEqual(['limits'])
})

test('a question that cannot be made is left out of the set and reported', () => {
  const broken = makeTemplate('q4', { constraints: ['n > 1000'] })
  const reported: string[] = []
  const set = makePracticeSet([makeModule('matter', { questions: [makeChoice('q1'), broken] })], (reason) =>
    reported.push(reason),
  )
  expect(set.questions.map(({ id }) => id)).toEqual(['q1'])
  expect(reported).toHaveLength(1)
  expect(reported[0]).toContain('matter/q4')
})
