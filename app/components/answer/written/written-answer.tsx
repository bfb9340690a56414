import { Check, PencilLine } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { markOf } from '#domain/question/types/written/check-written.ts'
import { hasWritten, NOTHING_WRITTEN, pointsOf, rubricOf } from '#domain/question/types/written/written.ts'
import { RichText } from '../../rich-text.tsx'
import { Button } from '../../ui/button.tsx'
import { AnswerProblem } from '../answer-problem.tsx'
import { type AnswerViewProps, replyOfType } from '../answer-view.ts'
import { AskForMarks } from './ask-for-marks.tsx'
import { MarkedPart } from './marked-part.tsx'
import { useSuggestedMarks } from './use-suggested-marks.ts'
import { WritingPart } from './writing-part.tsx'

const WRITE_IT = 'Write your answer here, or work on paper. What you type is kept on this device as you type.'
const MARK_IT = 'Now mark it yourself: read the model answer, then judge each line of the rubric as an examiner would.'

/** An answer in writing: first the student writes, here or on paper, then marks it with the rubric beside the model answer. */
export function WrittenAnswer({ question, reply, stage, step, malformed, onDraft, suggestMarks }: AnswerViewProps) {
  const given = replyOfType(reply, 'written') ?? NOTHING_WRITTEN
  const heading = useRef<HTMLParagraphElement>(null)
  const isMarking = step ? step === 'marking' : stage !== 'open' || given.isMarking === true
  // what was not written in an exam has nothing to mark, unless it is on paper
  const isAnswered = step ? hasWritten(given) : reply !== null
  const wasMarking = useRef(isMarking)
  // What was pressed is gone: the keyboard and the screen reader go on where the next step begins.
  useEffect(() => {
    if (wasMarking.current !== isMarking && stage === 'open') heading.current?.focus()
    wasMarking.current = isMarking
  }, [isMarking, stage])
  const suggested = useSuggestedMarks(question, given, isMarking && stage === 'open' ? suggestMarks : undefined)
  if (!question.written) return null
  const { parts, pitfalls } = question.written
  const lines = rubricOf(question)
  const marks = lines.map((line, index) => markOf(line, index, given))
  const open = marks.filter((mark) => mark === undefined).length
  const gained = marks.reduce<number>((sum, mark) => sum + (mark ?? 0), 0)

  // what was typed no longer changes, so what the machine says stands with the marks
  const startedMarks = () => lines.map((line, index) => (line.blank ? marks[index] : given.marks[index]) ?? null)
  const withTexts = (index: number, text: string) =>
    onDraft({ ...given, texts: parts.map((_, at) => (at === index ? text : (given.texts[at] ?? ''))) })
  const withLine = (list: 'given' | 'marks', index: number, value: string | number) =>
    onDraft({
      ...given,
      ...(list === 'given'
        ? { given: lines.map((_, at) => (at === index ? String(value) : (given.given[at] ?? ''))) }
        : { marks: startedMarks().map((mark, at) => (at === index ? Number(value) : mark)), isMarking }),
    })

  let first = 0
  const shownParts = parts.map((part, index) => {
    const from = first
    first += part.rubric.length
    return { part, index, from }
  })
  return (
    <div className="flex flex-col gap-5">
      <p ref={heading} tabIndex={-1} className="text-muted-foreground text-sm">
        {isMarking ? (stage === 'open' ? MARK_IT : 'Your answer beside the model answer.') : WRITE_IT}
        {step === 'writing' && ' You mark it after the exam.'}
      </p>
      {suggested && <AskForMarks suggested={suggested} />}
      {shownParts.map(({ part, index, from }) =>
        isMarking ? (
          <MarkedPart
            key={index}
            part={part}
            index={index}
            first={from}
            reply={given}
            stage={stage}
            isAnswered={isAnswered}
            suggested={suggested?.byLine}
            onMark={(line, points) => withLine('marks', line, points)}
          />
        ) : (
          <WritingPart
            key={index}
            part={part}
            index={index}
            first={from}
            reply={given}
            onText={(text) => withTexts(index, text)}
            onGiven={(line, text) => withLine('given', line, text)}
          />
        ),
      )}
      {isMarking && pitfalls.length > 0 && (
        <div className="rounded-lg bg-muted px-4 py-3">
          <p className="font-semibold text-sm">What usually loses a point</p>
          <ul className="mt-1 list-disc ps-5">
            {pitfalls.map((pitfall) => (
              <li key={pitfall.text}>
                <RichText value={pitfall} inline />
              </li>
            ))}
          </ul>
        </div>
      )}
      {isMarking && isAnswered && (
        <p aria-live="polite" className="figures font-semibold" data-testid="written-points">
          {gained} of {pointsOf(lines)} points
          {open > 0 && `, ${open} ${open === 1 ? 'line' : 'lines'} still to judge`}
        </p>
      )}
      {stage === 'open' && (
        <div className="flex flex-wrap items-center gap-3">
          {isMarking && !step && (
            <Button variant="outline" onClick={() => onDraft({ ...given, isMarking: false })}>
              <PencilLine aria-hidden />
              Keep writing
            </Button>
          )}
          {(!isMarking || (step && (!isAnswered || given.onPaper))) && (
            <label className="touch-target flex items-center gap-2">
              <input
                type="checkbox"
                checked={given.onPaper === true}
                onChange={(event) => onDraft({ ...given, onPaper: event.target.checked, isMarking })}
                className="size-4.5 accent-primary"
              />
              I worked on paper
            </label>
          )}
          {!isMarking && !step && (
            <Button
              disabled={!hasWritten(given)}
              onClick={() => onDraft({ ...given, isMarking: true, marks: startedMarks() })}
            >
              <Check aria-hidden />
              Mark it with the rubric
            </Button>
          )}
        </div>
      )}
      <AnswerProblem question={question} malformed={malformed} />
    </div>
  )
}
