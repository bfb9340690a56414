import { Link } from '@tanstack/react-router'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ErrorState } from '#app/components/error-state.tsx'
import { Page } from '#app/components/page.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { useContent } from '#app/platform/content/use-content.ts'
import type { CoursesSearch } from '#app/platform/search.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import { catalogueList } from '#domain/content/course-list.ts'
import { CourseFilters } from './course-filters.tsx'
import { coursesMatching, groupCourses } from './group-courses.ts'
import { ListedCourseCard } from './listed-course-card.tsx'
import { allCourses } from './queries.ts'

/** `/courses`: every course of every curriculum and grade, what it holds, and how far the student is (D22). */
export function CoursesPage({ search }: { search: CoursesSearch }) {
  const content = useContent(allCourses)
  const progress = useStudyState(['lesson-progress'], (worker) => worker.lessonProgress()).data
  // a gateway that lists no courses still has those everybody knows
  const isUnlisted = content.status === 'failed' && content.failure.code === 'CONTENT_NOT_FOUND'
  const list = content.status === 'loaded' ? content.data : isUnlisted ? catalogueList() : undefined
  const shown = list && coursesMatching(list.courses, search)
  return (
    <Page
      title="All courses"
      description="Every course you can study here. Take more than one; each keeps its own place."
      width="wide"
    >
      <CourseFilters search={search} />
      {content.status === 'loading' && (
        <p role="status" className="py-10 text-muted-foreground">
          Loading courses...
        </p>
      )}
      {content.status === 'failed' && !isUnlisted && (
        <ErrorState
          title="The courses could not be loaded"
          message={content.failure.message}
          onRetry={content.tryAgain}
        />
      )}
      {shown && (
        <p role="status" className="mb-6 text-muted-foreground">
          {shown.length === 1 ? '1 course' : `${shown.length} courses`}
          {search.curriculum === 'alberta' && '. Where Alberta has no course of its own here yet, Ontario’s stands in.'}
        </p>
      )}
      {shown?.length === 0 && (
        <EmptyState
          title="No course fits all of that"
          action={
            <Link to="/courses" className={buttonVariants()}>
              Show all courses
            </Link>
          }
        >
          Take one of the choices away, or look at all of them.
        </EmptyState>
      )}
      {groupCourses(shown ?? []).map(({ title, courses }) => (
        <section key={title} aria-label={title} className="mb-10">
          <h2 className="heading mb-4 text-2xl">{title}</h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {courses.map((course) => (
              <li key={course.courseId}>
                <ListedCourseCard course={course} progress={progress} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}
