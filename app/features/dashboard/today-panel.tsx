import { Link } from '@tanstack/react-router'
import { ArrowRight, Flame, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { StatTile } from '#app/components/stat-tile.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { useContent } from '#app/platform/content/use-content.ts'
import { useCurriculum } from '#app/platform/selected-curriculum.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import { type CourseContext, contextOfCourseId } from '#domain/catalogue/course-context.ts'
import { RecentExams } from './recent-exams.tsx'

type Place = { courseId: string; moduleId: string; lessonId: string }

/** Today on the dashboard: what is due, how the day goes, and where to go on. All of it from the student's own record. */
export function TodayPanel() {
  const query = useStudyState(['today'], (tutor) =>
    tutor.today({ now: Date.now(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
  )
  const selected = useCurriculum()
  if (!query.data) return <Skeleton className="h-64 rounded-xl" />
  const { dueCards, answered, minutes, streak, continueWith, runningExam } = query.data
  const lessonCourse = continueWith && contextOfCourseId(continueWith.courseId, selected)
  const examCourse = runningExam && contextOfCourseId(runningExam.courseId, selected)
  return (
    <section aria-labelledby="today" className="flex flex-col gap-4">
      <h2 id="today" className="heading text-2xl">
        Today
      </h2>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <StatTile label="Cards due" value={dueCards} tone={dueCards > 0 ? 'info' : 'neutral'} />
        <StatTile label="Questions answered" value={answered} />
        <StatTile label="Minutes of practice" value={minutes} />
        <StatTile
          label="Days in a row"
          value={
            <span className="inline-flex items-center gap-1.5">
              {streak.current}
              {streak.current > 0 && <Flame aria-hidden className="size-5 text-warning" />}
            </span>
          }
          note={streak.studiedToday || streak.current === 0 ? `Longest: ${streak.longest}` : 'Study today to keep it'}
        />
      </dl>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card>
          <CardHeader>
            <CardTitle>Go on</CardTitle>
          </CardHeader>
          <CardContent className="flex flex-col items-start gap-3">
            {runningExam && examCourse && (
              <Way to={examCourse.paths.examPlayer} note="An exam is running" isUrgent>
                <Timer aria-hidden />
                Back to the exam
              </Way>
            )}
            {continueWith && lessonCourse && <ContinueLesson course={lessonCourse} place={continueWith} />}
            {lessonCourse && continueWith && dueCards > 0 && (
              <Way to={lessonCourse.paths.flashcards(continueWith.moduleId)} note={`${dueCards} due in all`}>
                Review cards
              </Way>
            )}
            {!continueWith && !runningExam && (
              <p className="text-muted-foreground">Open a lesson, and this is where you find your way back to it.</p>
            )}
          </CardContent>
        </Card>
        <RecentExams />
      </div>
    </section>
  )
}

/** Back to the lesson the student was in last, by its title. */
function ContinueLesson({ course, place }: { course: CourseContext; place: Place }) {
  const outline = useContent(outlineOf(course))
  const module = outline.status === 'loaded' ? outline.data.modules.find(({ id }) => id === place.moduleId) : undefined
  const lesson = module?.lessons?.find(({ id }) => id === place.lessonId)
  return (
    <Way
      to={course.paths.lesson(place.moduleId, place.lessonId)}
      note={[course.label, module?.title].filter(Boolean).join(' · ')}
    >
      Continue{lesson ? `: ${lesson.title}` : ' the lesson'}
      <ArrowRight aria-hidden />
    </Way>
  )
}

function Way({ to, note, isUrgent, children }: { to: string; note: string; isUrgent?: boolean; children: ReactNode }) {
  return (
    <div className="flex max-w-full flex-col items-start gap-1">
      <Link
        to={to}
        className={`${buttonVariants({ variant: isUrgent ? 'default' : 'outline' })} h-auto max-w-full whitespace-normal text-start`}
      >
        {children}
      </Link>
      <span className="text-muted-foreground text-sm">{note}</span>
    </div>
  )
}
