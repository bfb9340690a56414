import type { TemplateScope } from '../template/template-expression.ts'
import type { DrawnFigure } from './drawn-figure.ts'
import { BrokenFigure, type FigureValues, figureValues } from './figure-values.ts'
import type { SvgNode } from './svg-node.ts'

/** What stands in a figure; `picture` is the drawing before it is written, for the check of its layout, in units of its view box. */
export type DrawnContent = Pick<DrawnFigure, 'markup' | 'table'> & {
  picture?: { width: number; height: number; nodes: readonly SvgNode[] }
}

export type FigureDrawn =
  | { ok: true; figure: Omit<DrawnFigure, 'at'>; picture?: DrawnContent['picture'] }
  /** a sentence for the author */
  | { ok: false; reason: string }

type Words = { kind: string; alt: string; caption?: string | undefined }

/**
 * A figure of one kind with the parameters of a template (or none) by the function that draws this kind, so that whoever draws only some
 * kinds needs the code of no other. Never throws.
 */
export function drawContent<F extends Words>(
  figure: F,
  scope: TemplateScope,
  draw: (figure: F, values: FigureValues) => DrawnContent,
): FigureDrawn {
  try {
    const values = figureValues(scope)
    const caption = figure.caption === undefined ? {} : { caption: values.text(figure.caption) }
    const { picture, ...content } = draw(figure, values)
    return {
      ok: true,
      figure: { kind: figure.kind, alt: values.text(figure.alt), ...caption, ...content },
      ...(picture && { picture }),
    }
  } catch (error) {
    if (error instanceof BrokenFigure) return { ok: false, reason: error.message }
    throw error
  }
}
