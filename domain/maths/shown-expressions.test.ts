import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluate } from './evaluate-expression.ts'
import type { Expression } from './expression.ts'
import { readNotation } from './read-notation.ts'
import { readTemplate } from './read-template.ts'
import { writeExpression } from './write-expression.ts'
import { type MathNode, writeMathml } from './write-mathml.ts'
import { writeTemplate } from './write-template.ts'

// What a student typed is shown as it was understood: as a line, as in a book, and to whatever reads templates.

const treeOf = (typed: string): Expression => {
  const read = readNotation(typed, { isFormula: true })
  if (!read.ok) throw new Error(read.reason)
  return read.tree
}
/** MathML as a line: fractions in braces, powers behind ^, roots behind √. */
function flat({ tag, children }: MathNode): string {
  const inner = children.map((child) => (typeof child === 'string' ? child : flat(child)))
  if (tag === 'mfrac') return `{${inner[0]}/${inner[1]}}`
  if (tag === 'msup') return `${inner[0]}^{${inner[1]}}`
  if (tag === 'msub') return `${inner[0]}_{${inner[1]}}`
  if (tag === 'msqrt') return `√{${inner[0]}}`
  if (tag === 'mroot') return `${inner[1]}√{${inner[0]}}`
  return inner.join('')
}

describe('a minus behind another sign is in brackets', () => {
  test.each([
    ['3-(-2)', '3 - (-2)', '3−(−2)'],
    ['3+(-2)', '3 + (-2)', '3+(−2)'],
    ['3*(-2)', '3·(-2)', '3(−2)'],
    ['2(-x)', '2·(-x)', '2(−x)'],
    ['3/(-2)', '3/(-2)', '{3/−2}'],
    ['-(-2)', '-(-2)', '−(−2)'],
    ['-x*-y', '-x·(-y)', '−x(−y)'],
    ['2^-3', '2^(-3)', '2^{−3}'],
    ['a-(-b+c)', 'a - (-b + c)', 'a−(−b+c)'],
    ['a+(-2b)', 'a + (-2·b)', 'a+(−2b)'],
  ])('%s: %s', (typed, line, book) => {
    expect(writeExpression(treeOf(typed))).toBe(line)
    expect(flat(writeMathml(treeOf(typed)))).toBe(book)
  })
})

describe('brackets stand where they are needed, and nowhere else', () => {
  test.each([
    ['(((x)))', 'x', 'x'],
    ['(2*x)+(3)', '2·x + 3', '2x+3'],
    ['a-(b+c)', 'a - (b + c)', 'a−(b+c)'],
    ['(a-b)+c', 'a - b + c', 'a−b+c'],
    ['(a+b)*c', '(a + b)·c', '(a+b)c'],
    ['a*(b*c)', 'a·(b·c)', 'a·(bc)'],
    ['a/(b*c)', 'a/(b·c)', '{a/bc}'],
    ['(a/b)/c', 'a/b/c', '{{a/b}/c}'],
    ['2^(3^2)', '2^(3^2)', '2^{3^{2}}'],
    ['(2^3)^2', '(2^3)^2', '(2^{3})^{2}'],
    ['(-2)^2', '(-2)^2', '(−2)^{2}'],
    ['-2^2', '-2^2', '−2^{2}'],
    ['(a+b)!', '(a + b)!', '(a+b)!'],
    ['(1/2)^n', '(1/2)^n', '({1/2})^{n}'],
    ['sqrt(x+1)', 'sqrt(x + 1)', '√{x+1}'],
    ['|x-2|', 'abs(x - 2)', '|x−2|'],
    ['log(100)', 'log(100)', 'log(100)'],
    ['x^(n+1)', 'x^(n + 1)', 'x^{n+1}'],
    ['50%', '50%', '50%'],
  ])('%s: %s', (typed, line, book) => {
    expect(writeExpression(treeOf(typed))).toBe(line)
    expect(flat(writeMathml(treeOf(typed)))).toBe(book)
  })
})

describe('a dot stands between factors where they would run together', () => {
  test.each([
    ['2*3', '2·3'],
    ['2x', '2x'],
    ['x*2', 'x·2'],
    ['x*y', 'xy'],
    ['x^2*3', 'x^{2}·3'],
    ['5*10^3', '5·10^{3}'],
    ['3*(1/2)', '3·{1/2}'],
    ['(x+1)(x+2)', '(x+1)(x+2)'],
    ['2pi r', '2πr'],
    ['2 theta', '2θ'],
    ['3v_1', '3v_{1}'],
    ['cbrt(8)', '3√{8}'],
  ])('%s: %s', (typed, book) => {
    expect(flat(writeMathml(treeOf(typed)))).toBe(book)
  })
})

const leaf = fc.oneof(
  fc.integer({ min: 0, max: 12 }).map((value): Expression => ({ kind: 'number', value })),
  fc.constantFrom('x', 'y').map((name): Expression => ({ kind: 'name', name })),
)
const anyTree = fc.letrec<{ tree: Expression }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc
      .tuple(fc.constantFrom('+', '-', '*', '/', '^'), tie('tree'), tie('tree'))
      .map(([sign, left, right]): Expression => ({ kind: 'operation', sign, left, right })),
    tie('tree').map((of): Expression => ({ kind: 'unary', sign: '-', of })),
    tie('tree').map((of): Expression => ({ kind: 'call', name: 'sqrt', args: [of] })),
    tie('tree').map((of): Expression => ({ kind: 'call', name: 'abs', args: [of] })),
  ),
})).tree
const scope = { x: 1.7, y: 2.3 }
const worthOf = (tree: Expression): unknown => {
  const result = evaluate(tree, scope)
  return result.ok ? result.value : result.reason
}
const isSame = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number'
    ? Object.is(one, other) ||
      Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one)) ||
      (!Number.isFinite(one) && !Number.isFinite(other))
    : one === other

describe('of any expression', () => {
  test('the line that is shown is read again as the same value', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const line = writeExpression(tree)
        fc.pre(line.length <= 300)
        const again = readNotation(line, { isFormula: true })
        // forty levels of brackets are the most a text may have
        fc.pre(again.ok || !/deep/.test(again.reason))
        expect(again.ok && isSame(worthOf(again.tree), worthOf(tree)), line).toBe(true)
      }),
    )
  })

  test('the template that is written is read again as the same value', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const again = readTemplate(writeTemplate(tree))
        fc.pre(again.ok || !/deep/.test(again.reason))
        expect(again.ok && isSame(worthOf(again.tree), worthOf(tree))).toBe(true)
      }),
    )
  })

  test('no two signs stand beside each other, in a line or in a book', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        expect(writeExpression(tree)).not.toMatch(/[-+·/^] ?-/)
        expect(flat(writeMathml(tree))).not.toMatch(/[−+·]−/)
      }),
    )
  })

  test('what is shown holds every number of it, in order', () => {
    const numbers = (tree: Expression): number[] => {
      if (tree.kind === 'number') return [tree.value]
      if (tree.kind === 'unary') return numbers(tree.of)
      if (tree.kind === 'call') return tree.args.flatMap(numbers)
      return tree.kind === 'operation' ? [...numbers(tree.left), ...numbers(tree.right)] : []
    }
    fc.assert(
      fc.property(anyTree, (tree) => {
        expect((writeExpression(tree).match(/\d+/g) ?? []).map(Number)).toEqual(numbers(tree))
        expect((flat(writeMathml(tree)).match(/\d+/g) ?? []).map(Number)).toEqual(numbers(tree))
      }),
    )
  })
})

describe('a template is written with words of templates', () => {
  test.each([
    ['5!', 'factorial(5)'],
    ['50%', '(50 / 100)'],
    ['30°', '(30 * pi / 180)'],
    ['-x', '(-x)'],
  ])('%s: %s', (typed, template) => {
    expect(writeTemplate(treeOf(typed))).toBe(template)
  })
  test.each(['n > 3 ? 1 : 0', 'not (n > 3)', 'name == "sun"', 'p.x + p.y', '(-2) ^ 2', 'max(1, 2, n)'])(
    'what a template says is written as it is read: %s',
    (source) => {
      const read = readTemplate(source)
      const again = readTemplate(read.ok ? writeTemplate(read.tree) : '')
      expect(again.ok && read.ok && writeTemplate(again.tree) === writeTemplate(read.tree)).toBe(true)
    },
  )
})
