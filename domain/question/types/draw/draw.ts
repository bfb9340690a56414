import type { AnswerType } from '../../answer-type.ts'

/** A drawing on paper: shown with its sample answer, never checked (CHP-27, CHP-28). */
export const draw: AnswerType<never> = {
  guess: 0.1,
  offersAnswer: true,
  isAnswerable: () => false,
  isReady: () => false,
  describeReply: () => '',
  describeAnswer: ({ sampleAnswer }, read) => (sampleAnswer === undefined ? undefined : read(sampleAnswer)),
  reveal: () => 'answer',
}
