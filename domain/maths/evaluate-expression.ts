import type { Expression } from './expression.ts'
import { isNear, MATHS_FUNCTIONS } from './maths-functions.ts'

export type AngleUnit = 'degrees' | 'radians'
export type Value = number | string | boolean | { readonly [key: string]: number | string }
export type Scope = Readonly<Record<string, Value>>

/** What an evaluation may still cost: one step for each node of the tree, and one for each round of a function that counts. */
export type Budget = { steps: number }
/** Enough for a formula as long as may be read, at a dozen points. */
export const MOST_STEPS = 20_000
export const createBudget = (): Budget => ({ steps: MOST_STEPS })

export type Evaluated =
  | { ok: true; value: Value }
  /** `too-much`: the budget is used up. `no-value`: a name nobody gave a value, a text where a number belongs */
  | { ok: false; reason: 'too-much' | 'no-value'; message: string }

class NoValue extends Error {}
class TooMuch extends Error {}

const CONSTANTS: Scope = { pi: Math.PI, e: Math.E, true: true, false: false }
const DEGREE = Math.PI / 180

/**
 * The value of an expression, in a number of steps that is bounded beforehand. Division by zero and roots of negative numbers give what
 * floating point gives (Infinity, NaN).
 * @param scope values of names; they go before the constants pi and e
 * @param angle what sin, cos, tan take and their inverses give; `°` after a number makes it one of these
 */
export function evaluate(
  tree: Expression,
  scope: Scope,
  { angle = 'radians', budget = createBudget() }: { angle?: AngleUnit; budget?: Budget } = {},
): Evaluated {
  function spend(steps: number) {
    // a step count that is no number must not make the budget endless
    if (!(steps <= budget.steps)) throw new TooMuch('the calculation is too long')
    budget.steps -= steps
  }

  function valueAt(node: Expression): Value {
    spend(1)
    switch (node.kind) {
      case 'number':
        return node.value
      case 'text':
        return node.text
      case 'name':
        return named(node.name)
      case 'property': {
        const of = valueAt(node.of)
        const value = typeof of === 'object' && Object.hasOwn(of, node.name) ? of[node.name] : undefined
        if (value === undefined) throw new NoValue(`there is no ${node.name}`)
        return value
      }
      case 'choice':
        return truthOf(node.condition) ? valueAt(node.then) : valueAt(node.otherwise)
      case 'unary':
        return node.sign === 'not' ? !truthOf(node.of) : signed(node.sign, numberOf(node.of))
      case 'call':
        return called(node.name, node.args.map(numberOf))
      default:
        return operated(node)
    }
  }

  function named(name: string): Value {
    const value = Object.hasOwn(scope, name)
      ? scope[name]
      : Object.hasOwn(CONSTANTS, name)
        ? CONSTANTS[name]
        : undefined
    if (value === undefined) throw new NoValue(`${name} has no value`)
    return value
  }

  function numberOf(node: Expression): number {
    const value = valueAt(node)
    if (typeof value !== 'number') throw new NoValue(`${String(value)} is no number`)
    return value
  }

  function truthOf(node: Expression): boolean {
    const value = valueAt(node)
    if (typeof value === 'object' || typeof value === 'string')
      throw new NoValue(`${String(value)} is neither true nor false`)
    return Boolean(value)
  }

  function signed(sign: '-' | '!' | '%' | '°', value: number): number {
    if (sign === '-') return -value
    if (sign === '%') return value / 100
    if (sign === '°') return angle === 'degrees' ? value : value * DEGREE
    const result = called('factorial', [value])
    return typeof result === 'number' ? result : Number.NaN
  }

  function called(name: string, args: readonly number[]): Value {
    const found = MATHS_FUNCTIONS.get(name)
    if (!found) throw new NoValue(`there is no function ${name}`)
    const [least, most] = found.takes
    if (args.length < least || args.length > most) throw new NoValue(`${name} takes another number of values`)
    spend(Math.max(0, Math.ceil(found.rounds?.(...args) || 0)) + args.length)
    const isInDegrees = angle === 'degrees'
    if (isInDegrees && found.angle === 'in') return found.of(...args.map((value) => value * DEGREE))
    const value = found.of(...args)
    if (name.startsWith('is')) return value === 1
    return isInDegrees && found.angle === 'out' ? value / DEGREE : value
  }

  function operated({ sign, left, right }: Expression & { kind: 'operation' }): Value {
    if (sign === 'and') return truthOf(left) && truthOf(right)
    if (sign === 'or') return truthOf(left) || truthOf(right)
    if (sign === '==' || sign === '!=') return isSame(valueAt(left), valueAt(right)) === (sign === '==')
    const [a, b] = [numberOf(left), numberOf(right)]
    switch (sign) {
      case '+':
        return a + b
      case '-':
        return a - b
      case '*':
        return a * b
      case '/':
        return a / b
      case '^':
        return a ** b
      case '<':
        return a < b && !isNear(a, b)
      case '>':
        return a > b && !isNear(a, b)
      case '<=':
        return a <= b || isNear(a, b)
      case '>=':
        return a >= b || isNear(a, b)
      default:
        throw new NoValue(`there is no operator ${sign}`)
    }
  }

  try {
    return { ok: true, value: valueAt(tree) }
  } catch (error) {
    if (error instanceof TooMuch) return { ok: false, reason: 'too-much', message: error.message }
    if (error instanceof NoValue) return { ok: false, reason: 'no-value', message: error.message }
    throw error
  }
}

/** A number is never the text that looks like it, so asking is a slip of whoever wrote the template: 1 == '1'. */
function isSame(a: Value, b: Value): boolean {
  if (typeof a !== typeof b) throw new NoValue(`${JSON.stringify(a)} cannot be compared with ${JSON.stringify(b)}`)
  return typeof a === 'number' && typeof b === 'number' ? isNear(a, b) : a === b
}
