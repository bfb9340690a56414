import { evaluateExpression, type TemplateScope, type TemplateValue } from '../template/template-expression.ts'
import type { AuthoredFigure, AuthoredFigureOf } from './authored-figure.ts'
import { fillDrawing } from './drawing/fill-drawing.ts'
import type { DrawnFigure } from './drawn-figure.ts'
import { BrokenFigure, type FigureValues, figureValues } from './figure-values.ts'
import { highlightCode } from './highlight-code.ts'
import { drawPlot } from './plot/draw-plot.ts'
import { type SvgNode, writePicture } from './svg-node.ts'

/** A picture before it is written, for the check of its layout. Lengths are in units of its view box. */
type Picture = { width: number; height: number; nodes: readonly SvgNode[] }

export type FigureDrawn =
  | { ok: true; figure: Omit<DrawnFigure, 'at'>; picture?: Picture }
  /** a sentence for the author */
  | { ok: false; reason: string }

/**
 * Draws a figure with the parameters of a template (or none): places filled, the picture laid out and written as markup of safe
 * elements only. The same figure and parameters give the same markup, byte for byte. Never throws.
 */
export function drawFigure(figure: AuthoredFigure, scope: TemplateScope): FigureDrawn {
  try {
    const values = figureValues(scope)
    const caption = figure.caption === undefined ? {} : { caption: values.text(figure.caption) }
    const words = { kind: figure.kind, alt: values.text(figure.alt), ...caption }
    switch (figure.kind) {
      case 'drawing': {
        const picture = filledDrawing(figure, values)
        return {
          ok: true,
          picture,
          figure: { ...words, markup: writePicture(picture.width, picture.height, picture.nodes) },
        }
      }
      case 'plot': {
        const { markup, table, ...picture } = drawPlot(figure, values)
        return { ok: true, picture, figure: { ...words, markup, ...(table && { table }) } }
      }
      case 'table':
        return { ok: true, figure: { ...words, table: filledTable(figure, values) } }
      case 'code':
        return { ok: true, figure: { ...words, markup: highlightCode(values.text(figure.code), figure.language) } }
    }
  } catch (error) {
    if (error instanceof BrokenFigure) return { ok: false, reason: error.message }
    throw error
  }
}

function filledDrawing(figure: AuthoredFigureOf<'drawing'>, values: FigureValues): Picture {
  if (figure.svg === undefined)
    throw new BrokenFigure(figure.file ? `there is no file ${figure.file}` : 'a drawing needs a file or an svg')
  const own: TemplateScope = { ...values.scope }
  for (const [name, value] of Object.entries(figure.with ?? {})) own[name] = givenValue(value, values)
  return fillDrawing(figure.svg, figureValues(own))
}

/** What a drawing is given for a name: a number, a text, or what a place comes to, which may be a number. */
function givenValue(value: number | string, values: FigureValues): TemplateValue {
  if (typeof value === 'number') return value
  const [, expression] = /^@\{([^{}|]*)\}$/.exec(value) ?? []
  if (expression === undefined) return values.text(value)
  const result = evaluateExpression(expression, values.scope)
  if (!result.ok) throw new BrokenFigure(result.reason)
  return result.value
}

function filledTable({ headers, rows }: AuthoredFigureOf<'table'>, values: FigureValues) {
  const wrong = rows.find((row) => row.length !== headers.length)
  if (wrong) throw new BrokenFigure(`a row of the table has ${wrong.length} cells; there are ${headers.length} headers`)
  return {
    headers: headers.map(values.text),
    rows: rows.map((row) =>
      row.map((cell) => (typeof cell === 'number' ? values.text(`@{${cell}}`) : values.text(cell))),
    ),
  }
}
