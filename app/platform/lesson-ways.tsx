import { Link } from '@tanstack/react-router'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { addressesOf } from './course-addresses.ts'

type LessonWaysProps = {
  course: CourseContext
  moduleId: string
  lessonId: string
  /** the section to read again, where it is known */
  sectionId?: string | undefined
  /** the lesson's */
  title: string
}

/** From what went wrong to what mends it: the section of the lesson, questions on just that, its cards. */
export function LessonWays({ course, moduleId, lessonId, sectionId, title }: LessonWaysProps) {
  const addresses = addressesOf(course)
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      <Link
        to={addresses.lesson(moduleId, lessonId)}
        {...(sectionId !== undefined && { hash: sectionId })}
        className="link"
      >
        {title}
      </Link>
      <Link
        to={addresses.challenges(moduleId)}
        search={{ lesson: lessonId }}
        aria-label={`Practise: ${title}`}
        className="link"
      >
        Practise
      </Link>
      <Link to={addresses.flashcards(moduleId)} aria-label={`Cards: ${title}`} className="link">
        Cards
      </Link>
    </span>
  )
}
