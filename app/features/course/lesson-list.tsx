import { Link } from '@tanstack/react-router'
import { addressesOf } from '#app/platform/course-addresses.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { CourseSlots, OutlineModule } from './course-slots.ts'

type LessonListProps = { course: CourseContext; module: OutlineModule; mark?: CourseSlots['lessonMark'] }

/** The lessons of a module by name. One that is not written yet is named but leads nowhere. */
export function LessonList({ course, module, mark }: LessonListProps) {
  if (!module.lessons?.length) return null
  const addresses = addressesOf(course)
  return (
    <ol className="flex flex-col gap-1">
      {module.lessons.map((lesson) => (
        <li key={lesson.id} className="flex items-baseline justify-between gap-3">
          {lesson.isAvailable ? (
            <span className="min-w-0">
              <Link to={addresses.lesson(module.id, lesson.id)} className="link text-theme-ink">
                {lesson.title}
              </Link>
              {mark?.(module, lesson.id)}
            </span>
          ) : (
            <span className="text-muted-foreground">{lesson.title}</span>
          )}
          <span className="figures shrink-0 text-muted-foreground text-sm">
            {lesson.isAvailable ? lesson.estimatedMinutes && `${lesson.estimatedMinutes} min` : 'In preparation'}
          </span>
        </li>
      ))}
    </ol>
  )
}
