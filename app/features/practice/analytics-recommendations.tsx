import { Link } from '@tanstack/react-router'
import { PartyPopper } from 'lucide-react'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { addressesOf, lessonLink } from '#app/platform/course-addresses.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import { useMissedSections } from '#app/platform/use-missed-sections.ts'
import { tagTitle } from '#domain/recommendation/recommend.ts'
import type { Recommendation } from '#domain/recommendation/recommendation.ts'
import type { AnalyticsDialogProps } from './analytics-props.ts'
import { practiceKeys } from './practice-keys.ts'

const priorities = { high: 'error', medium: 'warning', low: 'info' } as const

/** What to do next, the most urgent first (ANA-15..17). */
export function AnalyticsRecommendations(props: AnalyticsDialogProps) {
  const { course, moduleId, lessonTitles } = props
  const scope = { courseId: course.courseId, moduleId }
  const query = useStudyState(practiceKeys.recommendations(course.courseId, moduleId), (worker) =>
    worker.recommendations(scope, lessonTitles),
  )
  if (!query.data) return <Skeleton className="h-64" />
  if (query.data.length === 0) {
    return (
      <div className="flex flex-col items-center gap-3 py-10 text-center">
        <PartyPopper aria-hidden className="size-8 text-success" />
        <p className="font-semibold">Great job! Keep practising to maintain your progress.</p>
      </div>
    )
  }
  return (
    <ul className="flex flex-col gap-3">
      {query.data.map((recommendation) => (
        <li key={`${recommendation.type}/${recommendation.tag ?? ''}`}>
          <RecommendationCard {...props} recommendation={recommendation} />
        </li>
      ))}
    </ul>
  )
}

type CardProps = AnalyticsDialogProps & { recommendation: Recommendation }

function RecommendationCard({ course, recommendation, onFilter, onQuestion }: CardProps) {
  const { type, title, description, priority, actionItems, tag, lesson, questionIds } = recommendation
  const first = questionIds?.[0]
  const withSection = useMissedSections(course.courseId)
  return (
    <article className="flex flex-col gap-2 rounded-lg border px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="me-auto font-semibold">{title}</h3>
        <Badge variant="outline">{tagTitle(type)}</Badge>
        <Badge variant={priorities[priority]}>{priority} priority</Badge>
      </div>
      <p className="text-sm">{description}</p>
      <ul className="list-disc ps-5 text-sm">
        {actionItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div className="mt-1 flex flex-wrap gap-2 empty:hidden">
        {tag && (
          <Button size="sm" variant="outline" onClick={() => onFilter(tag)}>
            Practise {tag}
          </Button>
        )}
        {first && (
          <Button size="sm" variant="outline" onClick={() => onQuestion(first)}>
            Retry the first one
          </Button>
        )}
        {lesson && (
          <>
            <Link
              {...lessonLink(course, withSection(lesson))}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              Read the lesson
            </Link>
            <Link
              to={addressesOf(course).flashcards(lesson.moduleId)}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              Cards
            </Link>
          </>
        )}
      </div>
    </article>
  )
}
