import { ClipboardCheck } from 'lucide-react'
import { type FormEvent, useCallback, useState } from 'react'
import { AnswerInput } from '#app/components/answer/answer-input.tsx'
import { Figures } from '#app/components/figure.tsx'
import { RichText } from '#app/components/rich-text.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { useActiveClock } from '#app/components/use-active-clock.ts'
import { useHistory } from '#app/platform/history-provider.tsx'
import { courseOfEvents } from '#domain/catalogue/course-context.ts'
import { answeredQuestion, askedQuestion } from '#domain/practice/answered-question.ts'
import { answerTypeOf, isAnswerable, isReady } from '#domain/question/answer-types.ts'
import { type Checked, scoreOf } from '#domain/question/checked.ts'
import { describeReply } from '#domain/question/describe-answer.ts'
import type { QuestionOf } from '#domain/question/question.ts'
import type { Reply } from '#domain/question/reply.ts'
import type { RichText as RichTextValue } from '#domain/text/rich-text.ts'
import { PartFrame } from './parts/part-frame.tsx'
import type { ShownLesson } from './shown-lesson.ts'
import { Verdict } from './try-it/verdict.tsx'

type ShownQuestion = QuestionOf<RichTextValue>
type LessonCheckProps = { title?: string; place: ShownLesson; question: ShownQuestion; isOpen: boolean }

/** A short question inside the lesson: evidence of what was understood, with feedback on the very answer, and no marks. */
export function LessonCheck({ title = 'Check yourself', place, question, isOpen }: LessonCheckProps) {
  const history = useHistory()
  const clock = useActiveClock(0, isOpen)
  const [reply, setReply] = useState<Reply | null>(null)
  const [result, setResult] = useState<Checked<RichTextValue> | null>(null)
  // the same function at every render: a view asks again when it changes
  const understandFormula = useCallback(
    (text: string) => history.ask((worker) => worker.understandFormula(text)),
    [history],
  )
  if (!isAnswerable(question)) return null
  const isCorrect = result?.kind === 'checked' && result.status === 'correct'

  async function check(given: Reply | null) {
    if (!given || !isReady(question, given) || isCorrect) return
    const checked = await history.ask((worker) => worker.checkReply(question, given))
    setResult(checked)
    if (checked.kind === 'malformed') return
    const asked = { ...askedQuestion(place.moduleId, question), lessonId: place.lessonId }
    void history.append(
      answeredQuestion('lesson-check', courseOfEvents(place.course), asked, {
        status: checked.status,
        score: checked.score,
        answer: describeReply(question, given),
        seconds: clock.take(),
        misconception: checked.mistake?.misconception,
      }),
    )
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void check(reply)
  }

  return (
    <PartFrame title={title} icon={<ClipboardCheck aria-hidden />}>
      <div className="flex flex-col gap-4">
        <fieldset className="min-w-0">
          <legend className="mb-3 font-medium">
            {question.prompt.type === 'text' && <RichText value={question.prompt.content} />}
          </legend>
          <Figures figures={question.figures} at="prompt" className="mb-4" />
          <AnswerInput
            question={question}
            reply={reply}
            stage="open"
            isCheckedLater
            malformed={result?.kind === 'malformed' ? result.reason : null}
            onDraft={(given) => {
              setReply(given)
              setResult(null)
            }}
            onAnswer={(given) => void check(given)}
            understandFormula={understandFormula}
          />
        </fieldset>
        <form onSubmit={submit} className="flex flex-wrap items-center gap-3 print:hidden">
          {/* stays focusable once it is solved, so that the keyboard does not lose its place */}
          <Button type="submit" size="sm" aria-disabled={!isReady(question, reply) || isCorrect}>
            Check
          </Button>
          <div role="status" className="min-w-0 flex-1 basis-60">
            {result?.kind === 'checked' && <Feedback question={question} result={result} />}
          </div>
        </form>
      </div>
    </PartFrame>
  )
}

type FeedbackProps = { question: ShownQuestion; result: Checked<RichTextValue> & { kind: 'checked' } }

function Feedback({ question, result }: FeedbackProps) {
  const isRight = result.status === 'correct'
  const why = isRight ? (result.praise ?? question.explanation) : result.mistake?.feedback
  return (
    <Verdict isRight={isRight}>
      {isRight ? 'Right. ' : scoreOf(result) > 0 ? 'Partly right. ' : 'Not quite. '}
      {why && <RichText value={why} inline className="font-normal text-foreground" />}
      {!isRight && (
        <span className="font-normal text-foreground">
          {answerTypeOf(question).answersAtOnce ? ' Choose again.' : ' Try again.'}
        </span>
      )}
    </Verdict>
  )
}
