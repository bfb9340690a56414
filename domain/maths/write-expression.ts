import type { Expression } from './expression.ts'
import { plainNumber } from './format-number.ts'

const RANKS: Record<string, number> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 4 }
const NEGATIVE = 3
const VALUE = 5

/**
 * An expression as it was understood, every multiplication written and no needless bracket: `2(x+3)` is `2·(x + 3)`, `1/2x` is `1/2·x`.
 */
export function writeExpression(tree: Expression): string {
  return written(tree).text
}

function written(tree: Expression): { text: string; rank: number } {
  switch (tree.kind) {
    case 'number':
      return { text: plainNumber(tree.value), rank: tree.value < 0 ? NEGATIVE : VALUE }
    case 'name':
      return { text: tree.name, rank: VALUE }
    case 'call':
      return {
        text: `${tree.name === 'log10' ? 'log' : tree.name}(${tree.args.map(writeExpression).join(', ')})`,
        rank: VALUE,
      }
    case 'unary':
      if (tree.sign === '-') return { text: `-${behindSign(tree.of, NEGATIVE)}`, rank: NEGATIVE }
      return { text: `${inBrackets(tree.of, VALUE)}${tree.sign}`, rank: VALUE }
    case 'operation': {
      const rank = RANKS[tree.sign] ?? 0
      const isPower = tree.sign === '^'
      const left = inBrackets(tree.left, isPower ? VALUE : rank)
      // a - (b - c), a/(b·c): what was in brackets on the right stays there
      const right = behindSign(tree.right, isPower ? VALUE : rank + 1)
      return { text: `${left}${SHOWN[tree.sign] ?? tree.sign}${right}`, rank }
    }
    default:
      return { text: '', rank: VALUE }
  }
}

const SHOWN: Record<string, string> = { '+': ' + ', '-': ' - ', '*': '·' }

function inBrackets(tree: Expression, least: number): string {
  const { text, rank } = written(tree)
  return rank < least ? `(${text})` : text
}

/** Two signs never stand beside each other: 3·(-2), not 3·-2. */
function behindSign(tree: Expression, least: number): string {
  const text = inBrackets(tree, least)
  return text.startsWith('-') ? `(${text})` : text
}
