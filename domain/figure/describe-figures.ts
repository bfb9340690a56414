import type { TemplateScope } from '../template/template-expression.ts'
import { figuresOf, type WithFigures } from './authored-figure.ts'
import type { DrawnFigure } from './drawn-figure.ts'
import { BrokenFigure, figureValues } from './figure-values.ts'

/**
 * The figures of an object in words only, for whoever speaks of them and draws nothing. One whose words cannot be filled in is left out.
 * @param mainText the text that figures without `at` stand under
 */
export function describeFigures(holder: WithFigures, scope: TemplateScope, mainText: string): DrawnFigure[] {
  const values = figureValues(scope)
  return figuresOf(holder).flatMap((figure) => {
    try {
      return [{ at: figure.at ?? mainText, kind: figure.kind, alt: values.text(figure.alt) }]
    } catch (error) {
      if (error instanceof BrokenFigure) return []
      throw error
    }
  })
}
