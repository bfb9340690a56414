import { ProgressBar } from '#app/components/progress-bar.tsx'
import { StatTile } from '#app/components/stat-tile.tsx'
import { breakdownOf } from '#domain/exam/describe-result.ts'
import { formatTimeUsed } from '#domain/exam/exam-time.ts'
import type { ShownAttempt } from './use-attempt.ts'

/** Correct, Incorrect, Skipped, Time Used (EXR-04, EXR-05). A gateway that keeps only the score leaves the counts unknown. */
export function ResultTiles({ attempt }: { attempt: ShownAttempt }) {
  const isCounted = attempt.totalQuestions > 0
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatTile label="Correct" value={isCounted ? attempt.correctCount : 'N/A'} tone="success" />
      <StatTile label="Incorrect" value={isCounted ? attempt.incorrectCount : 'N/A'} tone="error" />
      <StatTile label="Skipped" value={isCounted ? attempt.unansweredCount : 'N/A'} tone="warning" />
      <StatTile label="Time Used" value={formatTimeUsed(attempt.seconds)} />
    </dl>
  )
}

/** Completion, accuracy of the attempted, totals (EXR-06, EXR-07). */
export function ResultsBreakdown({ attempt }: { attempt: ShownAttempt }) {
  const { attempted, accuracy, completion } = breakdownOf(attempt)
  return (
    <section aria-labelledby="performance-breakdown" className="grid gap-4">
      <h2 id="performance-breakdown" className="heading text-2xl">
        Performance breakdown
      </h2>
      <ProgressBar label={`Completion rate: ${attempted} of ${attempt.totalQuestions} answered`} value={completion} />
      <ProgressBar label={`Accuracy: ${attempt.correctCount} of ${attempted} answered are correct`} value={accuracy} />
      <p className="text-muted-foreground">
        {attempt.totalQuestions} questions in total: {attempt.correctCount} correct, {attempt.incorrectCount} incorrect,{' '}
        {attempt.unansweredCount} skipped.
      </p>
    </section>
  )
}
