import { outlineOf } from '#app/platform/content/course-outline.ts'
import { useContent } from '#app/platform/content/use-content.ts'
import { LessonWays } from '#app/platform/lesson-ways.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { ExamQuestionOf } from '#domain/exam/exam.ts'

type TopicWaysProps = { course: CourseContext; questions: readonly ExamQuestionOf<unknown>[] }

/** The ways on from a topic's mistakes, a line for each lesson they belong to. Exams that name no lesson lead nowhere. */
export function TopicWays({ course, questions }: TopicWaysProps) {
  const outline = useContent(outlineOf(course))
  const modules = outline.status === 'loaded' ? outline.data.modules : []
  const taught = questions.flatMap(({ moduleId, lessonId, sectionId }) => {
    const module = modules.find(({ id }) => id === moduleId)
    const lesson = module?.lessons?.find(({ id, isAvailable }) => id === lessonId && isAvailable)
    if (!module || !lesson) return []
    return [{ key: `${module.id}/${lesson.id}`, moduleId: module.id, lesson, sectionId }]
  })
  const lessons = [...Map.groupBy(taught, ({ key }) => key).values()].flatMap(([first]) => first ?? [])
  if (lessons.length === 0) return null
  return (
    <ul aria-label="What mends it" className="mt-3 flex flex-col gap-2 border-t pt-3">
      {lessons.map(({ key, moduleId, lesson, sectionId }) => (
        <li key={key}>
          <LessonWays course={course} place={{ moduleId, lessonId: lesson.id, sectionId }} title={lesson.title} />
        </li>
      ))}
    </ul>
  )
}
