import type { TemplateScope } from '../template/template-expression.ts'
import type { AuthoredFigure } from './authored-figure.ts'
import { drawContent, type FigureDrawn } from './draw-content.ts'
import { drawTable } from './draw-table.ts'
import { drawDrawing } from './drawing/draw-drawing.ts'
import { highlightCode } from './highlight-code.ts'
import { drawPlot } from './plot/draw-plot.ts'

/** The functions that draw the kinds which move with parameters. */
export const FIGURE_DRAWERS = { drawing: drawDrawing, plot: drawPlot, table: drawTable } as const

/**
 * Draws a figure with the parameters of a template (or none): places filled, the picture laid out and written as markup of safe
 * elements only. The same figure and parameters give the same markup, byte for byte. Never throws.
 */
export function drawFigure(figure: AuthoredFigure, scope: TemplateScope): FigureDrawn {
  switch (figure.kind) {
    case 'drawing':
      return drawContent(figure, scope, drawDrawing)
    case 'plot':
      return drawContent(figure, scope, drawPlot)
    case 'table':
      return drawContent(figure, scope, drawTable)
    case 'code':
      return drawContent(figure, scope, ({ code, language }, values) => ({
        markup: highlightCode(values.text(code), language),
      }))
  }
}
