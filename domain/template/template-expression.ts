import { createBoundedCache } from '../maths/bounded-cache.ts'
import { evaluate, type Scope, type Value } from '../maths/evaluate-expression.ts'
import { type ReadTemplate, readTemplate } from '../maths/read-template.ts'

/** A number, text, truth, or a picked record, whose properties are read with a point. */
export type TemplateValue = Value
export type TemplateScope = Record<string, TemplateValue>

/**
 * Expressions as they were read. A course has a few thousand; the bound keeps a server that serves all courses from holding every one
 * ever used.
 */
const CACHE_SIZE = 5000
const cache = createBoundedCache<ReadTemplate>(CACHE_SIZE)

/** An expression as a tree with the names it uses, read once. */
export const readExpression = (source: string): ReadTemplate => cache.get(source, readTemplate)

export type Evaluated = { ok: true; value: TemplateValue } | { ok: false; reason: string }

/**
 * Evaluates an expression of a template (content/README.md lists what it may hold) over a scope; what cannot be read, a name that is not in
 * the scope, or a value that is none, is an error as a value.
 */
export function evaluateExpression(source: string, scope: Scope): Evaluated {
  const read = readExpression(source)
  if (!read.ok) return { ok: false, reason: `"${source}" is not an expression: ${read.reason}` }
  for (const name of read.names) {
    if (!Object.hasOwn(scope, name)) return { ok: false, reason: `"${source}" uses ${name}, which is not a parameter` }
  }
  const result = evaluate(read.tree, scope)
  return result.ok ? result : { ok: false, reason: `"${source}" fails: ${result.message}` }
}
