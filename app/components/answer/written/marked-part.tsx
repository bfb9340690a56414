import { useId } from 'react'
import type { MarkSuggestion } from '#domain/ilm/mark-suggestions.ts'
import { ILM_NAME } from '#domain/product.ts'
import { describeGiven } from '#domain/question/blank/describe-blanks.ts'
import { partLetter } from '#domain/question/part-letter.ts'
import { markOf } from '#domain/question/types/written/check-written.ts'
import { rightAt } from '#domain/question/types/written/written.ts'
import { cn } from '../../cn.ts'
import { RichText } from '../../rich-text.tsx'
import { AnswerMark } from '../answer-mark.tsx'
import type { AnswerViewProps } from '../answer-view.ts'
import { PartHeading, type WrittenPart, type WrittenReply } from './writing-part.tsx'

type MarkedPartProps = {
  part: WrittenPart
  index: number
  /** the place of its first line in the rubric of all parts */
  first: number
  reply: WrittenReply
  stage: AnswerViewProps['stage']
  /** false: the answer was only looked at */
  isAnswered: boolean
  /** what Ilm suggests, by line; absent before Ilm is asked */
  suggested: ReadonlyMap<number, MarkSuggestion> | undefined
  onMark: (line: number, points: number) => void
}

/** One part while it is marked, and afterwards: what was written beside the model answer, and the rubric line by line. */
export function MarkedPart({ part, index, first, reply, stage, isAnswered, suggested, onMark }: MarkedPartProps) {
  const letter = partLetter(index)
  const text = reply.texts[index]?.trim() ?? ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would take the formatting of a long text
    <div role="group" aria-label={`Part ${letter}`} className="flex flex-col gap-3">
      <PartHeading part={part} letter={letter} />
      <div className={cn('grid gap-3', isAnswered && 'lg:grid-cols-2')}>
        {isAnswered && (
          <div className="rounded-lg border px-4 py-3">
            <p className="font-semibold text-sm">Your answer</p>
            <p className={cn('wrap-anywhere mt-1 whitespace-pre-wrap', text === '' && 'text-muted-foreground')}>
              {text || (reply.onPaper ? 'On paper' : 'Nothing written')}
            </p>
          </div>
        )}
        <div className="rounded-lg bg-info-surface px-4 py-3">
          <p className="font-semibold text-sm">Model answer</p>
          <RichText value={part.model} className="mt-1" />
        </div>
      </div>
      <ul aria-label={`Rubric of part ${letter}`} className="flex flex-col divide-y rounded-lg border">
        {part.rubric.map((line, at) => (
          <RubricLine
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids and never move
            key={at}
            line={line}
            given={reply.given[first + at] ?? ''}
            mark={isAnswered ? markOf(line, first + at, reply) : undefined}
            stage={isAnswered ? stage : 'none'}
            // of a part without words Ilm was asked nothing
            suggestion={text === '' ? undefined : suggested && (suggested.get(first + at) ?? 'none')}
            onMark={(points) => onMark(first + at, points)}
          />
        ))}
      </ul>
    </div>
  )
}

type RubricLineProps = {
  line: WrittenPart['rubric'][number]
  given: string
  mark: number | undefined
  stage: AnswerViewProps['stage'] | 'none'
  suggestion: MarkSuggestion | 'none' | undefined
  onMark: (points: number) => void
}

/** A line of the rubric: judged by the student, or by the machine where it holds a number or a term. */
function RubricLine({ line, given, mark, stage, suggestion, onMark }: RubricLineProps) {
  const id = useId()
  const { criterion, points, blank } = line
  const isJudged = stage === 'open' && !blank
  const choices = Array.from({ length: points + 1 }, (_, count) => count)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <div id={id}>
          <RichText value={criterion} inline />
        </div>
        {isJudged && suggestion && (
          <p id={`${id}-suggested`} className="mt-0.5 text-muted-foreground text-sm" data-slot="suggested-mark">
            {suggestion === 'none'
              ? `${ILM_NAME} found no words for it. Look again yourself.`
              : `${ILM_NAME} suggests ${suggestion.points} of ${points}, for “${suggestion.quote}”`}
          </p>
        )}
        {blank && stage !== 'none' && (
          <p className="mt-0.5 text-muted-foreground text-sm">
            {`You: ${describeGiven(blank, given, ({ text }) => text)}`}
            {mark !== points && ` · right: ${rightAt(line, ({ text }) => text)}`}
          </p>
        )}
      </div>
      {isJudged && (
        <div
          role="radiogroup"
          aria-labelledby={id}
          aria-describedby={suggestion && `${id}-suggested`}
          className="flex flex-wrap gap-1.5"
        >
          {choices.map((count) => (
            <label
              key={count}
              className={cn(
                'touch-target figures flex cursor-pointer items-center gap-1.5 rounded-md border border-input px-3 py-1.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-ring',
                mark === count && 'border-primary bg-accent font-medium',
              )}
            >
              <input
                type="radio"
                name={id}
                checked={mark === count}
                onChange={() => onMark(count)}
                className="accent-primary"
              />
              {points === 1 ? (count === 0 ? 'Not yet' : 'Yes, 1 point') : count}
            </label>
          ))}
        </div>
      )}
      {!isJudged && stage !== 'none' && (
        <AnswerMark isRight={mark === points}>{`${mark ?? 0} of ${points}`}</AnswerMark>
      )}
      {stage === 'none' && <span className="figures text-muted-foreground text-sm">{points}</span>}
    </li>
  )
}
