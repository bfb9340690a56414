import type { AnswerType } from '../../answer-type.ts'
import type { ReplyOf } from '../../reply.ts'
import { acceptedTexts } from './accepted-texts.ts'

/**
 * A typed word, number or formula (D17); its sample answer is shown either way. Not for exams: a formula needs the maths library, and a word
 * may be right in ways no list foresees.
 */
export const shortAnswer: AnswerType<ReplyOf<'short-answer'>> = {
  guess: 0.05,
  isReady: (_question, { text }) => text.trim() !== '',
  needsAlgebra: ({ answerForm }) => answerForm === 'algebra',
  comparisons: (question, { text }) =>
    question.answerForm === 'algebra' ? acceptedTexts(question).map((accepted) => [text, accepted]) : [],
  describeReply: (_question, { text }) => text.trim(),
  describeAnswer: (question, read) =>
    question.sampleAnswer === undefined ? acceptedTexts(question)[0] : read(question.sampleAnswer),
  reveal: () => 'sample',
}
