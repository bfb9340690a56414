import type { Ref } from 'react'
import { Progress } from '#app/components/ui/progress.tsx'
import { ExamTimer } from './exam-timer.tsx'
import { SavedState } from './saved-state.tsx'

type PlayerHeadingProps = {
  title: string
  /** the part's title, where there are several */
  part: string | undefined
  /** counted within the section, from 1 */
  question: number
  answered: number
  of: number
  secondsLeft: number
  /** gets the focus when another question is shown */
  questionRef: Ref<HTMLParagraphElement>
}

/** Where one is in the exam, and how much time is left (EXP-01): below the site header, which stays on wide screens. */
export function PlayerHeading({ title, part, question, answered, of, secondsLeft, questionRef }: PlayerHeadingProps) {
  return (
    <div className="sticky top-0 z-10 -mx-4 grid gap-2 border-b bg-background px-4 py-3 sm:-mx-6 sm:px-6 lg:top-16">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="heading text-xl">
          {title}
          {part && <span className="text-muted-foreground"> · {part}</span>}
        </h1>
        <ExamTimer secondsLeft={secondsLeft} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <p ref={questionRef} tabIndex={-1} className="font-medium">
          Question {question} of {of}
        </p>
        <p className="text-muted-foreground">
          {answered} of {of} answered
        </p>
        <SavedState />
      </div>
      <Progress value={answered} max={of} aria-label="Questions answered" />
    </div>
  )
}
