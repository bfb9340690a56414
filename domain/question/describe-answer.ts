import type { RichText } from '../text/rich-text.ts'
import { answerTypeOf } from './answer-types.ts'
import type { QuestionOf } from './question.ts'
import type { Reply } from './reply.ts'

/** Characters of a prompt that an event keeps. */
const PROMPT_CUT = 200
const plain = (text: string): RichText => ({ html: text, text })
const readPlain = ({ text }: RichText): string => text

/** The options shown: those of the question, or True and False where the answer alone says it (OPN-76). */
export const shownOptions = (question: QuestionOf<RichText>): QuestionOf<RichText>['options'] =>
  answerTypeOf(question).optionsOf?.(question, plain) ?? question.options

/** The prompt as plain text, cut for the history. */
export function promptText({ prompt }: Pick<QuestionOf<RichText>, 'prompt'>): string {
  const text = prompt.type === 'text' ? prompt.content.text : (prompt.alt ?? `A question with ${prompt.type}`)
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, PROMPT_CUT)
}

/** What a student gave, as text for the history; '' for a reply to another type of question. */
export function describeReply(question: QuestionOf<RichText>, reply: Reply): string {
  return reply.type === question.type ? answerTypeOf(question).describeReply(question, reply, readPlain) : ''
}

/** The right answer as text (ANA-25); undefined when the question has none. */
export function describeCorrectAnswer(question: QuestionOf<RichText>): string | undefined {
  return answerTypeOf(question).describeAnswer(question, readPlain)
}
