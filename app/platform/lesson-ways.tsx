import { Link } from '@tanstack/react-router'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { addressesOf, lessonLink, type ReadingPlace } from './course-addresses.ts'

type LessonWaysProps = {
  course: CourseContext
  /** the lesson, and the section of it to read again, where that is known */
  place: ReadingPlace
  /** the lesson's */
  title: string
}

/** From what went wrong to what mends it: the section of the lesson, questions on just that, its cards. */
export function LessonWays(props: LessonWaysProps) {
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      <Link {...lessonLink(props.course, props.place)} className="link">
        {props.title}
      </Link>
      <PracticeWays {...props} />
    </span>
  )
}

/** Questions on a lesson alone, and its module's cards. */
export function PracticeWays({ course, place, title }: LessonWaysProps) {
  const addresses = addressesOf(course)
  return (
    <>
      <Link
        to={addresses.challenges(place.moduleId)}
        search={{ lesson: place.lessonId }}
        aria-label={`Practise: ${title}`}
        className="link"
      >
        Practise
      </Link>
      <Link to={addresses.flashcards(place.moduleId)} aria-label={`Cards: ${title}`} className="link">
        Cards
      </Link>
    </>
  )
}
