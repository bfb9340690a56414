import type { MarkRequest, MarkSuggestion } from '#domain/ilm/mark-suggestions.ts'
import type { MalformedReason, PartChecked } from '#domain/question/checked.ts'
import type { UnderstoodFormula } from '#domain/question/compare-algebra.ts'
import type { QuestionOf } from '#domain/question/question.ts'
import type { Reply } from '#domain/question/reply.ts'
import type { RichText } from '#domain/text/rich-text.ts'

/** A question with its texts rendered. */
export type ShownQuestion = QuestionOf<RichText>

/** Marks that Ilm suggests, or in words why there are none. */
export type SuggestedMarks = { ok: true; suggestions: readonly MarkSuggestion[] } | { ok: false; message: string }
export type SuggestMarks = (asked: MarkRequest) => Promise<SuggestedMarks>

/**
 * What every way of answering gets, in practice, a lesson, an exam and its review. A view keeps nothing of its own: what it
 * shows is the reply, so that a reload loses nothing.
 */
export type AnswerViewProps = {
  question: ShownQuestion
  /** what was given so far; null: nothing. A reply to another type of question counts as nothing. */
  reply: Reply | null
  /** open: it can be changed; ended: no longer; shown: what was right is marked as well */
  stage: 'open' | 'ended' | 'shown'
  /** why a reply could not be scored: it is asked again where it stands */
  malformed?: MalformedReason | null
  /** shown: what was right of an answer with several places; a view that needs no more than the reply works it out itself */
  parts?: readonly PartChecked<RichText>[] | undefined
  /** an option is marked first and checked later, as in a lesson or an exam; else one press on it is the answer (CHP-19) */
  isCheckedLater?: boolean
  /** where writing and marking are apart, as in an exam: which of them this is */
  step?: 'writing' | 'marking'
  /** the reply changed */
  onDraft: (reply: Reply) => void
  /** the student is done: check it */
  onAnswer: (reply: Reply) => void
  /** How a typed formula is understood; null when it cannot be read. Without it no formula is previewed. */
  understandFormula?: (text: string) => Promise<UnderstoodFormula | null>
  /** Asks Ilm for marks of what the student marks. Without it none are offered. */
  suggestMarks?: SuggestMarks | undefined
}

/** What a student has given to a question, when it is a reply of this type. */
export function replyOfType<Type extends Reply['type']>(
  reply: Reply | null,
  ...types: readonly Type[]
): Extract<Reply, { type: Type }> | undefined {
  const isOfType = (one: Reply): one is Extract<Reply, { type: Type }> => types.some((type) => type === one.type)
  return reply !== null && isOfType(reply) ? reply : undefined
}
