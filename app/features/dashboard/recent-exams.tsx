import { Link } from '@tanstack/react-router'
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { useCurriculum } from '#app/platform/selected-curriculum.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import { contextOfCourseId } from '#domain/catalogue/course-context.ts'
import { scoreTone } from '#domain/exam/describe-result.ts'

/** Exams shown; the course page has them all (CRS-09). */
const MOST = 3
const dateFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium' })
const tones = {
  green: 'text-score-green',
  orange: 'text-score-orange',
  red: 'text-score-red',
  'dark-red': 'text-score-dark-red',
}

/** The latest exams of all courses. */
export function RecentExams() {
  const selected = useCurriculum()
  const query = useStudyState(['exam-attempts'], (tutor) => tutor.examAttempts())
  const attempts = (query.data ?? []).slice(0, MOST)
  return (
    <Card>
      <CardHeader>
        <CardTitle>Recent exams</CardTitle>
      </CardHeader>
      <CardContent>
        {attempts.length === 0 && <p className="text-muted-foreground">None yet. Every course has a practice exam.</p>}
        <ol className="flex flex-col gap-2">
          {attempts.map(({ attemptId, courseId, completedAt, score }) => {
            const course = contextOfCourseId(courseId, selected)
            if (!course) return null
            return (
              <li key={attemptId}>
                <Link
                  to={course.paths.examResults(attemptId)}
                  className="flex items-baseline gap-3 rounded-md px-2 py-1.5 hover:bg-accent"
                >
                  <span className="font-medium">{course.label}</span>
                  <span className="text-muted-foreground text-sm">{dateFormat.format(completedAt)}</span>
                  <span className={`figures ms-auto font-semibold ${tones[scoreTone(score)]}`}>{score}%</span>
                </Link>
              </li>
            )
          })}
        </ol>
      </CardContent>
    </Card>
  )
}
