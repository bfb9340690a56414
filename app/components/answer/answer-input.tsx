import { Suspense } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import type { AnswerViewProps } from './answer-view.ts'
import { answerViews } from './answer-views.ts'

/** Where the student answers, whatever the type of question (CHP-39). */
export function AnswerInput(props: AnswerViewProps) {
  const View = answerViews[props.question.type]
  return (
    <Suspense fallback={<Skeleton className="h-24 rounded-lg" />}>
      <View {...props} />
    </Suspense>
  )
}
