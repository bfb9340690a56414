import type { DrawnFigure } from '#domain/figure/drawn-figure.ts'
import { createBoundedCache } from '#domain/maths/bounded-cache.ts'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'
import { isTemplate } from '#domain/question/instantiate-question.ts'
import { type DrawQuestionFigures, drawQuestionFigures, hasFigures } from '#domain/question/question-figures.ts'

/** Characters of drawn figures kept at most twice over: some thousand exams' worth of pictures. */
const KEPT_CHARACTERS = 12_000_000

/**
 * Draws the figures of questions and keeps them, for as long as the content they came from is in memory: a figure is the same for
 * the same question and seed, and for every seed where the question is no template.
 */
export function createFigureCache(limit = KEPT_CHARACTERS): DrawQuestionFigures {
  const kept = createBoundedCache<DrawnFigure[]>(limit, sizeOf)
  const numbers = new WeakMap<AuthoredQuestion, number>()
  let count = 0
  return (authored, scope, seed) => {
    if (!hasFigures(authored)) return undefined
    const number = numbers.get(authored) ?? count++
    numbers.set(authored, number)
    const key = isTemplate(authored) ? `${number}/${seed}` : `${number}`
    return kept.get(key, () => drawQuestionFigures(authored, scope, seed) ?? [])
  }
}

/** About the characters a list of figures holds. */
function sizeOf(figures: readonly DrawnFigure[]): number {
  return figures.reduce(
    (sum, { markup, table, alt }) => sum + (markup?.length ?? 0) + alt.length + 20 * (table?.rows.flat().length ?? 0),
    100,
  )
}
