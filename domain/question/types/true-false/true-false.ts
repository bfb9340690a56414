import type { AnswerType, ReadText } from '../../answer-type.ts'
import type { QuestionOf } from '../../question.ts'
import type { ReplyOf } from '../../reply.ts'
import { optionsOf, truthsOf } from './truth-options.ts'

/** The options with their words; those that come from the answer alone are words already. */
function wordsOf<T>(question: QuestionOf<T>, read: ReadText<T>) {
  const own = question.options.map(({ id, correct, content }) => ({ id, correct, words: read(content) }))
  return own.length > 0 ? own : truthsOf(question)
}

/** A statement that is true or false; one press answers. */
export const trueFalse: AnswerType<ReplyOf<'true-false'>> = {
  guess: 0.5,
  answersAtOnce: true,
  isReady: (_question, { optionId }) => optionId !== '',
  describeReply: (question, { optionId }, read) =>
    wordsOf(question, read).find(({ id }) => id === optionId)?.words ?? '',
  describeAnswer: (question, read) =>
    wordsOf(question, read)
      .filter(({ correct }) => correct)
      .map(({ words }) => words)
      .join(' or ') || undefined,
  reveal: () => 'nothing',
  optionsOf,
  replyByKey: (question, index) => {
    const option = wordsOf(question, String)[index]
    return option && { type: 'true-false', optionId: option.id }
  },
}
