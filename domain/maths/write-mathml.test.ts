import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNotation } from './read-notation.ts'
import { type MathNode, writeMathml } from './write-mathml.ts'

/** As TeX-like text, so that the tests can be read. */
function flat({ tag, children }: MathNode): string {
  const inner = children.map((child) => (typeof child === 'string' ? child : flat(child)))
  if (tag === 'mfrac') return `{${inner[0]}/${inner[1]}}`
  if (tag === 'msup') return `${inner[0]}^{${inner[1]}}`
  if (tag === 'msub') return `${inner[0]}_{${inner[1]}}`
  if (tag === 'msqrt') return `√{${inner[0]}}`
  return inner.join('')
}
const shown = (text: string) => {
  const read = readNotation(text, { isFormula: true })
  return read.ok ? flat(writeMathml(read.tree)) : read.reason
}

test.each([
  ['2x+6', '2x+6'],
  ['2*3', '2·3'],
  ['1/2x', '{1/2}x'],
  ['1/(2x)', '{1/2x}'],
  ['(x+3)(x-2)', '(x+3)(x−2)'],
  ['x^(n+1)', 'x^{n+1}'],
  ['(2x)^2', '(2x)^{2}'],
  ['sqrt(x^2+1)', '√{x^{2}+1}'],
  ['-x^2', '−x^{2}'],
  ['a-(b-c)', 'a−(b−c)'],
  ['v_1 t', 'v_{1}t'],
  ['2pi r', '2πr'],
  ['sin(2x)', 'sin(2x)'],
  ['3x^2*2', '3x^{2}·2'],
])('%s is shown as %s', (typed, expected) => {
  expect(shown(typed)).toBe(expected)
})

test('whatever can be read can be shown, and holds no empty element', () => {
  const piece = fc.constantFrom('x', '2', '+', '-', '*', '/', '^', '(', ')', 'sqrt', 'sin', 'pi', '_1', '|', ' ', '.5')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const read = readNotation(pieces.join(''), { isFormula: true })
      if (!read.ok) return
      const walk = ({ tag, children }: MathNode): void => {
        expect(children.length, tag).toBeGreaterThan(0)
        for (const child of children) {
          if (typeof child === 'string') expect(child).not.toBe('')
          else walk(child)
        }
      }
      walk(writeMathml(read.tree))
    }),
    { numRuns: 5000 },
  )
})
