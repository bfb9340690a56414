import { answerTypeOf } from '#domain/question/answer-types.ts'
import { shownOptions } from '#domain/question/describe-answer.ts'
import type { Reply } from '#domain/question/reply.ts'
import { type AnswerViewProps, replyOfType } from '../answer-view.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import type { ChoiceProps } from './choice-props.ts'
import { ChoiceRadios } from './choice-radios.tsx'

/** One of several options: buttons that answer at once, or radio buttons that are checked later. */
export function ChoiceAnswer({ question, reply, stage, isCheckedLater = false, onDraft, onAnswer }: AnswerViewProps) {
  const choice: ChoiceProps = {
    options: shownOptions(question),
    figures: question.figures,
    chosen: replyOfType(reply, 'multiple-choice', 'true-false')?.optionId,
    stage,
    onChoose: (index: number) => {
      const given: Reply | undefined = answerTypeOf(question).replyByKey?.(question, index)
      if (given) (isCheckedLater ? onDraft : onAnswer)(given)
    },
  }
  return isCheckedLater ? <ChoiceRadios {...choice} /> : <ChoiceButtons {...choice} />
}
