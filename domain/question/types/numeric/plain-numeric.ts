import type { PlainType } from '../../plain-form.ts'
import { numericAnswer } from './check-numeric.ts'

export const plainNumeric: PlainType = {
  isAskable: true,
  form: (question) => {
    const unit = question.unit ? ` in ${question.unit}` : ''
    const figures = question.significantFigures ? ` with ${question.significantFigures} significant figures` : ''
    return {
      as: 'number',
      ...((unit || figures) && { ask: `Answer with a number${unit}${figures}.` }),
      answer: numericAnswer(question),
      tolerance: question.tolerance,
      reply: (text) => ({ type: 'numeric', text }),
    }
  },
}
