import { withoutNoise } from '../maths/format-number.ts'
import { drawIndex, type Random, seededRandom } from '../seed/seeded-random.ts'
import { fillTemplate } from '../template/fill-template.ts'
import { evaluateExpression, type TemplateScope, type TemplateValue } from '../template/template-expression.ts'
import type { AuthoredQuestion } from './authored-question.ts'
import type { Filler } from './authored-type.ts'
import { authoredTypeOf } from './authored-types.ts'
import type { Question } from './question.ts'

export type Instantiated =
  | { ok: true; question: Question; scope: TemplateScope }
  | { ok: false; reason: 'unsatisfiable' | 'broken'; message: string }

/** Draws before a template counts as unsatisfiable: one draw in twenty satisfying it fails with probability 1e-11. */
const MAX_DRAWS = 500

/** Carries the first broken text or expression out of the walk over a question's fields; never leaves this file. */
class BrokenTemplate extends Error {}

/**
 * Makes the question a student sees from an authored one (D14): numbers drawn from the seed, places filled, answers
 * computed, options shuffled. The same question and seed always give the same result.
 * @param seed a non-negative 32-bit integer; also orders the options of questions that are no templates
 */
export function instantiateQuestion(authored: AuthoredQuestion, seed: number): Instantiated {
  try {
    const scope = drawScope(authored, seededRandom(seed, authored.id))
    if (!scope) {
      return { ok: false, reason: 'unsatisfiable', message: `no draw out of ${MAX_DRAWS} satisfies the constraints` }
    }
    return { ok: true, scope, question: fillQuestion(authored, scope, seed) }
  } catch (error) {
    if (error instanceof BrokenTemplate) return { ok: false, reason: 'broken', message: error.message }
    throw error
  }
}

/** True when every seed gives another variant. */
export function isTemplate(authored: AuthoredQuestion): boolean {
  return authored.parameters !== undefined
}

function drawScope(authored: AuthoredQuestion, random: Random): TemplateScope | undefined {
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const scope: TemplateScope = {}
    for (const [name, parameter] of Object.entries(authored.parameters ?? {})) {
      scope[name] = 'pick' in parameter ? pickFrom(parameter.pick, random) : drawFrom(parameter, name, random)
    }
    for (const [name, expression] of Object.entries(authored.computed ?? {})) {
      const value = evaluated(expression, scope)
      scope[name] = typeof value === 'number' ? withoutNoise(value) : value
    }
    if ((authored.constraints ?? []).every((constraint) => holds(constraint, scope))) return scope
  }
  return undefined
}

function pickFrom<T>(choices: readonly T[], random: Random): T {
  const choice = choices[drawIndex(random, choices.length)]
  if (choice === undefined) throw new BrokenTemplate('a parameter has nothing to pick from')
  return choice
}

type Range = { from: number; to: number; step: number; except: readonly number[] }

function drawFrom(range: Range, name: string, random: Random): number {
  // The tolerance keeps `to` inside when (to - from) / step is not exact, as in 0 to 1 by 0.1.
  const count = Math.floor((range.to - range.from) / range.step + 1e-9) + 1
  if (count < 1) throw new BrokenTemplate(`the range of ${name} is empty`)
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const value = withoutNoise(range.from + range.step * drawIndex(random, count))
    if (!range.except.includes(value)) return value
  }
  throw new BrokenTemplate(`the range of ${name} is empty: all of it is excepted`)
}

function evaluated(expression: string, scope: TemplateScope): TemplateValue {
  const result = evaluateExpression(expression, scope)
  if (!result.ok) throw new BrokenTemplate(result.reason)
  return result.value
}

function holds(constraint: string, scope: TemplateScope): boolean {
  const value = evaluated(constraint, scope)
  if (typeof value !== 'boolean') throw new BrokenTemplate(`the constraint "${constraint}" is neither true nor false`)
  return value
}

function numberOf(value: number | string, scope: TemplateScope, what: string): number {
  const result = typeof value === 'number' ? value : evaluated(value, scope)
  if (typeof result !== 'number' || !Number.isFinite(result)) {
    throw new BrokenTemplate(`${what} "${value}" gives ${String(result)}, not a number`)
  }
  return withoutNoise(result)
}

function fillQuestion(authored: AuthoredQuestion, scope: TemplateScope, seed: number): Question {
  const fill = (text: string): string => {
    const filled = fillTemplate(text, scope)
    if (!filled.ok) throw new BrokenTemplate(filled.reason)
    return filled.text
  }
  const filler: Filler = {
    text: fill,
    number: (value, what) => numberOf(value, scope, what),
    random: (about) => seededRandom(seed, `${authored.id}/${about}`),
    refuse: (message) => {
      throw new BrokenTemplate(message)
    },
  }
  return {
    ...NO_ANSWER,
    id: authored.id,
    type: authored.type,
    prompt: { type: 'text', content: fill(authored.prompt) },
    ...authoredTypeOf(authored).fill(authored, filler),
    hints: authored.hints.map(fill),
    explanation: fill(authored.explanation),
    tags: authored.tags,
    difficulty: authored.difficulty,
    timeLimitSeconds: authored.timeLimitSeconds,
    lessonId: authored.lesson,
    ...(isTemplate(authored) && { seed }),
  }
}

/** The fields of other types, as they are where a question has none. */
const NO_ANSWER = {
  options: [],
  tolerance: 0,
  answerForm: 'text',
  mistakes: [],
  pairs: [],
  items: [],
  partialCredit: true,
} as const satisfies Partial<Question>
