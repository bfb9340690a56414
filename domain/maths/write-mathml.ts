import type { Expression } from './expression.ts'
import { plainNumber } from './format-number.ts'

/** An element of MathML Core, without attributes. Texts and elements only, so that a page needs no markup to show one. */
export type MathNode = { tag: MathTag; children: readonly (MathNode | string)[] }
type MathTag = 'mi' | 'mn' | 'mo' | 'mrow' | 'mfrac' | 'msup' | 'msub' | 'msqrt' | 'mroot'

const node = (tag: MathTag, ...children: (MathNode | string)[]): MathNode => ({ tag, children })
const sign = (text: string) => node('mo', text)
const row = (...children: MathNode[]) =>
  children.length === 1 && children[0] ? children[0] : node('mrow', ...children)
const inBrackets = (inner: MathNode) => row(sign('('), inner, sign(')'))

const RANKS: Record<string, number> = { '+': 1, '-': 1, '*': 2, '/': 5, '^': 5 }
const NEGATIVE = 3
const VALUE = 5

const GREEK: Record<string, string> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  omega: 'ω',
}

/**
 * An expression as it would stand in a book: fractions over a line, powers raised, roots under a sign, and no bracket that is not needed.
 * It is what was understood of a typed formula: `1/2x` is one half times x, `1/(2x)` is not.
 */
export const writeMathml = (tree: Expression): MathNode => written(tree).shown

type Written = { shown: MathNode; rank: number }

function written(tree: Expression): Written {
  switch (tree.kind) {
    case 'number':
      return tree.value < 0
        ? { shown: row(sign('−'), node('mn', plainNumber(-tree.value))), rank: NEGATIVE }
        : { shown: node('mn', plainNumber(tree.value)), rank: VALUE }
    case 'name':
      return { shown: nameNode(tree.name), rank: VALUE }
    case 'call':
      return { shown: callNode(tree.name, tree.args), rank: VALUE }
    case 'unary':
      if (tree.sign === '-') return { shown: row(sign('−'), behindSign(tree.of, NEGATIVE)), rank: NEGATIVE }
      return { shown: row(atLeast(tree.of, VALUE), sign(tree.sign)), rank: VALUE }
    case 'operation':
      return { shown: operationNode(tree), rank: RANKS[tree.sign] ?? 0 }
    default:
      return { shown: node('mi', ''), rank: VALUE }
  }
}

function atLeast(tree: Expression, least: number): MathNode {
  const { shown, rank } = written(tree)
  return rank < least ? inBrackets(shown) : shown
}

/** Two signs never stand beside each other, and 3(−2) is no difference. */
const behindSign = (tree: Expression, least: number): MathNode =>
  startsWithMinus(tree) ? inBrackets(writeMathml(tree)) : atLeast(tree, least)

function startsWithMinus(tree: Expression): boolean {
  if (tree.kind === 'number') return tree.value < 0
  if (tree.kind === 'unary') return tree.sign === '-'
  return tree.kind === 'operation' && tree.sign !== '/' && tree.sign !== '^' && startsWithMinus(tree.left)
}

function operationNode({ sign: operator, left, right }: Extract<Expression, { kind: 'operation' }>): MathNode {
  const rank = RANKS[operator] ?? 0
  if (operator === '/') return node('mfrac', writeMathml(left), writeMathml(right))
  if (operator === '^') {
    // a fraction or a root that is raised needs its bracket, or the power seems to belong to what is inside
    const isPlain = left.kind === 'name' || (left.kind === 'number' && left.value >= 0)
    return node('msup', isPlain ? writeMathml(left) : inBrackets(writeMathml(left)), writeMathml(right))
  }
  // a − (b − c): what was in brackets on the right stays there
  const second = behindSign(right, rank + 1)
  if (operator === '*') {
    const first = atLeast(left, rank)
    return isSilent(left, right) ? row(first, second) : row(first, sign('·'), second)
  }
  return row(atLeast(left, rank), sign(operator === '-' ? '−' : operator), second)
}

/** 2x and 3√2 need no dot; 2·3 and x·2 do. */
const isSilent = (left: Expression, right: Expression): boolean =>
  right.kind !== 'number' &&
  !(right.kind === 'operation' && right.sign !== '^' && right.sign !== '+' && right.sign !== '-') &&
  startOf(right) !== 'number' &&
  (left.kind === 'unary' && left.sign === '-'
    ? isSilent(left.of, right)
    : left.kind === 'number' || left.kind === 'name' || left.kind === 'operation')

/** What a factor begins with. */
const startOf = (tree: Expression): Expression['kind'] => (tree.kind === 'operation' ? startOf(tree.left) : tree.kind)

function nameNode(name: string): MathNode {
  const [letters = '', ...index] = name.split('_')
  const shown = node('mi', GREEK[letters] ?? letters)
  return index.length === 0 ? shown : node('msub', shown, node('mi', index.join('_')))
}

function callNode(name: string, args: readonly Expression[]): MathNode {
  const [first, ...others] = args.map(writeMathml)
  if (!first) return node('mi', name)
  if (name === 'sqrt') return node('msqrt', first)
  if (name === 'cbrt') return node('mroot', first, node('mn', '3'))
  if (name === 'abs') return row(sign('|'), first, sign('|'))
  const list = others.flatMap((argument) => [sign(','), argument])
  return row(node('mi', name === 'log10' ? 'log' : name), inBrackets(row(first, ...list)))
}
