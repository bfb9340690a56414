import type { EvalFunction, MathNode } from 'mathjs/number'
import { createBoundedCache } from '../maths/bounded-cache.ts'
import { createSchoolMaths } from './school-maths.ts'

/** A number, text, truth, or a picked record, whose properties are read with a point. */
export type TemplateValue = number | string | boolean | { readonly [key: string]: number | string }
export type TemplateScope = Record<string, TemplateValue>

export type CompiledExpression = { ok: true; evaluate: (scope: TemplateScope) => unknown; names: ReadonlySet<string> }
export type BrokenExpression = { ok: false; reason: string }

/** Every function a template may call. Anything that could parse, import or loop is not among them. */
const ALLOWED_FUNCTIONS = new Set(
  (
    'abs acos asin atan atan2 cbrt ceil combinations cos cosh exp factorial fix floor gcd lcm log log10 log2 max mean ' +
    'median min mod nthRoot permutations pow round sign sin sinh sqrt square cube sum tan tanh isInteger isPrime'
  ).split(' '),
)
const CONSTANTS = new Set(['pi', 'e', 'true', 'false'])
const ALLOWED_NODES = new Set([
  'AccessorNode',
  'ConditionalNode',
  'ConstantNode',
  'FunctionNode',
  'IndexNode',
  'OperatorNode',
  'ParenthesisNode',
  'RelationalNode',
  'SymbolNode',
])

const math = createSchoolMaths()
const parseExpression = math.parse
// Texts compare by their letters, so that `chain.top == "lynx"` works; mathjs by itself would turn them into numbers.
math.import(
  {
    equal: math.typed('equal', { ...signaturesOf(math.equal), 'string, string': (a: string, b: string) => a === b }),
    unequal: math.typed('unequal', {
      ...signaturesOf(math.unequal),
      'string, string': (a: string, b: string) => a !== b,
    }),
  },
  { override: true },
)
/**
 * Rounds half away from zero, with room for floating noise: 1.005 to two decimals is 1.01, as on paper. Plain arithmetic, because
 * templates round all the time and mathjs goes through text.
 */
function roundPlainly(value: number, decimals = 0): number {
  const scale = 10 ** decimals
  const scaled = Math.abs(value) * scale
  return (Math.sign(value) * Math.floor(scaled + 0.5 + scaled * 1e-12)) / scale
}
math.import(
  { round: math.typed('round', { number: (value: number) => roundPlainly(value), 'number, number': roundPlainly }) },
  { override: true },
)
const refuse = (name: string) => () => {
  throw new Error(`${name} may not be used in a template`)
}
math.import(
  Object.fromEntries(
    'import createUnit evaluate parse compile simplify derivative rationalize resolve'
      .split(' ')
      .map((name) => [name, refuse(name)]),
  ),
  { override: true },
)

function signaturesOf(fn: unknown): Record<string, (...values: never[]) => unknown> {
  return typeof fn === 'function' && 'signatures' in fn ? { ...(fn.signatures as object) } : {}
}

/**
 * Compiled expressions. A course has a few thousand; the bound keeps a server that serves all courses from holding every one
 * ever used (a compiled expression takes about 2 kB).
 */
const CACHE_SIZE = 5000
const cache = createBoundedCache<CompiledExpression | BrokenExpression>(CACHE_SIZE)

/**
 * Compiles an expression of a template (content/README.md lists what it may hold). The language is mathjs with numbers
 * only and an allow-list: no assignment, no function definition, no import, evaluate or parse.
 */
export function compileExpression(source: string): CompiledExpression | BrokenExpression {
  return cache.get(source, compileFresh)
}

function compileFresh(source: string): CompiledExpression | BrokenExpression {
  let node: MathNode
  let code: EvalFunction
  try {
    node = parseExpression(source)
    code = node.compile()
  } catch (error) {
    return { ok: false, reason: `"${source}" is not an expression: ${messageOf(error)}` }
  }
  const names = new Set<string>()
  let refused: string | undefined
  node.traverse((part, path, parent) => {
    if (!ALLOWED_NODES.has(part.type)) refused ??= `"${source}" holds a ${part.type}, which templates may not use`
    if (!isSymbol(part)) return
    if (parent?.type === 'FunctionNode' && path === 'fn') {
      if (!ALLOWED_FUNCTIONS.has(part.name)) refused ??= `"${source}" calls ${part.name}, which templates may not use`
    } else if (!CONSTANTS.has(part.name)) names.add(part.name)
  })
  if (refused) return { ok: false, reason: refused }
  // Assignments are refused above, so evaluating cannot write into the scope.
  return { ok: true, names, evaluate: (scope) => code.evaluate(scope) }
}

function isSymbol(node: MathNode): node is MathNode & { name: string } {
  return node.type === 'SymbolNode' && 'name' in node && typeof node.name === 'string'
}

export type Evaluated = { ok: true; value: TemplateValue } | { ok: false; reason: string }

/** Evaluates an expression over a scope; a name that is not in the scope, or a value that is none, is an error as a value. */
export function evaluateExpression(source: string, scope: TemplateScope): Evaluated {
  const compiled = compileExpression(source)
  if (!compiled.ok) return compiled
  for (const name of compiled.names) {
    if (!Object.hasOwn(scope, name)) return { ok: false, reason: `"${source}" uses ${name}, which is not a parameter` }
  }
  try {
    const value = compiled.evaluate(scope)
    if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return { ok: true, value }
    if (isRecord(value)) return { ok: true, value }
    return { ok: false, reason: `"${source}" gives no number or text` }
  } catch (error) {
    return { ok: false, reason: `"${source}" fails: ${messageOf(error)}` }
  }
}

function isRecord(value: unknown): value is { [key: string]: number | string } {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
