import { plainBlanks } from '../../blank/plain-blanks.ts'
import type { PlainType } from '../../plain-form.ts'
import { blanksOfSentence } from './inline-choice.ts'

export const plainInlineChoice: PlainType = {
  isAskable: true,
  form: (question) => {
    let number = 0
    const sentence = (question.sentence ?? [])
      .map((piece) => ('blank' in piece ? `(${++number})` : piece.text.trim()))
      .join(' ')
    return plainBlanks([sentence], blanksOfSentence(question), (given) => ({ type: 'inline-choice', given }))
  },
}
