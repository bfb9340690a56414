import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareAlgebra } from './compare-algebra.ts'

test.each([
  ['x*2', '2x'],
  ['x·2', '2x'],
  ['2 x', '2x'],
  ['(x+3)(x-2)', 'x^2 + x - 6'],
  ['(x-2)(x+3)', '(x+3)(x-2)'],
  ['x²+x−6', 'x^2+x-6'],
  ['x**2', 'x^2'],
  ['x(x+1)', 'x^2+x'],
  ['xy', 'y*x'],
  ['2ab/4', 'ab/2'],
  ['1/2 x', 'x/2'],
  ['0.5x', 'x/2'],
  ['-(3-x)', 'x-3'],
  ['√x', 'sqrt(x)'],
  ['x^(1/2)', 'sqrt(x)'],
  ['x⁻¹', '1/x'],
  ['2πr', '2*pi*r'],
  ['sin(x)^2 + cos(x)^2', '1'],
  ['sin x', 'sin(x)'],
  ['ln(x^2)', '2ln(x)'],
  ['e^(2x)', '(e^x)^2'],
  ['[x+1][x-1]', 'x^2-1'],
  ['y = 2x + 3', 'y = 3 + 2x'],
  ['2x + 3 = y', 'y = 2x + 3'],
  ['2y = 4x + 6', 'y = 2x + 3'],
  ['f(x) = 2x', 'f(x) = x*2'],
  ['5', 'x = 5'],
  ['x = 5', '5'],
  ['x > 3', '3 < x'],
  ['x ≥ 3', '3 <= x'],
  ['2x > 6', 'x > 3'],
  ['v_1 + v_2', 'v_2 + v_1'],
  ['|x|', 'abs(-x)'],
  ['a_n', 'a_{n}'],
  ['49x^{4}', '49x^4'],
  ['\\sqrt{x}', 'sqrt(x)'],
  ['2 \\cdot x', '2x'],
])('%s equals %s', (reply, accepted) => {
  expect(compareAlgebra(reply, accepted)).toBe(true)
})

test.each([
  ['2x', '3x'],
  ['x^2', '2x'],
  ['x+6', 'x-6'],
  ['sqrt(x^2)', 'x'],
  ['y = 2x + 3', 'y = 2x - 3'],
  ['x > 3', 'x < 3'],
  ['x > 3', 'x >= 3'],
  ['-x > -3', 'x > 3'],
  ['x', 'y'],
  ['6', 'x = 5'],
  ['xy = 5', '5'],
])('%s does not equal %s', (reply, accepted) => {
  expect(compareAlgebra(reply, accepted)).toBe(false)
})

test.each(['', '2x +', '(x', 'x = = 3', 'a = b = c', 'x;y', '"x"', 'import("x")', '2 # 3', 'x'.repeat(300)])(
  '"%s" is no formula, which is not the same as a wrong one',
  (reply) => {
    expect(compareAlgebra(reply, '2x')).toBeUndefined()
  },
)

type Tree = { op: '+' | '*'; parts: [Tree, Tree] } | { leaf: string }
const leaf = fc
  .oneof(fc.constantFrom('x', 'y', 'a'), fc.integer({ min: 2, max: 9 }).map(String))
  .map((text): Tree => ({ leaf: text }))
const tree: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.record({ op: fc.constantFrom('+' as const, '*' as const), parts: fc.tuple(tie('tree'), tie('tree')) }),
  ),
})).tree

/** Writes a formula in one of many equal ways: order, spacing, signs of multiplication, needless brackets. */
function write(node: Tree, choose: () => number): string {
  if ('leaf' in node) return choose() < 0.1 ? `(${node.leaf})` : node.leaf
  const parts = choose() < 0.5 ? node.parts : [node.parts[1], node.parts[0]]
  const [first = '', second = ''] = parts.map((part) => write(part, choose))
  const gap = choose() < 0.5 ? ' ' : ''
  if (node.op === '+') return `(${first}${gap}+${gap}${second})`
  const sign = ['*', '·', '×', ')('][Math.floor(choose() * 4)] ?? '*'
  return sign === ')(' ? `(${first})(${second})` : `${first}${gap}${sign}${gap}${second}`
}

test('10,000 equivalent rewrites of formulas are all accepted', () => {
  fc.assert(
    fc.property(
      tree,
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })),
      (node, stream) => {
        const choose = () => stream.next().value ?? 0
        const [first, second] = [write(node, choose), write(node, choose)]
        fc.pre(first.length < 200 && second.length < 200)
        expect(compareAlgebra(first, second)).toBe(true)
      },
    ),
    { numRuns: 10_000 },
  )
}, 60_000)

test('no text makes it throw', () => {
  fc.assert(fc.property(fc.string(), (text) => void compareAlgebra(text, '2x')))
})
