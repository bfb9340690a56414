import { useCallback, useId, useState } from 'react'
import { AnswerInput } from '#app/components/answer/answer-input.tsx'
import { Figures } from '#app/components/figure.tsx'
import { RichText } from '#app/components/rich-text.tsx'
import { useHistory } from '#app/platform/history-provider.tsx'
import type { ExamQuestionOf } from '#domain/exam/exam.ts'
import type { QuestionOf } from '#domain/question/question.ts'
import type { Reply } from '#domain/question/reply.ts'
import type { RichText as RichTextValue } from '#domain/text/rich-text.ts'

type PlayerReplyProps = {
  text: RichTextValue
  figures: ExamQuestionOf<RichTextValue>['figures']
  question: QuestionOf<RichTextValue>
  /** what was recorded when the question was opened */
  reply: Reply | null
  /** hears each change, of each key too */
  onReply: (reply: Reply) => void
}

/** An item that is answered in another way than by one option: its text, and the way to answer it. */
export function PlayerReply({ text, figures, question, reply, onReply }: PlayerReplyProps) {
  const id = useId()
  const history = useHistory()
  // What was done is shown at once; what was recorded follows a moment later, and is read again when the question is.
  const [shown, show] = useState(reply)

  // the same function at every render: a view asks again when it changes
  const understandFormula = useCallback(
    (text: string) => history.ask((worker) => worker.understandFormula(text)),
    [history],
  )

  function change(next: Reply) {
    show(next)
    onReply(next)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would take the formatting of a long text
    <div role="group" aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-5">
      <div id={id} className="prose-lesson contents">
        <RichText value={text} className="text-lg" />
      </div>
      <Figures figures={figures} at="prompt" />
      <AnswerInput
        question={question}
        reply={shown}
        stage="open"
        isCheckedLater
        step="writing"
        onDraft={change}
        onAnswer={change}
        understandFormula={understandFormula}
      />
    </div>
  )
}
