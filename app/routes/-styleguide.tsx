import { Page } from '#app/components/page.tsx'
import { ExplorationPart } from '#app/features/lesson/exploration/exploration-part.tsx'
import { lessonsOf } from '#app/features/lesson/queries.ts'
import { practiceOf } from '#app/features/practice/queries.ts'
import { SampleAnswers } from '#app/features/styleguide/sample-answers.tsx'
import { SampleFigures } from '#app/features/styleguide/sample-figures.tsx'
import { useContent } from '#app/platform/content/use-content.ts'
import { contextOfCourseId } from '#domain/catalogue/course-context.ts'

/** The modules that authors look at first: between them they have every way of answering. */
const MODELS = [
  ['SNC1W', 'principles-applications-electricity'],
  ['AP-BIOLOGY', 'unit-3-cellular-energetics'],
] as const

/** All kinds of figures, explorations and ways of answering on one page, to look at in every theme, width and state. */
export default function Styleguide() {
  return (
    <Page title="Styleguide" width="wide">
      <h2 className="heading mb-4 text-2xl">Figures</h2>
      <SampleFigures />
      {MODELS.map(([courseId, moduleId]) => (
        <ModelModule key={courseId} courseId={courseId} moduleId={moduleId} />
      ))}
    </Page>
  )
}

function ModelModule({ courseId, moduleId }: { courseId: string; moduleId: string }) {
  const course = contextOfCourseId(courseId, 'ontario')
  if (!course) throw new Error(`no course ${courseId}`)
  const lessons = useContent(lessonsOf(course, moduleId))
  const practice = useContent(practiceOf(course, moduleId))
  const explorations =
    lessons.status === 'loaded'
      ? (lessons.data.lessonsByModule[moduleId] ?? []).flatMap(({ id, content }) =>
          content.flatMap(({ exploration }) => (exploration ? { lessonId: id, exploration } : [])),
        )
      : []
  return (
    <>
      <h2 className="heading mt-10 mb-4 text-2xl">Explorations of {courseId}</h2>
      {explorations.map(({ lessonId, exploration }) => (
        <ExplorationPart
          key={exploration.title}
          place={{ course, moduleId, lessonId }}
          exploration={exploration}
          isOpen
        />
      ))}
      <h2 className="heading mt-10 mb-4 text-2xl">Answers of {courseId}</h2>
      {practice.status === 'loaded' && <SampleAnswers questions={practice.data.items} />}
    </>
  )
}
