import { evaluate, type Scope } from '../maths/evaluate-expression.ts'
import type { Expression } from '../maths/expression.ts'
import { MATHS_FUNCTIONS } from '../maths/maths-functions.ts'

type Run = (values: readonly number[]) => number

const OPERATORS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '^': (a, b) => a ** b,
  '<': (a, b) => Number(a < b),
  '<=': (a, b) => Number(a <= b),
  '>': (a, b) => Number(a > b),
  '>=': (a, b) => Number(a >= b),
  and: (a, b) => Number(a !== 0 && b !== 0),
  or: (a, b) => Number(a !== 0 || b !== 0),
}

/**
 * A formula as a plain function of its variables, in the order of `names`: a curve asks some hundred times, a region some thousand. Parts
 * without a variable are worked out once.
 * @returns undefined where the formula holds more than numbers (texts, records); who asks evaluates it step by step
 */
export function fastFormula(tree: Expression, names: readonly string[], scope: Scope): Run | undefined {
  if (!holdsName(tree, names)) {
    const result = evaluate(tree, scope)
    if (!result.ok || typeof result.value === 'string' || typeof result.value === 'object') return undefined
    const value = Number(result.value)
    return () => value
  }
  const part = (child: Expression) => fastFormula(child, names, scope)
  switch (tree.kind) {
    case 'name': {
      const index = names.indexOf(tree.name)
      return (values) => values[index] ?? Number.NaN
    }
    case 'unary': {
      const of = part(tree.of)
      return tree.sign === '-' ? of && ((values) => -of(values)) : undefined
    }
    case 'choice': {
      const [test, yes, no] = [part(tree.condition), part(tree.then), part(tree.otherwise)]
      return test && yes && no && ((values) => (test(values) === 0 ? no(values) : yes(values)))
    }
    case 'operation': {
      const [left, right, operate] = [part(tree.left), part(tree.right), OPERATORS[tree.sign]]
      return left && right && operate && ((values) => operate(left(values), right(values)))
    }
    case 'call': {
      const found = MATHS_FUNCTIONS.get(tree.name)
      const args = tree.args.map(part).filter((run) => run !== undefined)
      if (!found || args.length < tree.args.length || found.rounds) return undefined
      const [least, most] = found.takes
      if (args.length < least || args.length > most) return undefined
      const [only] = args
      if (only && args.length === 1) return (values) => found.of(only(values))
      return (values) => found.of(...args.map((run) => run(values)))
    }
    default:
      return undefined
  }
}

function holdsName(tree: Expression, names: readonly string[]): boolean {
  switch (tree.kind) {
    case 'name':
      return names.includes(tree.name)
    case 'property':
    case 'unary':
      return holdsName(tree.of, names)
    case 'call':
      return tree.args.some((arg) => holdsName(arg, names))
    case 'operation':
      return holdsName(tree.left, names) || holdsName(tree.right, names)
    case 'choice':
      return [tree.condition, tree.then, tree.otherwise].some((child) => holdsName(child, names))
    default:
      return false
  }
}
