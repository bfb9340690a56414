import { ClipboardCheck } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { RichText } from '#app/components/rich-text.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { useHistory } from '#app/platform/history-provider.tsx'
import { courseOfEvents } from '#domain/catalogue/course-context.ts'
import { checkAnswer, optionsOf } from '#domain/question/check-answer.ts'
import type { Checked } from '#domain/question/checked.ts'
import type { QuestionOf } from '#domain/question/question.ts'
import type { Reply } from '#domain/question/reply.ts'
import type { RichText as RichTextValue } from '#domain/text/rich-text.ts'
import type { LessonPlace } from './lesson-place.ts'
import { PartFrame } from './parts/part-frame.tsx'
import { Verdict } from './try-it/verdict.tsx'
import { useActiveSeconds } from './use-active-seconds.ts'

type ShownQuestion = QuestionOf<RichTextValue>
type LessonCheckProps = { place: LessonPlace; question: ShownQuestion; isOpen: boolean }

/** What a history shows of a prompt (domain/history/events.ts). */
const PROMPT_LENGTH = 200

/** A short question inside the lesson: evidence of what was understood, with feedback on the very answer, and no marks. */
export function LessonCheck({ place, question, isOpen }: LessonCheckProps) {
  const id = useId()
  const history = useHistory()
  const takeSeconds = useActiveSeconds(isOpen)
  const [given, setGiven] = useState('')
  const [result, setResult] = useState<Checked<RichTextValue> | null>(null)
  const options = optionsOf(question, (plain) => ({ html: plain, text: plain }))
  const reply = replyTo(question, given)
  if (!reply) return null
  const prompt = question.prompt.type === 'text' ? question.prompt.content : undefined
  const chosen = options.find((option) => option.id === given)
  const isCorrect = result?.kind === 'checked' && result.status === 'correct'

  function check(event: FormEvent) {
    event.preventDefault()
    if (!reply || given.trim() === '') return
    const checked = checkAnswer(question, reply)
    setResult(checked)
    if (checked.kind === 'malformed') return
    const misconception = checked.mistake?.misconception
    void history.append({
      type: 'question-answered',
      ...courseOfEvents(place.course),
      moduleId: place.moduleId,
      lessonId: place.lessonId,
      questionId: question.id,
      ...(question.seed !== undefined && { seed: question.seed }),
      questionText: (prompt?.text ?? '').slice(0, PROMPT_LENGTH),
      questionType: question.type,
      tags: question.tags,
      ...(question.difficulty !== undefined && { difficulty: question.difficulty }),
      status: checked.status,
      answer: chosen?.content.text ?? given,
      ...correctAnswerOf(question, options),
      seconds: takeSeconds(),
      hintsUsed: 0,
      ...(misconception !== undefined && { misconception }),
      source: 'lesson-check',
    })
  }

  function change(next: string) {
    setGiven(next)
    setResult(null)
  }

  return (
    <PartFrame title="Check yourself" icon={<ClipboardCheck aria-hidden />}>
      <form onSubmit={check} className="flex flex-col gap-4">
        {options.length > 0 ? (
          <fieldset>
            <legend className="mb-3 font-medium">{prompt && <RichText value={prompt} />}</legend>
            <div className="flex flex-col gap-2">
              {options.map((option) => (
                <label
                  key={option.id}
                  className="touch-target flex cursor-pointer items-center gap-3 rounded-lg border border-input bg-background px-4 py-2.5 has-checked:border-theme has-checked:bg-theme-surface"
                >
                  <input
                    type="radio"
                    name={id}
                    value={option.id}
                    checked={given === option.id}
                    onChange={() => change(option.id)}
                    className="size-4.5 shrink-0 accent-theme"
                  />
                  <RichText value={option.content} inline className="min-w-0" />
                </label>
              ))}
            </div>
          </fieldset>
        ) : (
          <div className="flex flex-col gap-2">
            <label htmlFor={id} className="font-medium">
              {prompt ? <RichText value={prompt} inline /> : 'Your answer'}
            </label>
            <span className="flex items-center gap-2">
              <Input id={id} value={given} onChange={(event) => change(event.target.value)} className="max-w-60" />
              {question.unit}
            </span>
          </div>
        )}
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <Button type="submit" size="sm" disabled={given.trim() === '' || isCorrect}>
            Check
          </Button>
          <div role="status" className="min-w-0 flex-1 basis-60">
            {result && <Feedback result={result} chosen={chosen} explanation={question.explanation} />}
          </div>
        </div>
      </form>
    </PartFrame>
  )
}

type FeedbackProps = {
  result: Checked<RichTextValue>
  chosen: ShownQuestion['options'][number] | undefined
  explanation: RichTextValue | undefined
}

function Feedback({ result, chosen, explanation }: FeedbackProps) {
  if (result.kind === 'malformed') return <p>That could not be read. Try writing it another way.</p>
  const isRight = result.status === 'correct'
  const why = chosen?.feedback ?? result.mistake?.feedback ?? (isRight ? explanation : undefined)
  return (
    <Verdict isRight={isRight}>
      {isRight ? 'Right. ' : 'Not quite. '}
      {why && <RichText value={why} inline className="font-normal text-foreground" />}
      {!isRight && <span className="font-normal text-foreground"> Choose again.</span>}
    </Verdict>
  )
}

function replyTo(question: ShownQuestion, given: string): Reply | undefined {
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false':
      return { type: question.type, optionId: given }
    case 'numeric':
    case 'short-answer':
      return { type: question.type, text: given }
    default:
      return undefined
  }
}

function correctAnswerOf(question: ShownQuestion, options: ShownQuestion['options']): { correctAnswer?: string } {
  const right = options.find((option) => option.correct)
  if (right) return { correctAnswer: right.content.text }
  const answer = Array.isArray(question.answer) ? question.answer[0] : question.answer
  return answer === undefined ? {} : { correctAnswer: String(answer) }
}
