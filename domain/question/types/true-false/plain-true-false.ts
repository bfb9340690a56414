import { letterOf, type PlainType } from '../../plain-form.ts'
import { optionsOf } from './truth-options.ts'

export const plainTrueFalse: PlainType = {
  isAskable: true,
  form: (question) => ({
    as: 'truth',
    options: optionsOf(question, (plain) => plain).map(({ id, content, correct, feedback, misconception }, index) => ({
      letter: letterOf(index),
      id,
      content,
      correct,
      feedback,
      misconception,
      reply: { type: 'true-false', optionId: id },
    })),
  }),
}
