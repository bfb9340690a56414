import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createBudget, evaluate, MOST_STEPS } from './evaluate-expression.ts'
import { LONGEST_NOTATION, readNotation } from './read-notation.ts'
import { writeExpression } from './write-expression.ts'

const HUGE = ['9', '1e9', '100000000000000000', '1e308', '0', '-1', '170', '171', '999999999', '.5', '1,5', '½']
const NAMES = ['x', 'y', 'e', 'pi', 'π', 'v_1', 'θ', 'aaaa', 'xyzxyz']
const CALLS = 'combinations permutations ncr npr factorial gcd lcm mod round max min sqrt ln log sin tan abs exp'.split(
  ' ',
)
const SIGNS = ['+', '-', '*', '·', '/', '^', '**', '', ' ', ',', '=', '!', '%', '°', '²', '⁻⁹', '|']

/** Texts as a hostile student would write them: huge numbers, towers of powers, nested calls, brackets that do not match. */
const hostile: fc.Arbitrary<string> = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { depthSize: 'medium', maxDepth: 7 },
    { arbitrary: fc.constantFrom(...HUGE, ...NAMES), weight: 4 },
    {
      arbitrary: fc.tuple(tie('text'), fc.constantFrom(...SIGNS), tie('text')).map((parts) => parts.join('')),
      weight: 5,
    },
    { arbitrary: tie('text').map((inside) => `(${inside})`), weight: 2 },
    { arbitrary: tie('text').map((inside) => `|${inside}|`), weight: 1 },
    {
      arbitrary: fc
        .tuple(fc.constantFrom(...CALLS), tie('text'), tie('text'))
        .map(([name, a, b]) => `${name}(${a},${b})`),
      weight: 3,
    },
    {
      arbitrary: fc.tuple(fc.constantFrom(...CALLS, '√', '∛'), tie('text')).map(([name, a]) => `${name} ${a}`),
      weight: 2,
    },
    {
      arbitrary: fc.tuple(tie('text'), fc.nat({ max: 60 })).map(([one, times]) => one.repeat(times).slice(0, 500)),
      weight: 1,
    },
    {
      arbitrary: fc
        .tuple(fc.constantFrom('(', '-', '9^', '|', '√', 'sin ', '2^-', '!'), fc.nat({ max: 450 }))
        .map(([one, times]) => one.repeat(times)),
      weight: 1,
    },
    { arbitrary: fc.string({ maxLength: 12 }), weight: 1 },
  ),
})).text

const RUNS = 100_000
const CHUNKS = 4

describe.each(Array.from({ length: CHUNKS }, (_none, index) => index + 1))('hostile expressions, part %i', (part) => {
  test(`${RUNS / CHUNKS} of them: none over its budget, none throws`, () => {
    let evaluated = 0
    fc.assert(
      fc.property(hostile, (text) => {
        const read = readNotation(text)
        if (!read.ok) return
        const budget = createBudget()
        const result = evaluate(read.tree, { x: 2, y: -3, v_1: 1, θ: 1, a: 1, z: 9 }, { budget })
        const spent = MOST_STEPS - budget.steps
        expect(spent).toBeGreaterThan(0)
        expect(spent).toBeLessThanOrEqual(MOST_STEPS)
        if (result.ok) evaluated++
      }),
      { numRuns: RUNS / CHUNKS, seed: part },
    )
    // the grammar must not give texts only that nobody can read
    expect(evaluated).toBeGreaterThan(RUNS / CHUNKS / 10)
  })
})

test.each([
  'combinations(100000000000000000,50000000000000000)',
  'permutations(1e9,1e9)',
  'factorial(1e9)',
  '1000000000!',
  '9^9^9^9',
  '9!!!!!!',
  `${'('.repeat(100_000)}1${')'.repeat(100_000)}`,
  '-'.repeat(100_000),
  '√'.repeat(399),
  '|'.repeat(399),
  'sin '.repeat(99),
  'x'.repeat(20_000),
  '9'.repeat(LONGEST_NOTATION),
])('%.40s… has no value, and says so at once', (text) => {
  const read = readNotation(text)
  const budget = createBudget()
  const result = read.ok ? evaluate(read.tree, {}, { budget }) : read
  expect(result.ok ? Number.isFinite(result.value) : false).toBe(false)
  expect(MOST_STEPS - budget.steps).toBeLessThan(2000)
})

test('a budget that is used up ends the evaluation', () => {
  const read = readNotation('1+1+1+1')
  expect(read.ok && evaluate(read.tree, {}, { budget: { steps: 3 } })).toMatchObject({ ok: false, reason: 'too-much' })
  const counting = readNotation('combinations(1000, 500)')
  expect(counting.ok && evaluate(counting.tree, {}, { budget: { steps: 100 } })).toMatchObject({ reason: 'too-much' })
})

test('what an expression is shown as has the same value', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const read = readNotation(text)
      // numbers are shown with twelve digits
      if (!read.ok || /\d{10}|1e308/.test(text)) return
      const again = readNotation(writeExpression(read.tree))
      const scope = { x: 2, y: -3, v_1: 1, θ: 1, a: 1, z: 9 }
      const before = evaluate(read.tree, scope)
      if (!before.ok || typeof before.value !== 'number' || !Number.isFinite(before.value)) return
      if (Math.abs(before.value) > 1e9 || !again.ok) return
      const after = evaluate(again.tree, scope)
      expect(after.ok && after.value).toBeCloseTo(before.value, 3)
    }),
    { numRuns: 5000 },
  )
})
