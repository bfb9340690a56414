import { type DrawFigures, drawFiguresOf, type FigureHolder } from '#domain/figure/draw-figures-of.ts'
import type { DrawnFigure } from '#domain/figure/drawn-figure.ts'
import { createBoundedCache } from '#domain/maths/bounded-cache.ts'
import { isTemplate } from '#domain/question/instantiate-question.ts'

/** Characters of drawn figures kept at most twice over: some thousand exams' worth of pictures. */
const KEPT_CHARACTERS = 12_000_000

/**
 * Draws the figures of questions and stimuli and keeps them, for as long as the content they came from is in memory: a figure is the same
 * for the same holder and seed, and for every seed where the holder is no template.
 */
export function createFigureCache(limit = KEPT_CHARACTERS): DrawFigures {
  const kept = createBoundedCache<DrawnFigure[]>(limit, sizeOf)
  const numbers = new WeakMap<FigureHolder, number>()
  let count = 0
  return (holder, scope, seed, mainText) => {
    if (holder.figure === undefined && holder.figures === undefined) return undefined
    const number = numbers.get(holder) ?? count++
    numbers.set(holder, number)
    const key = isTemplate(holder) ? `${number}/${seed}` : `${number}`
    return kept.get(key, () => drawFiguresOf(holder, scope, mainText) ?? [])
  }
}

/** About the characters a list of figures holds. */
function sizeOf(figures: readonly DrawnFigure[]): number {
  return figures.reduce(
    (sum, { markup, table, alt }) => sum + (markup?.length ?? 0) + alt.length + 20 * (table?.rows.flat().length ?? 0),
    100,
  )
}
