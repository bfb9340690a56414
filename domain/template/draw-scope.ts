import { withoutNoise } from '../maths/format-number.ts'
import { drawIndex, type Random } from '../seed/seeded-random.ts'
import { computeValues } from './compute-values.ts'
import { evaluateExpression, type TemplateScope } from './template-expression.ts'
import type { TemplateParameters } from './template-parameters.ts'

export type DrawnScope =
  | { ok: true; scope: TemplateScope }
  /** `unsatisfiable`: no draw meets the constraints; `broken`: a range or an expression is wrong, for the author */
  | { ok: false; reason: 'unsatisfiable' | 'broken'; message: string }

/** Draws before a template counts as unsatisfiable: one draw in twenty satisfying it fails with probability 1e-11. */
const MAX_DRAWS = 500

/** Carries the first broken range or expression out of the draw; never leaves this file. */
class BrokenParameters extends Error {}

/**
 * Draws the parameters of a template and computes what follows from them (D14). The same chance gives the same numbers.
 * @param given what is drawn already, such as the numbers of a stimulus: expressions may use it
 */
export function drawScope(template: TemplateParameters, random: Random, given: TemplateScope = {}): DrawnScope {
  try {
    const scope = drawOnce(template, random, given)
    if (scope) return { ok: true, scope }
    return { ok: false, reason: 'unsatisfiable', message: `no draw out of ${MAX_DRAWS} satisfies the constraints` }
  } catch (error) {
    if (error instanceof BrokenParameters) return { ok: false, reason: 'broken', message: error.message }
    throw error
  }
}

function drawOnce(
  { parameters = {}, computed = {}, constraints = [] }: TemplateParameters,
  random: Random,
  given: TemplateScope,
): TemplateScope | undefined {
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const drawn: TemplateScope = { ...given }
    for (const [name, parameter] of Object.entries(parameters)) {
      drawn[name] = 'pick' in parameter ? pickFrom(parameter.pick, random) : drawFrom(parameter, name, random)
    }
    const made = computeValues(computed, drawn)
    if (!made.ok) throw new BrokenParameters(made.reason)
    if (constraints.every((constraint) => holds(constraint, made.scope))) return made.scope
  }
  return undefined
}

function pickFrom<T>(choices: readonly T[], random: Random): T {
  const choice = choices[drawIndex(random, choices.length)]
  if (choice === undefined) throw new BrokenParameters('a parameter has nothing to pick from')
  return choice
}

type Range = { from: number; to: number; step: number; except: readonly number[] }

function drawFrom(range: Range, name: string, random: Random): number {
  // The tolerance keeps `to` inside when (to - from) / step is not exact, as in 0 to 1 by 0.1.
  const count = Math.floor((range.to - range.from) / range.step + 1e-9) + 1
  if (count < 1) throw new BrokenParameters(`the range of ${name} is empty`)
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const value = withoutNoise(range.from + range.step * drawIndex(random, count))
    if (!range.except.includes(value)) return value
  }
  throw new BrokenParameters(`the range of ${name} is empty: all of it is excepted`)
}

function holds(constraint: string, scope: TemplateScope): boolean {
  const result = evaluateExpression(constraint, scope)
  if (!result.ok) throw new BrokenParameters(result.reason)
  if (typeof result.value !== 'boolean')
    throw new BrokenParameters(`the constraint "${constraint}" is neither true nor false`)
  return result.value
}
