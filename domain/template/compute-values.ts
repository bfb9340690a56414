import { withoutNoise } from '../maths/format-number.ts'
import { evaluateExpression, type TemplateScope } from './template-expression.ts'

export type ComputedScope = { ok: true; scope: TemplateScope } | { ok: false; reason: string }

/**
 * A scope with the values that follow from it, in the order they are written: each may use the ones before it. Rounding noise is removed
 * after each. The scope that is given stays as it is.
 */
export function computeValues(computed: Readonly<Record<string, string>>, given: TemplateScope): ComputedScope {
  const scope: TemplateScope = { ...given }
  for (const [name, expression] of Object.entries(computed)) {
    const result = evaluateExpression(expression, scope)
    if (!result.ok) return result
    scope[name] = typeof result.value === 'number' ? withoutNoise(result.value) : result.value
  }
  return { ok: true, scope }
}
