import { Link } from '@tanstack/react-router'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { useContent } from '#app/platform/content/use-content.ts'
import { addressesOf } from '#app/platform/course-addresses.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { ExamQuestionOf } from '#domain/exam/exam.ts'

type TopicWaysProps = { course: CourseContext; questions: readonly ExamQuestionOf<unknown>[] }

/** From what went wrong to what mends it: the lesson, questions on just that, its cards. Exams that name no lesson lead nowhere. */
export function TopicWays({ course, questions }: TopicWaysProps) {
  const outline = useContent(outlineOf(course))
  const modules = outline.status === 'loaded' ? outline.data.modules : []
  const addresses = addressesOf(course)
  const taught = questions.flatMap(({ moduleId, lessonId }) => {
    const module = modules.find(({ id }) => id === moduleId)
    const lesson = module?.lessons?.find(({ id, isAvailable }) => id === lessonId && isAvailable)
    return module && lesson ? [{ key: `${module.id}/${lesson.id}`, moduleId: module.id, lesson }] : []
  })
  const lessons = [...new Map(taught.map((one) => [one.key, one])).values()]
  if (lessons.length === 0) return null
  return (
    <ul aria-label="What mends it" className="mt-3 flex flex-col gap-2 border-t pt-3">
      {lessons.map(({ key, moduleId, lesson }) => (
        <li key={key} className="flex flex-wrap gap-x-4 gap-y-1">
          <Link to={addresses.lesson(moduleId, lesson.id)} className="link">
            {lesson.title}
          </Link>
          <Link
            to={addresses.challenges(moduleId)}
            search={{ lesson: lesson.id }}
            aria-label={`Practise: ${lesson.title}`}
            className="link"
          >
            Practise
          </Link>
          <Link to={addresses.flashcards(moduleId)} aria-label={`Cards: ${lesson.title}`} className="link">
            Cards
          </Link>
        </li>
      ))}
    </ul>
  )
}
