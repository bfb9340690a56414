import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { richQuestion } from '#tests/factories/rich-question.ts'
import { compareAlgebra } from '../question/compare-algebra.ts'
import type { Reply } from '../question/reply.ts'
import { algebraFor, needsAlgebra } from './algebra-for.ts'
import { chosenOption, type ExamAnswers, givenOf, replyTo } from './exam-answers.ts'
import { judgeAnswer } from './judge-answer.ts'

const choice = { id: 'q', correctIndex: 2 }
const asked = (fields: Parameters<typeof richQuestion>[0]) => ({
  id: 'q',
  correctIndex: 0,
  question: richQuestion(fields),
})
const outcomeOf = (answers: ExamAnswers) => judgeAnswer(choice, answers).outcome

describe('an item with options (EXD-09, EXD-10)', () => {
  test.each<[string, ExamAnswers, string, number]>([
    ['the right option', { q: 2 }, 'correct', 1],
    ['another option', { q: 0 }, 'incorrect', 0],
    ['an option that is not there', { q: 99 }, 'incorrect', 0],
    ['nothing', {}, 'unanswered', 0],
    ['an answer to another item', { p: 2 }, 'unanswered', 0],
    ['a reply of another way of answering', { q: { type: 'numeric', text: '2' } }, 'incorrect', 0],
  ])('%s', (_, answers, outcome, score) => {
    expect(judgeAnswer(choice, answers)).toEqual({ outcome, score })
  })

  test('what every object has is no answer', () => {
    for (const id of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
      expect(judgeAnswer({ id, correctIndex: 0 }, {}).outcome).toBe('unanswered')
    expect(outcomeOf(Object.create({ q: 2 }) as ExamAnswers)).toBe('unanswered')
  })
})

describe('an item that is answered in another way (D24)', () => {
  const force = asked({ type: 'numeric', answer: 12, unit: 'N', tolerance: 0.5 })
  test.each<[string, Reply | number | undefined, string, number]>([
    ['the right number', { type: 'numeric', text: '12 N' }, 'correct', 1],
    ['a number within the tolerance', { type: 'numeric', text: '12.5' }, 'correct', 1],
    ['a number beyond it', { type: 'numeric', text: '12.6' }, 'incorrect', 0],
    ['no number at all', { type: 'numeric', text: 'twelve-ish' }, 'incorrect', 0],
    ['an empty field', { type: 'numeric', text: '  ' }, 'unanswered', 0],
    ['a reply of another type', { type: 'maths', given: ['12'] }, 'incorrect', 0],
    ['the index of an option', 12, 'incorrect', 0],
    ['even that of its right one', 0, 'incorrect', 0],
    ['nothing', undefined, 'unanswered', 0],
  ])('%s', (_, given, outcome, score) => {
    expect(judgeAnswer(force, given === undefined ? {} : { q: given })).toMatchObject({ outcome, score })
  })

  test('in writing only what is written waits for its marks; an open one of another kind is wrong', () => {
    const essay = asked({
      type: 'written',
      written: { parts: [{ prompt: 'Why?', model: 'So.', rubric: [{ criterion: 'says so', points: 2 }] }] },
    })
    const words = { type: 'written' as const, texts: ['Because.'], given: [], marks: [null] }
    expect(judgeAnswer(essay, { q: words })).toMatchObject({ outcome: 'unmarked', score: 0 })
    expect(judgeAnswer(essay, { q: { ...words, marks: [2], isMarking: true } }).outcome).toBe('correct')
    expect(judgeAnswer(essay, { q: { type: 'numeric', text: '5' } })).toEqual({ outcome: 'incorrect', score: 0 })
    expect(judgeAnswer(essay, { q: 0 })).toEqual({ outcome: 'incorrect', score: 0 })
    const pairs = asked({ type: 'match', pairs: ['a', 'b'].map((left) => ({ left, right: left })) })
    expect(judgeAnswer(pairs, { q: { type: 'match', rights: [0, null] } })).toEqual({ outcome: 'incorrect', score: 0 })
  })

  test('a part of the points is given where the type has it, and what was checked is told', () => {
    const order = asked({ type: 'ordering', items: ['a', 'b', 'c', 'd'] })
    const judged = judgeAnswer(order, { q: { type: 'ordering', order: [0, 1, 3, 2] } })
    expect(judged.outcome).toBe('incorrect')
    expect(judged.score).toBeGreaterThan(0)
    expect(judged.score).toBeLessThan(1)
    expect(judged.checked).toMatchObject({ kind: 'checked', status: 'incorrect' })
    expect(judgeAnswer(order, { q: { type: 'ordering', order: [0, 1, 2, 3] } })).toMatchObject({
      outcome: 'correct',
      score: 1,
    })
  })

  const expressions = [
    { accepted: ['2*x + 6'], mistakes: [] },
    { accepted: ['x^2'], mistakes: [] },
  ]
  const formulas = asked({ type: 'maths', expressions })
  const typed = (...given: string[]): ExamAnswers => ({ q: { type: 'maths', given } })

  test('an item with an open field is worth what stands in it, since it cannot be asked again', () => {
    expect(judgeAnswer(formulas, typed('2*x + 6', ''), compareAlgebra)).toMatchObject({
      outcome: 'incorrect',
      score: 0.5,
    })
    expect(judgeAnswer(formulas, typed('2*x + 6', 'x^('), compareAlgebra)).toMatchObject({
      outcome: 'incorrect',
      score: 0.5,
    })
    expect(judgeAnswer(formulas, typed('', ' '), compareAlgebra)).toEqual({ outcome: 'unanswered', score: 0 })
  })

  test('an equal formula is right where formulas can be compared; without that only the same letters are', () => {
    expect(judgeAnswer(formulas, typed('6 + 2x', 'x*x'), compareAlgebra)).toMatchObject({
      outcome: 'correct',
      score: 1,
    })
    expect(judgeAnswer(formulas, typed('6 + 2x', 'x*x'))).toMatchObject({ outcome: 'incorrect', score: 0 })
    expect(judgeAnswer(formulas, typed('2*x + 6', 'x^2'))).toMatchObject({ outcome: 'correct', score: 1 })
  })
})

describe('what was given', () => {
  const answers: ExamAnswers = { a: 0, b: { type: 'numeric', text: '7' } }
  test('an option and a reply are told apart', () => {
    expect([chosenOption(answers, 'a'), chosenOption(answers, 'b'), chosenOption(answers, 'c')]).toEqual([
      0,
      undefined,
      undefined,
    ])
    expect([replyTo(answers, 'a'), replyTo(answers, 'b'), replyTo(answers, 'c')]).toEqual([
      null,
      { type: 'numeric', text: '7' },
      null,
    ])
    expect([chosenOption(answers, 'constructor'), replyTo(answers, 'constructor')]).toEqual([undefined, null])
  })

  test('options and replies stand in one record; a reply stands for the item that has both', () => {
    const reply = { type: 'numeric', text: '7' } as const
    expect(givenOf({ answers: { a: 1 }, replies: { b: reply } })).toEqual({ a: 1, b: reply })
    expect(givenOf({ answers: { a: 1 }, replies: { a: reply } })).toEqual({ a: reply })
    expect(givenOf({ answers: { a: 1 } })).toEqual({ a: 1 })
    expect(givenOf({ answers: { a: 1 }, replies: undefined })).toEqual({ a: 1 })
  })
})

test('the maths library is asked for by formulas only', async () => {
  const plain = { questions: [{ id: 'a' }, asked({ type: 'numeric', answer: 1 })] } as never
  expect(needsAlgebra(plain)).toBe(false)
  expect(needsAlgebra({ questions: [] })).toBe(false)
  expect(await algebraFor(plain)).toBeUndefined()
  const formula = { questions: [asked({ type: 'maths', prompt: '[[1]]' })] } as never
  expect(await algebraFor(formula)).toBe(compareAlgebra)
})

test('any reply to any item has one outcome, with a score that fits it, and never throws', () => {
  const reply = fc.oneof(
    fc.record({ type: fc.constant('numeric' as const), text: fc.string() }),
    fc.record({ type: fc.constant('ordering' as const), order: fc.array(fc.integer({ min: -1, max: 9 })) }),
    fc.record({ type: fc.constant('multiple-select' as const), optionIds: fc.array(fc.string({ maxLength: 2 })) }),
    fc.record({ type: fc.constant('maths' as const), given: fc.array(fc.string()) }),
  )
  const items = [
    choice,
    asked({ type: 'numeric', answer: 3 }),
    asked({ type: 'ordering', items: ['a', 'b', 'c'] }),
    asked({ type: 'multiple-select', options: [{ id: 'a', content: 'a', correct: true }] }),
  ]
  fc.assert(
    fc.property(fc.constantFrom(...items), fc.oneof(fc.nat(5), reply), (item, given) => {
      const { outcome, score } = judgeAnswer(item, { q: given as Reply })
      expect(score >= 0 && score <= 1).toBe(true)
      expect(score === 1).toBe(outcome === 'correct')
      if (outcome === 'unanswered') expect(score).toBe(0)
    }),
  )
})
