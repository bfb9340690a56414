import { Badge } from '#app/components/ui/badge.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { analyseTopics, groupMistakes } from '#domain/exam/analyse-exam.ts'
import { topicTone } from '#domain/exam/describe-result.ts'
import { TopicWays } from './topic-ways.tsx'
import type { ShownAttempt } from './use-attempt.ts'

/** Correct of total per topic (EXR-08, EXR-09), and from a weak one the ways on. */
export function TopicPerformance({ course, attempt }: { course: CourseContext; attempt: ShownAttempt }) {
  // without responses nothing is known of single questions (OPN-110)
  const isKnown = attempt.responses.length > 0
  const topics = isKnown ? analyseTopics(attempt.exam, attempt.answers, attempt.compare) : []
  const mistakes = isKnown ? groupMistakes(attempt.exam, attempt.answers, attempt.compare) : []
  return (
    <section aria-labelledby="topic-performance">
      <h2 id="topic-performance" className="heading mb-3 text-2xl">
        Topic performance
      </h2>
      {topics.length === 0 ? (
        <p>Topic analysis not available for this exam.</p>
      ) : (
        <ul className="grid gap-2">
          {topics.map(({ topic, correct, total, percent }) => (
            <li key={topic} className="rounded-lg border bg-card px-4 py-2.5">
              <div className="flex items-center justify-between gap-4">
                <span>{topic}</span>
                <Badge variant={topicTone(percent)} className="figures">
                  {correct}/{total} · {percent}%
                </Badge>
              </div>
              {topicTone(percent) !== 'success' && (
                <TopicWays course={course} questions={mistakes.find((one) => one.topic === topic)?.questions ?? []} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
