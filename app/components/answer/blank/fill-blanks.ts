import { isReady } from '#domain/question/answer-types.ts'
import { checkAnswer } from '#domain/question/check-answer.ts'
import type { PartChecked } from '#domain/question/checked.ts'
import type { Reply } from '#domain/question/reply.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import type { AnswerViewProps } from '../answer-view.ts'

type Blanks = {
  isOpen: boolean
  given: (index: number) => string
  part: (index: number) => PartChecked<RichText> | undefined
  change: (index: number, text: string) => void
  /** Enter in a field: what is complete is checked */
  done: () => void
}

/** The blanks of a question as its view shows them. @param make turns what was given into a reply of the question's type */
export function fillBlanks(
  { question, reply, stage, onDraft, onAnswer }: AnswerViewProps,
  count: number,
  filled: readonly string[],
  make: (given: string[]) => Reply,
): Blanks {
  const parts = stage === 'shown' && reply ? partsOf(question, reply) : undefined
  return {
    isOpen: stage === 'open',
    given: (index) => filled[index] ?? '',
    part: (index) => parts?.[index],
    change: (index, text) =>
      onDraft(make(Array.from({ length: count }, (_, at) => (at === index ? text : (filled[at] ?? ''))))),
    done: () => {
      if (stage === 'open' && reply && isReady(question, reply)) onAnswer(reply)
    },
  }
}

function partsOf(question: AnswerViewProps['question'], reply: Reply): PartChecked<RichText>[] | undefined {
  const checked = checkAnswer(question, reply)
  return checked.kind === 'checked' ? checked.parts : checked.asItStands?.parts
}
