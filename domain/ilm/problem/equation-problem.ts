import { coefficientsOf, functionOf } from './function-of.ts'
import { bareAttempt, type Solvable, withoutHesitation } from './problem.ts'

const WORDS =
  /^(?:.{0,200}\b(?:solve|equation|for|homework|have to|find x(?: if| when| in)?|with|stuck on|do)\b:?\s{1,9})?(.*)$/i
const shown = (value: number) => String(Math.round(value * 1000) / 1000)

type Sides = {
  source: string
  letter: string
  left: (x: number) => number
  right: (x: number) => number
  difference: (x: number) => number
}

function sidesOf(source: string): Sides | undefined {
  const [one = '', other, ...more] = source.split('=')
  if (other === undefined || more.length > 0) return undefined
  const [first, second] = [functionOf(one), functionOf(other)]
  if (!first || !second) return undefined
  const letter = /[a-z]/.test(one.replaceAll(/log|ln|sin|cos|tan|sqrt/g, '')) ? first.letter : second.letter
  const [left, right] = [functionOf(one, letter), functionOf(other, letter)]
  if (!left || !right || !new RegExp(`(?<![a-z])${letter}(?![a-z])|\\d${letter}`).test(source)) return undefined
  return {
    source: `${one.trim()} = ${other.trim()}`,
    letter,
    left: left.at,
    right: right.at,
    difference: (x) => left.at(x) - right.at(x),
  }
}

/** Real roots where the equation is linear or quadratic. */
function rootsOf({ difference }: Sides): number[] | undefined {
  const [c = 0, b = 0, a = 0, ...more] = coefficientsOf(difference) ?? [Number.NaN]
  if (Number.isNaN(c) || more.some((one) => one !== 0)) return undefined
  if (a === 0) return b === 0 ? undefined : [-c / b]
  const root = Math.sqrt(b * b - 4 * a * c)
  return Number.isNaN(root) ? [] : [(-b - root) / (2 * a), (-b + root) / (2 * a)]
}

const isZero = (value: number) => Math.abs(value) < 1e-6

/** "solve 2x + 5 = 17": attempts may be a value, or a right step on the way such as 2x = 12. */
export function equationProblem(text: string): Solvable | undefined {
  if (!/\bsolve|\bequation|\bfind x\b/i.test(text)) return undefined
  const source = (
    WORDS.exec(
      text
        .replace(/\s(?:for (?:my )?homework|please|pls|by)\b.*$/i, '')
        .replaceAll(/log_?(\d+) ?\(([^()]+)\)/g, '(ln($2)/ln($1))')
        .trim(),
    )?.[1] ?? ''
  ).replace(/(?<![?.! ])[?.! ]+$/, '')
  const sides = sidesOf(source)
  if (!sides) return undefined
  const roots = rootsOf(sides)
  const lines = [coefficientsOf(sides.left), coefficientsOf(sides.right)]
  const isLinear = roots?.length === 1 && lines.every((one) => one?.slice(2).every((power) => power === 0))
  const { letter } = sides
  return {
    asked: `$${letter}$ in $${sides.source}$`,
    topic: isLinear ? 'solving linear equations' : 'solving equations quadratic',
    steps: isLinear
      ? [
          `What happens to $${letter}$ in $${sides.source}$, in which order? Undo the last of it first, on both sides.`,
          `Bring all terms with $${letter}$ to one side and the plain numbers to the other: each changes by its opposite. Which line do you get?`,
          `Then divide both sides by the number in front of $${letter}$, and put your value in to check.`,
        ]
      : [
          `What kind of equation is $${sides.source}$: can you factor it, or undo it step by step?`,
          'Bring everything to one side, so that the other is 0, and look for factors. Or undo the outermost operation first.',
          'Put each of your values back in to check.',
        ],
    answer:
      roots && roots.length > 0
        ? `$${letter} = ${roots.map(shown).join('$ or $')}$. Put it in and see.`
        : 'Put your value into both sides: they must agree.',
    check: (attempt) => {
      const said = withoutHesitation(attempt)
      const step = sidesOf(said)
      const isValue = step !== undefined && new RegExp(`^${letter} ?= ?[-+]?[\\d.]+(?: ?/ ?[\\d.]+)?$`).test(said)
      if (step && !isValue) return checkStep(sides, step, roots, lines)
      const value = functionOf(bareAttempt(said))
      if (!value || /[a-z]/i.test(bareAttempt(said))) return undefined
      return checkValue(sides, value.at(0), roots, isLinear ? lines : undefined)
    },
  }
}

type Lines = readonly (readonly number[] | undefined)[]

function checkValue(sides: Sides, value: number, roots: number[] | undefined, lines: Lines | undefined) {
  const { letter, source } = sides
  const put = `Put $${letter} = ${shown(value)}$ into $${source}$: the left side is ${shown(sides.left(value))}, the right side ${shown(sides.right(value))}.`
  if (isZero(sides.difference(value))) {
    const other =
      roots && roots.length > 1 && roots[0] !== roots[1] ? ' There is one more solution. Can you find it?' : ''
    return { is: 'right' as const, say: `Yes! ${put} Both agree.${other}` }
  }
  const [left, right] = lines ?? []
  const [b = 0, a = 0] = left ?? []
  const [d = 0, c = 0] = right ?? []
  if (lines && isZero(value - (d - b)) && a - c !== 1)
    return {
      is: 'wrong' as const,
      say: `Not yet. That is what $${shown(a - c)}${letter}$ comes to. What do you still have to divide by? ${put}`,
    }
  if (lines && isZero(value - (d + b) / (a - c)))
    return {
      is: 'wrong' as const,
      say: `Not yet. ${put} Look at the ${shown(Math.abs(b))}: it moves to the other side by its opposite. Did you add or subtract?`,
    }
  if (roots?.some((root) => isZero(root + value)))
    return { is: 'wrong' as const, say: `Not yet: check the **sign**. ${put} For which value does a factor become 0?` }
  return {
    is: 'wrong' as const,
    say: `Not yet. ${put} They should be equal. Which step could have gone wrong? Undo one thing at a time, on both sides.`,
  }
}

function checkStep(sides: Sides, step: Sides, roots: number[] | undefined, [left, right]: Lines) {
  const own = rootsOf(step)
  const isSame =
    roots !== undefined &&
    own !== undefined &&
    roots.length === own.length &&
    roots.every((root, index) => isZero(root - (own[index] ?? Number.NaN)))
  if (isSame) return { is: 'step' as const, say: `Right, $${step.source}$ follows. What is the next step?` }
  const [b = 0, a = 0] = left ?? []
  const [d = 0, c = 0] = right ?? []
  const [n = 0, k = 0] = coefficientsOf(step.left) ?? []
  const [m = 0] = coefficientsOf(step.right) ?? []
  if (isZero(n) && isZero(k - (a - c)) && !isZero(m - (d - b)))
    return {
      is: 'wrong' as const,
      say: `Not yet: the left side is fine. Look at the ${shown(Math.abs(b))}: to take it away from the left, do the opposite to **both** sides. Do you add or subtract it?`,
    }
  if (isZero(n) && !isZero(k - (a - c)) && !isZero(c))
    return {
      is: 'wrong' as const,
      say: `Not yet: look at the terms with $${sides.letter}$. The $${shown(c)}${sides.letter}$ moves to the other side by its opposite: check its sign. Do you add or subtract it?`,
    }
  return {
    is: 'wrong' as const,
    say: `Not yet: $${step.source}$ has another solution than $${sides.source}$. What did you do to the left side, and did you do the same to the right?`,
  }
}
