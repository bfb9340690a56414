import { useState } from 'react'
import { AnswerInput } from '#app/components/answer/answer-input.tsx'
import { Figures } from '#app/components/figure.tsx'
import { RichText } from '#app/components/rich-text.tsx'
import { Alert, AlertDescription, AlertTitle } from '#app/components/ui/alert.tsx'
import { BesideStimulus } from '#app/platform/beside-stimulus.tsx'
import { useHistory } from '#app/platform/history-provider.tsx'
import { useSuggestMarks } from '#app/platform/suggest-marks.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { ExamQuestionOf } from '#domain/exam/exam.ts'
import { replyTo } from '#domain/exam/exam-answers.ts'
import { isSelfMarked } from '#domain/exam/item-marking.ts'
import { unmarkedIn } from '#domain/exam/section-scores.ts'
import type { Reply } from '#domain/question/reply.ts'
import { stimulusOf } from '#domain/stimulus/stimulus.ts'
import type { RichText as RichTextValue } from '#domain/text/rich-text.ts'
import { recordMarks } from './mark-exam.ts'
import { createPausedRecord } from './paused-record.ts'
import type { ShownAttempt } from './use-attempt.ts'
import { useFlushOnLeave } from './use-flush-on-leave.ts'

/** A change of mind within this time is one mark. */
const PAUSE_MS = 400

type WrittenMarkingProps = { course: CourseContext; attempt: ShownAttempt }

/** The written answers of an attempt beside their model answers, marked by the student with the rubrics, now or another day (D24). */
export function WrittenMarking({ course, attempt }: WrittenMarkingProps) {
  const history = useHistory()
  const [hasFailed, setFailed] = useState(false)
  const [marks] = useState(() =>
    createPausedRecord<Reply>(
      (questionId, reply) =>
        recordMarks(history, course, attempt, questionId, reply).then(
          () => setFailed(false),
          () => setFailed(true),
        ),
      PAUSE_MS,
    ),
  )
  useFlushOnLeave(marks.flush)
  const open = unmarkedIn(attempt)
  const questions = attempt.exam.questions.filter(isSelfMarked)
  return (
    <div className="grid grid-cols-1 gap-6">
      <p aria-live="polite" data-testid="left-to-mark">
        {open === 0
          ? `All marked: your score is ${attempt.score}%. You may still change a mark.`
          : `${open} of ${questions.length} still to mark. Be as strict as an examiner: a line counts only when it is there.`}
      </p>
      {hasFailed && (
        <Alert variant="error">
          <AlertTitle>A mark was not saved</AlertTitle>
          <AlertDescription>Please give it once more.</AlertDescription>
        </Alert>
      )}
      {!attempt.own && (
        <p className="text-muted-foreground">You can mark them on the device on which you took the exam.</p>
      )}
      {questions.map((question, index) => (
        <MarkedQuestion
          key={question.id}
          number={index + 1}
          course={course}
          attempt={attempt}
          question={question}
          onMark={marks.change}
        />
      ))}
    </div>
  )
}

type MarkedQuestionProps = WrittenMarkingProps & {
  number: number
  question: ExamQuestionOf<RichTextValue>
  onMark: (questionId: string, reply: Reply) => void
}

function MarkedQuestion({ number, course, attempt, question, onMark }: MarkedQuestionProps) {
  // a mark is shown at once; what was recorded follows a moment later
  const [reply, show] = useState(() => replyTo(attempt.answers, question.id))
  const stimulus = stimulusOf(attempt.exam.stimuli, question)
  const suggestMarks = useSuggestMarks(attempt.own !== undefined)
  if (!question.question) return null
  function change(next: Reply) {
    show(next)
    onMark(question.id, next)
  }
  const body = (
    <article aria-label={`Written question ${number}`} className="grid grid-cols-1 gap-4 rounded-xl border bg-card p-5">
      <h2 className="heading text-xl">Written question {number}</h2>
      <RichText value={question.text} className="text-lg" />
      <Figures figures={question.figures} at="prompt" />
      <AnswerInput
        question={question.question}
        reply={reply}
        stage={attempt.own ? 'open' : 'shown'}
        step="marking"
        isCheckedLater
        onDraft={change}
        onAnswer={change}
        suggestMarks={suggestMarks}
      />
      {question.explanation && (
        <div className="rounded-lg bg-info-surface px-4 py-3">
          <p className="font-semibold text-sm">Explanation</p>
          <RichText value={question.explanation} />
          <Figures figures={question.figures} at="explanation" className="mt-3" />
        </div>
      )}
    </article>
  )
  if (!stimulus) return body
  return (
    <BesideStimulus course={course} stimulus={stimulus} attemptId={attempt.attemptId} as="above">
      {body}
    </BesideStimulus>
  )
}
