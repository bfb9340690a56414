import type { ReactNode } from 'react'
import { Figures } from '#app/components/figure.tsx'
import { RichText } from '#app/components/rich-text.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import { shownOptions } from '#domain/question/describe-answer.ts'
import { withTags } from '#domain/question/question-set.ts'
import { PracticeHeader } from './practice-header.tsx'
import type { PracticeQuestion } from './queries.ts'
import { QuestionPrompt } from './question-prompt.tsx'
import { TagFilter } from './tag-filter.tsx'

type PracticePreviewProps = {
  /** all of the module */
  total: number
  questions: readonly PracticeQuestion[]
  tags: readonly string[]
  calculator?: ReactNode
}

const nothing = () => {}

/**
 * Practice while nobody knows where the student left off, as the server renders it for everybody: the places of their numbers, the filter, the first
 * question to read. Nothing can be pressed yet.
 */
export function PracticePreview({ total, questions, tags, calculator }: PracticePreviewProps) {
  const [first] = withTags(questions, tags)
  return (
    <div inert aria-busy className="flex flex-col gap-6">
      <PracticeHeader
        metrics={undefined}
        attempted={0}
        total={total}
        toRetry={0}
        calculator={calculator}
        onRetry={nothing}
        onAnalytics={nothing}
      />
      <TagFilter questions={questions} chosen={tags} onChange={nothing} />
      {/* as tall as a question at least, so that the end of the page comes no nearer */}
      <div className="min-h-dvh">
        {first && (
          <div className="held-back">
            <div className={first.stimulusId === undefined ? '' : 'beside-stimulus'}>
              {first.stimulusId !== undefined && <Skeleton className="stimulus stimulus-loading" />}
              <FirstQuestion question={first} />
            </div>
          </div>
        )}
      </div>
    </div>
  )
}

/** Without its number and with nothing to answer it by: whether the student is at this one is not known. */
function FirstQuestion({ question }: { question: PracticeQuestion }) {
  const options = answerTypeOf(question).answersAtOnce ? shownOptions(question) : []
  return (
    <div data-slot="first-question" className="rounded-xl border border-t-4 border-t-theme bg-card">
      <div className="border-b px-4 py-4 sm:px-6">
        <Skeleton className="h-16" />
      </div>
      <div className="flex flex-col gap-5 px-4 py-5 sm:px-6">
        <QuestionPrompt prompt={question.prompt} />
        <Figures figures={question.figures} at="prompt" />
        {options.length === 0 && <Skeleton className="h-24 rounded-lg" />}
        <ul className="flex flex-col gap-2.5 empty:hidden">
          {options.map(({ id, content }) => (
            <li key={id} className="touch-target flex items-center gap-3 rounded-lg border border-input px-4 py-3">
              <Skeleton className="size-7 shrink-0 rounded-full" />
              <RichText value={content} inline />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
