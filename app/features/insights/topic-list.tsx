import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { Badge } from '#app/components/ui/badge.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { addressesOf, lessonLink } from '#app/platform/course-addresses.ts'
import { PracticeWays } from '#app/platform/lesson-ways.tsx'
import { useCurriculum } from '#app/platform/selected-curriculum.ts'
import { useMissedSections } from '#app/platform/use-missed-sections.ts'
import { contextOfCourseId } from '#domain/catalogue/course-context.ts'
import type { SuggestedTopic } from '#domain/insights/insights.ts'
import { sampleCourseOf } from '#domain/insights/sample-insights.ts'

/** A gain below this, in points, is not spoken of. */
const WORTH_SAYING = 0.1

/** What a topic takes, and what it is expected to add to the next exam. */
function worth(topic: SuggestedTopic): string {
  if (topic.reason === undefined) return ''
  const { minutes, gain } = topic
  const points = gain.toFixed(1)
  return `${minutes === 1 ? '1 minute' : `${minutes} minutes`}${gain < WORTH_SAYING ? '' : `, about +${points} ${points === '1.0' ? 'point' : 'points'} in the exam`}`
}

const reasons = {
  review: 'Worth another look',
  next: 'Next in the course',
  cards: 'Cards due',
  exam: 'Time for an exam',
}

/** What to study next, each with its way in (INS-07, D19). */
export function TopicList({ topics }: { topics: readonly SuggestedTopic[] }) {
  if (topics.length === 0) {
    return <p className="text-muted-foreground">Nothing to suggest: you have been through everything. Well done.</p>
  }
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {topics.map((topic) => (
        <li
          key={`${topic.subject}/${topic.reason}/${topic.topic}`}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border bg-card px-4 py-3"
        >
          <div className="min-w-52 flex-1">
            <p className="text-muted-foreground text-sm">{topic.subject}</p>
            <p className="font-medium">{topic.topic}</p>
            {topic.reason && (
              <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted-foreground text-sm">
                <Badge variant={topic.reason === 'next' ? 'info' : 'warning'}>{reasons[topic.reason]}</Badge>
                {worth(topic)}
              </p>
            )}
          </div>
          <SuggestedWays topic={topic} />
        </li>
      ))}
    </ul>
  )
}

/**
 * To the lesson itself, at the section that was missed most, to questions on just that and to its cards; in the sample to a course that teaches
 * the subject.
 */
function SuggestedWays({ topic }: { topic: SuggestedTopic }) {
  const selected = useCurriculum()
  const context = topic.place && contextOfCourseId(topic.place.courseId, selected)
  const withSection = useMissedSections(topic.place?.courseId)
  const props = {
    className: buttonVariants({ size: 'sm' }),
    'aria-label': `Start Learning: ${topic.topic}`,
    children: (
      <>
        Start Learning
        <ArrowRight aria-hidden />
      </>
    ),
  }
  if (context && topic.reason === 'cards') {
    const { cards, place } = topic
    return (
      <Link
        to={addressesOf(context).flashcards(place.moduleId)}
        className={buttonVariants({ size: 'sm' })}
        aria-label={`Review ${cards === 1 ? '1 card' : `${cards} cards`}: ${topic.topic}`}
      >
        Review {cards === 1 ? '1 Card' : `${cards} Cards`}
        <ArrowRight aria-hidden />
      </Link>
    )
  }
  if (context && topic.reason === 'exam')
    return (
      <Link
        to={addressesOf(context).exam}
        className={buttonVariants({ size: 'sm' })}
        aria-label={`Start Practice Exam: ${context.label}`}
      >
        Start Practice Exam
        <ArrowRight aria-hidden />
      </Link>
    )
  if (context && (topic.reason === 'review' || topic.reason === 'next')) {
    const { place } = topic
    return (
      <>
        <PracticeWays course={context} place={place} title={topic.topic} />
        <Link {...lessonLink(context, withSection(place))} {...props} />
      </>
    )
  }
  return (
    <Link
      to="/grade/$grade/subject/$subject"
      params={{ grade: '9', subject: topic.subject.toLowerCase() }}
      search={{ courseId: sampleCourseOf(topic.subject) }}
      {...props}
    />
  )
}
