import { type Budget, createBudget, evaluate } from '../maths/evaluate-expression.ts'
import type { Expression } from '../maths/expression.ts'
import { readNotation } from '../maths/read-notation.ts'
import { writeExpression } from '../maths/write-expression.ts'
import { type MathNode, writeMathml } from '../maths/write-mathml.ts'
import { seededRandom } from '../seed/seeded-random.ts'

/** Longer input is no short answer. */
const LONGEST = 200

type Side = { tree: Expression; names: ReadonlySet<string>; valueAt: (point: Point) => number }
type Point = Readonly<Record<string, number>>
type Formula = { relation: '' | '=' | '<' | '<='; left: Side; right?: Side }

/**
 * Whether a reply equals an accepted formula for every value of its letters. `2x`, `x*2`, `x·2`; `x²`, `x^2`, `x**2`;
 * `(x+3)(x-2)` and its expansion are the same. Equations are the same when one is a multiple of the other; `x = 5` may be
 * answered by `5`.
 *
 * Both sides are evaluated at seeded random points: two different school formulas agree at eight such points with a
 * probability below 1e-9 (Schwartz–Zippel), and no rewriting rules can be missing.
 * @returns undefined when the reply cannot be read as a formula
 */
export function compareAlgebra(reply: string, accepted: string): boolean | undefined {
  // one budget for the whole comparison: however the formulas are written, it ends
  const budget = createBudget()
  const given = parseFormula(reply, budget)
  const wanted = parseFormula(accepted, budget)
  if (!given) return undefined
  if (!wanted) return false
  if (given.relation === wanted.relation) return isSameFormula(given, wanted)
  // `x = 5` against `5`: only a lone letter may be left out.
  if (given.relation === '' && wanted.relation === '=' && wanted.right && isLoneName(accepted))
    return isSameSide(given.left, wanted.right)
  if (wanted.relation === '' && given.relation === '=' && given.right && isLoneName(reply))
    return isSameSide(given.right, wanted.left)
  return false
}

/** A typed formula as it was understood. */
export type UnderstoodFormula = {
  /** every multiplication written: `2(x+3)` is `2·(x + 3)` */
  text: string
  /** as it would stand in a book; for an equation its two sides around the sign */
  maths: (MathNode | string)[]
}

/** How a typed formula is understood; undefined when it cannot be read. */
export function understandFormula(text: string): UnderstoodFormula | undefined {
  const parts = partsOf(text)
  const sides = [parts?.first, parts?.second]
    .filter((side) => side !== undefined)
    .map((side) => readSide(side, createBudget()))
  if (!parts || sides.includes(undefined)) return undefined
  const sign = READABLE_SIGNS[parts.sign] ?? parts.sign
  const trees = sides.flatMap((side) => (side ? [side.tree] : []))
  return {
    text: trees.map(writeExpression).join(` ${sign} `),
    maths: trees.flatMap((tree, index) => [...(index > 0 ? [sign] : []), writeMathml(tree)]),
  }
}

const READABLE_SIGNS: Record<string, string> = { '<=': '≤', '>=': '≥' }

function isLoneName(text: string): boolean {
  return /^\s*[a-zA-Z](?:_\w+)?(?:\([a-z]\))?\s*=/.test(text)
}

type Parts = { first: string; sign: string; second?: string | undefined }

/** The two sides of an equation or inequality, or the one of an expression. */
function partsOf(text: string): Parts | undefined {
  if (text.length > LONGEST) return undefined
  const plain = text.replaceAll(/≤|⩽|=</g, '<=').replaceAll(/≥|⩾|=>/g, '>=')
  const [first = '', sign = '', second, ...more] = plain.split(/(<=|>=|[=<>＝])/)
  if (more.length > 0) return undefined
  return { first, sign: sign === '＝' ? '=' : sign, second }
}

function parseFormula(text: string, budget: Budget): Formula | undefined {
  const parts = partsOf(text)
  if (!parts) return undefined
  const { first, sign, second } = parts
  // f(x) = … and y = … name the same thing; the argument is not a factor.
  const left = readSide(sign === '=' ? first.replace(/^\s*([a-z])\s*\(\s*[a-z]\s*\)\s*$/, '$1') : first, budget)
  const right = second === undefined ? undefined : readSide(second, budget)
  if (!left || (second !== undefined && !right)) return undefined
  if (sign === '>' || sign === '>=') return right && { relation: sign === '>' ? '<' : '<=', left: right, right: left }
  const relation = sign === '=' || sign === '<' || sign === '<=' ? sign : ''
  return { relation, left, ...(right && { right }) }
}

function readSide(text: string, budget: Budget): Side | undefined {
  const read = readNotation(text, { isFormula: true })
  if (!read.ok) return undefined
  const { tree } = read
  // e is Euler's number here, whatever stands around it
  const names = new Set([...read.names].filter((name) => name !== 'e'))
  const valueAt = (point: Point): number => {
    const result = evaluate(tree, point, { budget })
    return result.ok && typeof result.value === 'number' ? result.value : Number.NaN
  }
  return { tree, names, valueAt }
}

/** Where formulas are compared: away from 0 and 1, on both sides of 0. */
const POINTS = 12
const ENOUGH = 4
const CLOSE = 1e-8

function pointsFor(names: ReadonlySet<string>): Record<string, number>[] {
  const random = seededRandom(1, 'compare-algebra')
  const sorted = [...names].sort()
  return Array.from({ length: POINTS }, (_none, index) =>
    // Half of the points are positive only: roots and logarithms are defined there.
    Object.fromEntries(
      sorted.map((name) => [name, (0.3 + 2.7 * random()) * (index % 2 === 1 && random() < 0.5 ? -1 : 1)]),
    ),
  )
}

function isSameSide(first: Side, second: Side): boolean {
  let compared = 0
  for (const point of pointsFor(new Set([...first.names, ...second.names]))) {
    const [a, b] = [first.valueAt(point), second.valueAt(point)]
    if (!Number.isFinite(a) || !Number.isFinite(b)) continue
    if (Math.abs(a - b) > CLOSE * Math.max(Math.abs(a), Math.abs(b), 1e-6)) return false
    compared++
  }
  return compared >= ENOUGH
}

/** Equations and inequalities: left minus right of one is a constant times that of the other; positive for inequalities. */
function isSameFormula(first: Formula, second: Formula): boolean {
  if (!first.right || !second.right) return isSameSide(first.left, second.left)
  const sides = [first.left, first.right, second.left, second.right]
  const ratios: number[] = []
  for (const point of pointsFor(new Set(sides.flatMap((side) => [...side.names])))) {
    const [a = 0, b = 0, c = 0, d = 0] = sides.map((side) => side.valueAt(point))
    const ratio = (a - b) / (c - d)
    if (Number.isFinite(ratio)) ratios.push(ratio)
  }
  const [one = 0] = ratios
  if (ratios.length < ENOUGH || one === 0 || (first.relation !== '=' && one < 0)) return false
  return ratios.every((ratio) => Math.abs(ratio - one) <= CLOSE * Math.abs(one))
}
