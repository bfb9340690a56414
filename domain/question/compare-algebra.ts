import type { EvalFunction } from 'mathjs/number'
import { seededRandom } from '../seed/seeded-random.ts'
import { createSchoolMaths } from './school-maths.ts'

/** Functions a student may type, and what mathjs calls them. */
const FUNCTIONS = new Map(
  Object.entries({
    sqrt: 'sqrt',
    cbrt: 'cbrt',
    sin: 'sin',
    cos: 'cos',
    tan: 'tan',
    asin: 'asin',
    acos: 'acos',
    atan: 'atan',
    arcsin: 'asin',
    arccos: 'acos',
    arctan: 'atan',
    sec: 'sec',
    csc: 'csc',
    cot: 'cot',
    ln: 'log',
    log: 'log10',
    exp: 'exp',
    abs: 'abs',
  }),
)
const CONSTANTS = new Map([
  ['pi', 'pi'],
  ['π', 'pi'],
  ['e', 'e'],
])
const GREEK = 'alpha|beta|gamma|delta|theta|lambda|mu|rho|sigma|phi|omega'
/** Longer input is no short answer; the bound keeps a pasted page from being parsed. */
const LONGEST = 200

const math = createSchoolMaths()
const parseExpression = math.parse

type Side = { names: Set<string>; evaluate: (scope: Record<string, number>) => number }
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
  const given = readFormula(reply)
  const wanted = readFormula(accepted)
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

/**
 * A typed formula as it was understood, every multiplication written: `2(x+3)` is `2·(x + 3)`. Undefined when it cannot be read.
 */
export function readableAlgebra(text: string): string | undefined {
  if (!readFormula(text)) return undefined
  const sides = raisedAsPowers(text)
    .normalize('NFKC')
    .split(/(<=|>=|≤|≥|=|<|>)/)
  const spelled = sides.map((side, index) => (index % 2 === 1 ? ` ${side} ` : spellOut(side, new Set())))
  if (spelled.includes(undefined)) return undefined
  return spelled
    .join('')
    .replaceAll('*', '·')
    .replaceAll(/(?<=[\w)])([+-])/g, ' $1 ')
}

function isLoneName(text: string): boolean {
  return /^\s*[a-zA-Z](?:_\w+)?(?:\([a-z]\))?\s*=/.test(text)
}

function readFormula(text: string): Formula | undefined {
  if (text.length > LONGEST) return undefined
  const plain = raisedAsPowers(text).normalize('NFKC').replaceAll('≤', '<=').replaceAll('≥', '>=')
  const parts = plain.split(/(<=|>=|=|<|>)/)
  if (parts.length !== 1 && parts.length !== 3) return undefined
  const [first = '', sign = '', second] = parts
  // f(x) = … and y = … name the same thing; the argument is not a factor.
  const left = readSide(first.replace(/^\s*([a-z])\s*\(\s*[a-z]\s*\)\s*$/, sign === '=' ? '$1' : '$&'))
  const right = second === undefined ? undefined : readSide(second)
  if (!left || (second !== undefined && !right)) return undefined
  if (sign === '>' || sign === '>=') return right && { relation: sign === '>' ? '<' : '<=', left: right, right: left }
  const relation = sign === '=' || sign === '<' || sign === '<=' ? sign : ''
  return { relation, left, ...(right && { right }) }
}

/** `x²` is `x^(2)`. */
function raisedAsPowers(text: string): string {
  return text.replaceAll(/[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (raised) => `^(${raised.normalize('NFKD').replaceAll('−', '-')})`)
}

function readSide(text: string): Side | undefined {
  const names = new Set<string>()
  const source = spellOut(text, names)
  if (source === undefined) return undefined
  let code: EvalFunction
  try {
    code = parseExpression(source).compile()
  } catch {
    return undefined
  }
  return {
    names,
    evaluate: (scope) => {
      const value: unknown = code.evaluate({ ...scope })
      return typeof value === 'number' ? value : Number.NaN
    },
  }
}

const TOKEN = new RegExp(
  String.raw`\s*(?:(\d+(?:\.\d+)?|\.\d+)|(${[...FUNCTIONS.keys()].sort((a, b) => b.length - a.length).join('|')})(?![a-z]*_)|(pi|π|e(?![a-z]))|((?:${GREEK}|[a-zA-Zα-ωΑ-Ω])(?:_\{?\w+\}?)?)|(\*\*|[-+*/^()]))`,
  'y',
)

/** Rewrites a student's formula with every multiplication written, one letter per name; undefined when it has other signs. */
function spellOut(text: string, names: Set<string>): string | undefined {
  const plain = text
    .replaceAll(/[−–—]/g, '-')
    .replaceAll(/[·⋅×∙]/g, '*')
    .replaceAll('÷', '/')
    .replaceAll(/√\s*(\d+|[a-z]|(?=\())/g, (_all, one: string) => (one ? `sqrt(${one})` : 'sqrt'))
    .replaceAll(/\|([^|]+)\|/g, 'abs($1)')
    .replaceAll(/\\(?:cdot|times)/g, '*')
    .replaceAll(/\\(?=sqrt|sin|cos|tan|ln|log|pi)/g, '')
    // x^{4}, [x + 1] and \sqrt{x} have brackets of other shapes; those of a name, x_{1}, go.
    .replaceAll(/_\{(\w+)\}/g, '_$1')
    .replaceAll(/[[{]/g, '(')
    .replaceAll(/[\]}]/g, ')')
    .replaceAll('$', '')
    .trim()
  let source = ''
  let endsValue = false
  let at = 0
  while (at < plain.length) {
    TOKEN.lastIndex = at
    const match = TOKEN.exec(plain)
    if (!match) return undefined
    at = TOKEN.lastIndex
    const [, number, fn, constant, name, operator] = match
    const startsValue = operator === undefined || operator === '('
    if (endsValue && startsValue) source += '*'
    if (fn !== undefined) {
      const argument = readBareArgument(plain, at)
      source += `${FUNCTIONS.get(fn)}`
      if (argument) {
        const inner = spellOut(argument.text, names)
        if (inner === undefined) return undefined
        source += `(${inner})`
        at = argument.end
      }
      endsValue = argument !== undefined
      continue
    }
    if (name !== undefined) {
      const letter = name.replaceAll(/[{}]/g, '')
      names.add(letter)
      source += letter
    } else
      source +=
        number ??
        (constant === undefined ? undefined : CONSTANTS.get(constant)) ??
        (operator === '**' ? '^' : operator) ??
        ''
    endsValue = operator === undefined || operator === ')'
  }
  return source === '' ? undefined : source
}

/** `sin x`, `sqrt 2x`: the argument without brackets is the product that follows. */
function readBareArgument(text: string, at: number): { text: string; end: number } | undefined {
  const match = /^\s*(\d*(?:\.\d+)?[a-zα-ω]?)/.exec(text.slice(at))
  return match?.[1] ? { text: match[1], end: at + match[0].length } : undefined
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
    const [a, b] = [first.evaluate(point), second.evaluate(point)]
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
    const [a = 0, b = 0, c = 0, d = 0] = sides.map((side) => side.evaluate(point))
    const ratio = (a - b) / (c - d)
    if (Number.isFinite(ratio)) ratios.push(ratio)
  }
  const [one = 0] = ratios
  if (ratios.length < ENOUGH || one === 0 || (first.relation !== '=' && one < 0)) return false
  return ratios.every((ratio) => Math.abs(ratio - one) <= CLOSE * Math.abs(one))
}
