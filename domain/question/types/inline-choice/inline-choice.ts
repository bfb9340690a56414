import type { AnswerType, ReadText } from '../../answer-type.ts'
import { answerBlanks } from '../../blank/answer-blanks.ts'
import type { BlankOf } from '../../blank/blank-fields.ts'
import { describeGiven, describeRight } from '../../blank/describe-blanks.ts'
import type { QuestionOf } from '../../question.ts'
import type { ReplyOf } from '../../reply.ts'

/** The blanks of a sentence in reading order: the order of a reply. */
export const blanksOfSentence = <T>({ sentence = [] }: Pick<QuestionOf<T>, 'sentence'>): BlankOf<T>[] =>
  sentence.flatMap((piece) => ('blank' in piece ? [piece.blank] : []))

/** The sentence with each blank said. */
function sayFilled<T>(
  { sentence = [] }: QuestionOf<T>,
  read: ReadText<T>,
  say: (blank: BlankOf<T>, index: number) => string,
): string {
  let index = 0
  return sentence
    .map((piece) => ('blank' in piece ? `[${say(piece.blank, index++)}]` : read(piece.text).trim()))
    .join(' ')
    .replaceAll(/ (?=[.,;:!?])/g, '')
}

/** Blanks in a sentence or a formula, each chosen from a list or typed. */
export const inlineChoice: AnswerType<ReplyOf<'inline-choice'>> = {
  guess: 0.1,
  ...answerBlanks(blanksOfSentence),
  describeReply: (question, { given }, read) =>
    sayFilled(question, read, (blank, index) => describeGiven(blank, given[index] ?? '', read)),
  describeAnswer: (question, read) => sayFilled(question, read, (blank) => describeRight(blank, read)) || undefined,
}
