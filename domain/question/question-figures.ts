import { type DrawFigures, drawFiguresOf } from '../figure/draw-figures-of.ts'
import type { DrawnFigure } from '../figure/drawn-figure.ts'
import type { TemplateScope } from '../template/template-expression.ts'
import type { AuthoredQuestion } from './authored-question.ts'

/** The figures of a question with the numbers of a seed; undefined where it has none. @param draw keeps what it drew */
export const drawQuestionFigures = (
  authored: AuthoredQuestion,
  scope: TemplateScope,
  seed: number,
  draw: DrawFigures = drawAnew,
): DrawnFigure[] | undefined => draw(authored, scope, seed, 'prompt')

const drawAnew: DrawFigures = (holder, scope, _seed, mainText) => drawFiguresOf(holder, scope, mainText)
