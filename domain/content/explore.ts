import type { AuthoredFigureOf, ExplorableFigure } from '../figure/authored-figure.ts'
import { type DrawnContent, drawContent, type FigureDrawn } from '../figure/draw-content.ts'
import type { FigureValues } from '../figure/figure-values.ts'
import { computeValues } from '../template/compute-values.ts'
import { fillTemplate } from '../template/fill-template.ts'
import type { TemplateScope } from '../template/template-expression.ts'
import type { Explorable } from './exploration.ts'
import type { Setting } from './explore-values.ts'

/** The function for each kind of figure; the browser loads the one it needs. */
export type DrawKind = {
  [K in ExplorableFigure['kind']]: (figure: AuthoredFigureOf<K>, values: FigureValues) => DrawnContent
}

export type Explored = (FigureDrawn & { ok: true } & { state: string }) | { ok: false; reason: string }

/**
 * The figure and the words of an exploration at a setting. The same setting gives the same markup, on the server and in the browser. Never
 * throws: what cannot be worked out is a sentence for the author.
 * @param drawers at least the function for the figure's kind
 */
export function explore(
  { computed, figure, state }: Explorable,
  setting: Setting,
  drawers: Partial<DrawKind>,
): Explored {
  const made = computeValues(computed, setting)
  if (!made.ok) return made
  const words = fillTemplate(state, made.scope)
  if (!words.ok) return words
  const drawn = drawKind(figure, made.scope, drawers)
  // a hyphen before a number is a minus sign
  return drawn.ok ? { ...drawn, state: words.text.replaceAll(/(?<![\w)])-(?=\d)/g, '−') } : drawn
}

function drawKind(
  figure: ExplorableFigure,
  scope: TemplateScope,
  { drawing, plot, table }: Partial<DrawKind>,
): FigureDrawn {
  if (figure.kind === 'drawing' && drawing) return drawContent(figure, scope, drawing)
  if (figure.kind === 'plot' && plot) return drawContent(figure, scope, plot)
  if (figure.kind === 'table' && table) return drawContent(figure, scope, table)
  return { ok: false, reason: `nothing draws a ${figure.kind} here` }
}
