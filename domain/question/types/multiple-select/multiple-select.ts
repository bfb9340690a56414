import type { AnswerType } from '../../answer-type.ts'
import type { ReplyOf } from '../../reply.ts'

/** Several of the options: exactly `choose` of them, or all that apply. */
export const multipleSelect: AnswerType<ReplyOf<'multiple-select'>> = {
  guess: 0.1,
  offersAnswer: true,
  isExamItem: true,
  isAnswerable: ({ options }) => options.some(({ correct }) => correct),
  isReady: ({ choose }, { optionIds }) => {
    const count = new Set(optionIds).size
    return choose === undefined ? count > 0 : count === choose
  },
  describeReply: ({ options }, { optionIds }, read) =>
    options
      .filter(({ id }) => optionIds.includes(id))
      .map(({ content }) => read(content))
      .join('; '),
  describeAnswer: ({ options }, read) =>
    options
      .filter(({ correct }) => correct)
      .map(({ content }) => read(content))
      .join('; ') || undefined,
  reveal: () => 'nothing',
  replyByKey: undefined,
}
