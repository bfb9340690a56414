import type { PlainType } from '../../plain-form.ts'
import { acceptedTexts } from './accepted-texts.ts'

export const plainShortAnswer: PlainType = {
  isAskable: true,
  form: (question) => ({
    as: 'text',
    form: question.answerForm,
    accepted: [...acceptedTexts(question), ...(question.sampleAnswer ? [question.sampleAnswer] : [])],
    reply: (text) => ({ type: 'short-answer', text }),
  }),
}
