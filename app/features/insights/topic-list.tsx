import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { Badge } from '#app/components/ui/badge.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { useCurriculum } from '#app/platform/selected-curriculum.ts'
import { contextOfCourseId } from '#domain/catalogue/course-context.ts'
import type { SuggestedTopic } from '#domain/insights/insights.ts'
import { sampleCourseOf } from '#domain/insights/sample-insights.ts'

const reasons = { review: 'Worth another look', next: 'Next in the course' }

/** What to study next, each with its way in (INS-07, D19). */
export function TopicList({ topics }: { topics: readonly SuggestedTopic[] }) {
  if (topics.length === 0) {
    return <p className="text-muted-foreground">Nothing to suggest: you have been through everything. Well done.</p>
  }
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {topics.map((topic) => (
        <li
          key={`${topic.subject}/${topic.topic}`}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border bg-card px-4 py-3"
        >
          <div className="min-w-0 flex-1">
            <p className="text-muted-foreground text-sm">{topic.subject}</p>
            <p className="font-medium">{topic.topic}</p>
            {topic.reason && (
              <Badge variant={topic.reason === 'review' ? 'warning' : 'info'} className="mt-1">
                {reasons[topic.reason]}
              </Badge>
            )}
          </div>
          <StartLearning topic={topic} />
        </li>
      ))}
    </ul>
  )
}

/** To the lesson itself; in the sample to a course that teaches the subject. */
function StartLearning({ topic }: { topic: SuggestedTopic }) {
  const selected = useCurriculum()
  const { place } = topic
  const context = place && contextOfCourseId(place.courseId, selected)
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
  if (place && context) return <Link to={addressesOf(context).lesson(place.moduleId, place.lessonId)} {...props} />
  return (
    <Link
      to="/grade/$grade/subject/$subject"
      params={{ grade: '9', subject: topic.subject.toLowerCase() }}
      search={{ courseId: sampleCourseOf(topic.subject) }}
      {...props}
    />
  )
}
