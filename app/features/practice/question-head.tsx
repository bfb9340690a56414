import type { ReactNode, Ref } from 'react'
import { Badge } from '#app/components/ui/badge.tsx'
import { Progress } from '#app/components/ui/progress.tsx'
import { difficultyLabel } from '#domain/question/question-set.ts'
import type { PracticeQuestion } from './queries.ts'

type QuestionHeadProps = {
  question: PracticeQuestion
  /** its place in the set, counted from 1 */
  number: number
  count: number
  heading?: Ref<HTMLHeadingElement>
  /** how much time is left, where there is a limit */
  children?: ReactNode
}

/** Over a question: its number, how hard it is, its tags (CHP-12..14). */
export function QuestionHead({ question, number, count, heading, children }: QuestionHeadProps) {
  return (
    <div className="flex flex-col gap-3 border-b px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-2">
        <h2
          id="question-number"
          ref={heading}
          tabIndex={-1}
          className="figures me-auto scroll-mt-6 font-semibold text-lg lg:scroll-mt-24"
        >
          Question {number} of {count}
        </h2>
        {children}
        {question.difficulty !== undefined && <Badge variant="theme">{difficultyLabel(question.difficulty)}</Badge>}
      </div>
      <Progress value={number} max={count} aria-label={`Question ${number} of ${count}`} />
      {question.tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
          {question.tags.map((tag) => (
            <li key={tag}>
              <Badge variant="outline">{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
