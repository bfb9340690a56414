import { Link } from '@tanstack/react-router'
import { useContent } from '#app/platform/content/use-content.ts'
import { addressesOf, courseLink } from '#app/platform/course-addresses.ts'
import { useCurriculum } from '#app/platform/selected-curriculum.ts'
import type { ListedCourse } from '#domain/content/course-list.ts'
import { courseContextOf } from './course-context-of.ts'
import { groupCourses } from './group-courses.ts'
import { allCourses } from './queries.ts'

/** Every course as one link to its first question: nobody has to know how the place is laid out to begin (D22). */
export function FirstQuestions() {
  const content = useContent(allCourses)
  const groups = content.status === 'loaded' ? groupCourses(content.data.courses) : []
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="first-questions" className="mt-10 border-t pt-6">
      <h2 id="first-questions" className="heading text-2xl">
        Or start with a question
      </h2>
      <p className="mt-2 text-muted-foreground">Pick your course and answer one. The rest explains itself.</p>
      <dl className="mt-4 flex flex-col gap-4">
        {groups.map(({ title, courses }) => (
          <div key={title}>
            <dt className="font-medium text-sm">{title}</dt>
            <dd>
              <ul className="mt-2 flex flex-wrap gap-2">
                {courses.map((course) => (
                  <li key={course.courseId}>
                    <FirstQuestion course={course} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function FirstQuestion({ course }: { course: ListedCourse }) {
  const context = courseContextOf(course, useCurriculum())
  if (!context) return null
  const look =
    'touch-target inline-flex items-center rounded-full border bg-card px-3 py-1 text-sm hover:border-primary'
  // a gateway that does not say where its questions are leads to the course itself
  return course.firstPractice === undefined ? (
    <Link {...courseLink(context, 'practice')} className={look}>
      {context.label}
    </Link>
  ) : (
    <Link to={addressesOf(context).challenges(course.firstPractice)} className={look}>
      {context.label}
    </Link>
  )
}
