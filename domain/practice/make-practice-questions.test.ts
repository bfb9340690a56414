import { expect, test } from 'vitest'
import { authoredStimulusSchema } from '#domain/stimulus/authored-stimulus.ts'
import { makeChoice, makeModule, makeTemplate } from '#tests/factories/make-course.ts'
import { makePracticeSet, makeQuestion, makeVariant } from './make-practice-questions.ts'

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

const lamps = authoredStimulusSchema.parse({
  id: 'two-lamps',
  title: 'Two lamps',
  text: '@{v} V',
  parameters: { v: { from: 1, to: 9 } },
})
const item = (id: string) => makeChoice(id, { stimulus: lamps, prompt: `${id}: @{v} V` })
const ofSets = makeModule('matter', { questions: [item('q1'), makeChoice('q2'), item('q3')] })

test('the questions of a set follow each other and come with their stimulus, once', () => {
  const { questions, stimuli } = makePracticeSet([ofSets, makeModule('space', { questions: [makeChoice('q4')] })], fail)
  expect(questions.map(({ id, stimulusId }) => [id, stimulusId])).toEqual([
    ['q1', 'two-lamps'],
    ['q3', 'two-lamps'],
    ['q2', undefined],
    ['q4', undefined],
  ])
  expect(stimuli).toEqual([{ id: 'two-lamps', title: 'Two lamps', text: expect.stringMatching(/^\d V$/), seed: 1 }])
  expect(questions[1]?.prompt.content).toBe(`q3: ${stimuli?.[0]?.text}`)
  expect(makePracticeSet([makeModule('space', { questions: [makeChoice('q4')] })], fail)).not.toHaveProperty('stimuli')
})

test('other numbers come for the whole set', () => {
  for (let seed = 0; seed < 50; seed++) {
    const { questions, stimuli } = makeVariant(item('q3'), ofSets, seed, fail)
    const text = stimuli?.[0]?.text
    expect(questions.map(({ id, prompt }) => [id, prompt.content])).toEqual([
      ['q1', `q1: ${text}`],
      ['q3', `q3: ${text}`],
    ])
  }
  expect(makeVariant(makeTemplate('q5'), ofSets, 3, fail).questions.map(({ id }) => id)).toEqual(['q5'])
})

function fail(reason: string): never {
  throw new Error(reason)
}
