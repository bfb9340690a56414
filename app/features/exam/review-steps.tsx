import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Progress } from '#app/components/ui/progress.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { ExamQuestionOf } from '#domain/exam/exam.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { ReviewQuestion } from './review-question.tsx'
import type { ShownAttempt } from './use-attempt.ts'

type ReviewStepsProps = { course: CourseContext; attempt: ShownAttempt; questions: ExamQuestionOf<RichText>[] }

/** One question at a time (EXV-03). */
export function ReviewSteps({ course, attempt, questions }: ReviewStepsProps) {
  const [step, setStep] = useState(0)
  const question = questions[step]
  if (!question) return null
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-2">
        <p aria-live="polite" className="text-muted-foreground text-sm">
          {step + 1} of {questions.length}
        </p>
        <Progress value={step + 1} max={questions.length} aria-label="Questions looked at" />
      </div>
      <ReviewQuestion key={question.id} course={course} attempt={attempt} question={question} stimulusAs="beside" />
      <div className="flex justify-between gap-3">
        <Button variant="outline" disabled={step === 0} onClick={() => setStep(step - 1)}>
          <ChevronLeft aria-hidden />
          Previous
        </Button>
        <Button variant="outline" disabled={step === questions.length - 1} onClick={() => setStep(step + 1)}>
          Next
          <ChevronRight aria-hidden />
        </Button>
      </div>
    </div>
  )
}
