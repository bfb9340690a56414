import { CircleCheck, CircleMinus, CircleX } from 'lucide-react'
import { useDeferredValue } from 'react'
import { Badge } from '#app/components/ui/badge.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { useStudyState } from '#app/platform/use-history.ts'
import type { QuestionSummary } from '#domain/analytics/question-summary.ts'
import { showSeconds } from '#domain/analytics/show-metrics.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { difficultyLabel } from '#domain/question/question-set.ts'
import { practiceKeys } from './practice-keys.ts'

const time = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short' })
const statuses = {
  correct: { Icon: CircleCheck, words: 'Solved', tone: 'text-success' },
  incorrect: { Icon: CircleX, words: 'Not solved yet', tone: 'text-error' },
  skipped: { Icon: CircleMinus, words: 'Skipped', tone: 'text-muted-foreground' },
}

/** Every question attempted, newest first, in a list of at most 400 px (ANA-22..25, OPN-93). */
export function AnalyticsHistory({ course, moduleId }: { course: CourseContext; moduleId: string }) {
  const scope = { courseId: course.courseId, moduleId }
  const query = useStudyState(practiceKeys.history(course.courseId, moduleId), (worker) =>
    worker.questionSummaries(scope),
  )
  // a long list is drawn in slices, so that the page stays quick while it comes
  const summaries = useDeferredValue(query.data, undefined)
  if (!summaries) return <Skeleton className="h-64" />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label="Question History" tabIndex={0} className="max-h-[400px] overflow-y-auto rounded-lg border">
      <ol className="divide-y">
        {summaries.map((summary) => (
          <HistoryLine key={summary.questionId} summary={summary} />
        ))}
      </ol>
    </section>
  )
}

function HistoryLine({ summary }: { summary: QuestionSummary }) {
  const { Icon, words, tone } = statuses[summary.bestStatus]
  return (
    <li className="flex flex-col gap-1.5 px-4 py-3 text-sm [contain-intrinsic-size:auto_6.5rem] [content-visibility:auto]">
      <div className="flex items-start gap-2">
        <Icon role="img" aria-label={words} className={`mt-0.5 size-4 shrink-0 ${tone}`} />
        <p className="min-w-0 flex-1 font-medium">{summary.questionText}</p>
        {summary.isImproved && <Badge variant="success">Improved!</Badge>}
      </div>
      <p className="figures text-muted-foreground">
        {summary.attempts} {summary.attempts === 1 ? 'attempt' : 'attempts'} · last {time.format(summary.lastAttempted)}{' '}
        · {showSeconds(summary.averageTime)} on average
      </p>
      {summary.correctAnswer !== undefined && (
        <p>
          <span className="text-muted-foreground">Correct answer: </span>
          {summary.correctAnswer}
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        {summary.difficulty !== undefined && <Badge variant="theme">{difficultyLabel(summary.difficulty)}</Badge>}
        {summary.tags.map((tag) => (
          <Badge key={tag} variant="outline">
            {tag}
          </Badge>
        ))}
      </div>
    </li>
  )
}
