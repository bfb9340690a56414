import { Link } from '@tanstack/react-router'
import { CourseCard } from '#app/components/course-card.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Page } from '#app/components/page.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import type { GradeCourse } from './grade-courses.ts'

/** `/grade/{gradeId}`: the courses of a grade (GRD-01..05). */
export function GradePage({ gradeId, courses }: { gradeId: string; courses: readonly GradeCourse[] }) {
  if (courses.length === 0) {
    return (
      <Page title={`Grade ${gradeId}`}>
        <EmptyState
          title="No subjects available"
          action={
            <Link to="/grade/$gradeId" params={{ gradeId: '9' }} className={buttonVariants()}>
              Go to Grade 9
            </Link>
          }
        >
          We couldn't find any subjects for Grade {gradeId}.
        </EmptyState>
        <AllCoursesLink />
      </Page>
    )
  }
  return (
    <Page title={`Grade ${gradeId}`} description="Pick a course to see its modules.">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {courses.map((course) => (
          <li key={course.courseId}>
            <CourseCard
              code={course.courseId}
              label={course.label}
              note={course.level}
              theme={course.colorTheme}
              action={
                <Link
                  to="/grade/$grade/subject/$subject"
                  params={{ grade: gradeId, subject: course.subject }}
                  search={{ courseId: course.courseId }}
                  state={{ level: course.level, courseId: course.courseId }}
                  aria-label={`Explore ${course.label}`}
                  className={buttonVariants({ variant: 'theme' })}
                >
                  Explore
                </Link>
              }
            >
              <p className="text-muted-foreground">{course.description}</p>
            </CourseCard>
          </li>
        ))}
      </ul>
      <AllCoursesLink />
    </Page>
  )
}

/** The way to what no menu has (D22). */
function AllCoursesLink() {
  return (
    <p className="mt-8">
      Looking for another grade, or AP?{' '}
      <Link to="/courses" className="link">
        See all courses
      </Link>
    </p>
  )
}
