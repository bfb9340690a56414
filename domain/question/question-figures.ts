import { drawFiguresOf } from '../figure/draw-figures-of.ts'
import type { DrawnFigure } from '../figure/drawn-figure.ts'
import type { TemplateScope } from '../template/template-expression.ts'
import type { AuthoredQuestion } from './authored-question.ts'

/**
 * The figures of a question with the numbers of a seed; undefined where it has none. Drawing is apart from instantiateQuestion, because most
 * who need a question (scoring, checks, Ilm) need no picture of it; the gateway's own keeps what it drew.
 */
export type DrawQuestionFigures = (
  authored: AuthoredQuestion,
  scope: TemplateScope,
  seed: number,
) => DrawnFigure[] | undefined

export const drawQuestionFigures: DrawQuestionFigures = (authored, scope) => drawFiguresOf(authored, scope, 'prompt')

/** Whether a question has something to look at. */
export const hasFigures = ({ figure, figures }: AuthoredQuestion): boolean =>
  figure !== undefined || figures !== undefined
