import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answering, madeQuestion, plainQuestion, problemsOf } from '#tests/factories/plain-question.ts'
import { scoreOf } from '../../checked.ts'
import { plainFormOf } from '../../plain-types.ts'
import { longestRise } from './longest-rise.ts'
import { ordering } from './ordering.ts'

const items = ['egg', 'larva', 'pupa', 'young', 'adult']
const question = plainQuestion({ type: 'ordering', items })
const put = (...order: number[]) => answering('ordering', { items })({ order })

describe('of four moves that mend the worst order, each that is not needed is a share', () => {
  test.each([
    [[0, 1, 2, 3, 4], 4],
    [[4, 0, 1, 2, 3], 3],
    [[1, 2, 3, 4, 0], 3],
    [[1, 0, 2, 3, 4], 3],
    [[1, 0, 3, 2, 4], 2],
    [[2, 1, 0, 4, 3], 1],
    [[3, 4, 0, 1, 2], 2],
    [[4, 3, 2, 1, 0], 0],
  ])('%j: %i of 4', (order, earned) => {
    expect(put(...order)).toBeMarked({ earned, of: 4 })
  })
  test('each place says whether the right item stands there', () => {
    expect(put(1, 0, 2, 3, 4)).toBeMarked({ earned: 3, of: 4, parts: [false, false, true, true, true] })
  })
  test('moving one item to where it belongs never lowers the mark', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), fc.nat(4), (order, item) => {
        const mended = order.filter((one) => one !== item)
        const before = mended.findLastIndex((one) => one < item)
        mended.splice(before + 1, 0, item)
        const worth = (list: number[]) => {
          const checked = put(...list)
          return checked.kind === 'checked' ? scoreOf(checked) : 0
        }
        // it may still stand wrongly among others that are wrong, so one move may be lost, never more
        expect(worth(mended)).toBeGreaterThanOrEqual(worth(order) - 1 / 4 - 1e-9)
      }),
    )
  })
  test('items that read the same may stand for each other, and are not worth more than they say', () => {
    const twice = answering('ordering', { items: ['rest', 'in', 'rest', 'out'] })
    expect(twice({ order: [2, 1, 0, 3] })).toBeCorrect()
    expect(twice({ order: [0, 2, 1, 3] })).not.toBeCorrect()
  })
  test.each([[[]], [[0, 1, 2, 3]], [[0, 1, 2, 3, 3]], [[0, 1, 2, 3, 5]], [[0, 1, 2, 3, 4, 4]]])(
    '%j is no order yet',
    (order) => {
      expect(put(...order)).toBeAskedAgain(order.length === 0 ? 'empty' : 'incomplete')
      expect(ordering.isReady(question, { type: 'ordering', order })).toBe(false)
    },
  )
  test('one item alone has no order', () => {
    expect(answering('ordering', { items: ['a'] })({ order: [0] })).toBeAskedAgain('cannot-be-answered')
    expect(ordering.isAnswerable?.(plainQuestion({ type: 'ordering', items: ['a'] }))).toBe(false)
    expect(ordering.isAnswerable?.(question)).toBe(true)
  })
})

describe('the longest part that never falls', () => {
  test.each([
    [[], 0],
    [[7], 1],
    [[1, 2, 3], 3],
    [[3, 2, 1], 1],
    [[2, 2, 2], 3],
    [[3, 1, 2, 5, 4], 3],
    [[1, 9, 2, 8, 3, 7], 4],
  ])('%j: %i', (numbers, length) => {
    expect(longestRise(numbers)).toBe(length)
  })
  test('is as long as the list exactly when the list never falls', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 8 }), (numbers) => {
        const rises = numbers.every((number, at) => number >= (numbers[at - 1] ?? 0))
        expect(longestRise(numbers) === numbers.length).toBe(rises)
      }),
    )
  })
})

test('in words', () => {
  expect(ordering.describeReply(question, { type: 'ordering', order: [4, 0, 9] }, String)).toBe('adult → egg')
  expect(ordering.describeAnswer(question, String)).toBe('egg → larva → pupa → young → adult')
  expect(ordering.describeAnswer(plainQuestion({ type: 'ordering' }), String)).toBeUndefined()
  expect(ordering.reveal(question, { cause: 'checked', status: 'correct' })).toBe('nothing')
  expect(ordering.reveal(question, { cause: 'time', status: 'skipped' })).toBe('answer')
})

describe('on paper', () => {
  const form = plainFormOf(plainQuestion({ type: 'ordering', items, ends: { start: 'youngest', end: 'oldest' } }))
  if (form.as !== 'list') throw new Error('an ordering is a list')
  test('the ends say which way, and neighbours together give it away', () => {
    expect(form.ask).toBe('Put them in order from youngest to oldest: send all the letters, such as C, A, B.')
    expect(form.secrets).toEqual([
      ['egg', 'larva'],
      ['larva', 'pupa'],
      ['pupa', 'young'],
      ['young', 'adult'],
    ])
  })
  test.each([
    'egg → larva → pupa → young → adult',
    'egg, larva, pupa, young, adult',
    'Egg then larva then pupa then young then adult',
  ])('the words do as well as the letters: %s', (text) => {
    expect(form.read(text)).toEqual({ type: 'ordering', order: [0, 1, 2, 3, 4] })
  })
  test.each(['', 'A', 'F', 'ABCDF', 'egg first', '1 2 3', 'an egg is laid, then a larva comes'])(
    '"%s" is no order',
    (text) => {
      expect(form.read(text)).toBeUndefined()
    },
  )
})

test('an author is told of two items that say the same, and too few are no question', () => {
  expect(problemsOf({ type: 'ordering', items: ['1 m', '2 m', '1.0 m'] })).toMatch(
    /two items say the same, so their order cannot be told: "1\.0 m"/,
  )
  expect(problemsOf({ type: 'ordering', items: ['1 m', '2 m', '3 m'] })).toBe('')
  expect(problemsOf({ type: 'ordering' })).toMatch(/needs items/)
  const made = madeQuestion({
    type: 'ordering',
    parameters: { n: { from: 7, to: 7 } },
    items: ['@{n}', 'b', 'c'],
    ends: { start: 'few (@{n})', end: 'many' },
  })
  expect(made).toMatchObject({ items: ['7', 'b', 'c'], ends: { start: 'few (7)', end: 'many' } })
})
