import { evaluateExpression, type TemplateScope, type TemplateValue } from '../../template/template-expression.ts'
import type { AuthoredFigureOf } from '../authored-figure.ts'
import type { DrawnContent } from '../draw-content.ts'
import { BrokenFigure, type FigureValues, figureValues } from '../figure-values.ts'
import { writePicture } from '../svg-node.ts'
import { fillDrawing } from './fill-drawing.ts'

/** A drawing with the numbers and texts that it is given. Throws BrokenFigure with the line of the drawing. */
export function drawDrawing(figure: AuthoredFigureOf<'drawing'>, values: FigureValues): DrawnContent {
  if (figure.svg === undefined)
    throw new BrokenFigure(figure.file ? `there is no file ${figure.file}` : 'a drawing needs a file or an svg')
  const own: TemplateScope = { ...values.scope }
  for (const [name, value] of Object.entries(figure.with ?? {})) own[name] = givenValue(value, values)
  const picture = fillDrawing(figure.svg, figureValues(own))
  return { picture, markup: writePicture(picture.width, picture.height, picture.nodes) }
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
