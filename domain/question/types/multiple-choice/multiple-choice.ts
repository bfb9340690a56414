import type { AnswerType } from '../../answer-type.ts'
import type { ReplyOf } from '../../reply.ts'

/** One of several options; one press answers (CHP-19). Four options are the rule. */
export const multipleChoice: AnswerType<ReplyOf<'multiple-choice'>> = {
  guess: 0.25,
  answersAtOnce: true,
  isExamItem: true,
  isReady: (_question, { optionId }) => optionId !== '',
  describeReply: ({ options }, { optionId }, read) => {
    const chosen = options.find(({ id }) => id === optionId)
    return chosen === undefined ? '' : read(chosen.content)
  },
  describeAnswer: ({ options }, read) =>
    options
      .filter(({ correct }) => correct)
      .map(({ content }) => read(content))
      .join(' or ') || undefined,
  reveal: () => 'nothing',
  replyByKey: ({ options }, index) => {
    const option = options[index]
    return option && { type: 'multiple-choice', optionId: option.id }
  },
}
