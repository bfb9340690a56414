import type { TemplateScope } from '../template/template-expression.ts'
import { figuresOf, type PlacedAuthoredFigure, type WithFigures } from './authored-figure.ts'
import { drawFigure } from './draw-figure.ts'
import type { DrawnFigure } from './drawn-figure.ts'

/**
 * A figure for a page. One that cannot be drawn comes without markup and says so: the page then shows its alternative text, or a
 * calm line. The check refuses such figures, so this is for content that changed under a running server.
 */
function drawnOrWords(figure: PlacedAuthoredFigure, scope: TemplateScope, mainText: string): DrawnFigure {
  const at = figure.at ?? mainText
  const drawn = drawFigure(figure, scope)
  if (drawn.ok) return { at, ...drawn.figure }
  return { at, kind: figure.kind, alt: figure.alt.includes('@{') ? '' : figure.alt }
}

/**
 * All figures of an object, or undefined where it has none.
 * @param mainText the text that figures without `at` stand under
 */
export function drawFiguresOf(holder: WithFigures, scope: TemplateScope, mainText: string): DrawnFigure[] | undefined {
  const figures = figuresOf(holder)
  return figures.length === 0 ? undefined : figures.map((figure) => drawnOrWords(figure, scope, mainText))
}

/** Whatever has figures and may be a template, such as a question or a stimulus. */
export type FigureHolder = WithFigures & { parameters?: unknown; stimulus?: { parameters?: unknown } | undefined }

/**
 * The figures of a holder with the numbers of a seed; undefined where it has none. Drawing is apart from filling in texts, because most
 * who need a question (scoring, checks, Ilm) need no picture of it; the gateway's own keeps what it drew.
 */
export type DrawFigures = (
  holder: FigureHolder,
  scope: TemplateScope,
  seed: number,
  mainText: string,
) => DrawnFigure[] | undefined
