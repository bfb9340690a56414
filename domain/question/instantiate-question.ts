import type { FigureHolder } from '../figure/draw-figures-of.ts'
import { withoutNoise } from '../maths/format-number.ts'
import { seededRandom } from '../seed/seeded-random.ts'
import { stimulusScope } from '../stimulus/make-stimulus.ts'
import { type DrawnScope, drawScope } from '../template/draw-scope.ts'
import { fillTemplate } from '../template/fill-template.ts'
import { evaluateExpression, type TemplateScope, type TemplateValue } from '../template/template-expression.ts'
import type { AuthoredQuestion } from './authored-question.ts'
import type { Filler } from './authored-type.ts'
import { authoredTypeOf } from './authored-types.ts'
import type { Question } from './question.ts'

export type Instantiated =
  | { ok: true; question: Question; scope: TemplateScope }
  | { ok: false; reason: 'unsatisfiable' | 'broken'; message: string }

/** Carries the first broken text or expression out of the walk over a question's fields; never leaves this file. */
class BrokenTemplate extends Error {}

/**
 * Makes the question a student sees from an authored one (D14): numbers drawn from the seed, places filled, answers
 * computed, options shuffled. The same question and seed always give the same result.
 * @param seed a non-negative 32-bit integer; also orders the options of questions that are no templates
 */
export function instantiateQuestion(authored: AuthoredQuestion, seed: number): Instantiated {
  try {
    // the numbers of its stimulus first: a whole set shares them
    const shared = authored.stimulus ? stimulusScope(authored.stimulus, seed) : NOTHING_SHARED
    if (!shared.ok) return { ...shared, message: `the stimulus ${authored.stimulus?.id}: ${shared.message}` }
    const drawn = drawScope(authored, seededRandom(seed, authored.id), shared.scope)
    if (!drawn.ok) return drawn
    return { ok: true, scope: drawn.scope, question: fillQuestion(authored, drawn.scope, seed) }
  } catch (error) {
    if (error instanceof BrokenTemplate) return { ok: false, reason: 'broken', message: error.message }
    throw error
  }
}

const NOTHING_SHARED: DrawnScope = { ok: true, scope: {} }

/** True when every seed gives another variant: of its own numbers, or of its stimulus's. */
export function isTemplate({ parameters, stimulus }: Pick<FigureHolder, 'parameters' | 'stimulus'>): boolean {
  return parameters !== undefined || stimulus?.parameters !== undefined
}

function evaluated(expression: string, scope: TemplateScope): TemplateValue {
  const result = evaluateExpression(expression, scope)
  if (!result.ok) throw new BrokenTemplate(result.reason)
  return result.value
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
    number: (value, what, letters) => numberOf(value, letters ? { ...scope, ...letters } : scope, what),
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
    ...(authored.itemDifficulty !== undefined && { itemDifficulty: authored.itemDifficulty }),
    timeLimitSeconds: authored.timeLimitSeconds,
    lessonId: authored.lesson,
    ...(authored.section !== undefined && { sectionId: authored.section }),
    ...(authored.stimulus && { stimulusId: authored.stimulus.id }),
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
