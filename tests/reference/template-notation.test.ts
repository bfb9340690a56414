import fc from 'fast-check'
import { evaluate } from 'mathjs/number'
import { expect, test } from 'vitest'
import { evaluateExpression } from '#domain/template/template-expression.ts'

const scope = { a: 3, b: -4, c: 0.5, n: 7 }
const leaf = fc.oneof(
  fc.constantFrom('a', 'b', 'c', 'n', 'pi'),
  fc.integer({ min: 0, max: 99 }).map(String),
  fc.constantFrom('0.25', '1.5e2'),
)
const number: fc.Arbitrary<string> = fc.letrec<{ number: string }>((tie) => ({
  number: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.tuple(tie('number'), fc.constantFrom(' + ', ' - ', ' * ', ' / '), tie('number')).map((parts) => parts.join('')),
    tie('number').map((inside) => `(${inside})`),
    tie('number').map((inside) => `-${inside}`),
    fc.tuple(tie('number'), fc.integer({ min: 0, max: 3 })).map(([base, power]) => `(${base})^${power}`),
    fc
      .tuple(fc.constantFrom('abs', 'floor', 'ceil', 'sin', 'cos', 'atan', 'sign', 'cube'), tie('number'))
      .map(([name, inside]) => `${name}(${inside})`),
    fc
      .tuple(fc.constantFrom('max', 'min'), tie('number'), tie('number'))
      .map(([name, one, two]) => `${name}(${one}, ${two})`),
    fc
      .tuple(
        tie('number'),
        fc.constantFrom('<', '>', '<=', '>=', '==', '!='),
        tie('number'),
        tie('number'),
        tie('number'),
      )
      .map(([left, sign, right, one, two]) => `(${left} ${sign} ${right} ? ${one} : ${two})`),
  ),
})).number

test('an expression of a template has the value that mathjs gives it', () => {
  fc.assert(
    fc.property(number, (source) => {
      const wanted: unknown = evaluate(source, { ...scope })
      const given = evaluateExpression(source, scope)
      if (typeof wanted !== 'number' || !Number.isFinite(wanted)) return
      expect(given).toMatchObject({ ok: true })
      expect(given.ok && given.value).toBeCloseTo(wanted, 9 - Math.ceil(Math.log10(Math.abs(wanted) + 1)))
    }),
    { numRuns: 3000 },
  )
})
