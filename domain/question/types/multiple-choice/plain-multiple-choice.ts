import { letterOf, type PlainType } from '../../plain-form.ts'

export const plainMultipleChoice: PlainType = {
  isAskable: true,
  form: ({ options }) => ({
    as: 'choice',
    options: options.map(({ id, content, correct, feedback, misconception }, index) => ({
      letter: letterOf(index),
      id,
      content,
      correct,
      feedback,
      misconception,
      reply: { type: 'multiple-choice', optionId: id },
    })),
  }),
}
