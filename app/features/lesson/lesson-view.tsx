import { useState } from 'react'
import { ProgressBar } from '#app/components/progress-bar.tsx'
import { Accordion } from '#app/components/ui/accordion.tsx'
import { Alert, AlertDescription } from '#app/components/ui/alert.tsx'
import { courseTitleOf, usePageTitle } from '#app/platform/page-title.ts'
import { colorThemeAt } from '#domain/catalogue/course-catalogue.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { CourseOutline } from '#domain/content/course-outline.ts'
import { type LessonInOrder, lessonNeighbours } from '#domain/content/lesson-order.ts'
import { orderSections, sectionHeading } from '#domain/content/lesson-sections.ts'
import { ExtendLearning } from './extend-learning.tsx'
import { LessonHeader } from './lesson-header.tsx'
import { LessonNeighbours } from './lesson-neighbours.tsx'
import { LessonOutline } from './lesson-outline.tsx'
import { LessonSection } from './lesson-section.tsx'
import type { ShownLesson } from './queries.ts'
import { useLessonProgress } from './use-lesson-progress.ts'
import { useSectionInAddress } from './use-section-in-address.ts'

type LessonViewProps = {
  course: CourseContext
  moduleId: string
  lesson: ShownLesson
  order: LessonInOrder[]
  modules: CourseOutline['modules']
  nearestMatch: string | undefined
}

/** One lesson: header, outline beside the text, sections one at a time, what goes beyond, the way on. */
export function LessonView({ course, moduleId, lesson, order, modules, nearestMatch }: LessonViewProps) {
  const sections = orderSections(lesson.content)
  const sectionIds = sections.map((section) => section.id)
  const [open, setOpen] = useState(sectionIds[0] ?? '')
  const { completed, complete } = useLessonProgress({ course, moduleId, lessonId: lesson.id })
  useSectionInAddress(sectionIds, setOpen)
  const done = sectionIds.filter((id) => completed.includes(id)).length
  const moduleIndex = modules.findIndex((module) => module.id === moduleId)
  const neighbours = lessonNeighbours(order, moduleId, lesson.id)
  usePageTitle(courseTitleOf(course, lesson.title, modules[moduleIndex]?.title))

  function show(sectionId: string) {
    setOpen(sectionId)
    // after React has opened it; the browser's own focus() also scrolls it into view
    requestAnimationFrame(() => document.getElementById(headingId(sectionId))?.focus())
  }

  return (
    <div
      data-course-theme={moduleIndex < 0 ? undefined : colorThemeAt(moduleIndex)}
      className="mx-auto w-full max-w-6xl px-4 py-6 sm:px-6 sm:py-10"
    >
      <LessonHeader
        course={course}
        moduleId={moduleId}
        lesson={lesson}
        moduleTitle={modules[moduleIndex]?.title}
        reading={{ sections, open }}
      />
      {nearestMatch && (
        <Alert className="mt-4">
          <AlertDescription>
            You picked Alberta. This lesson is from Ontario’s course {nearestMatch}: much of it is the same, but not
            all.
          </AlertDescription>
        </Alert>
      )}
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
        <LessonOutline
          sections={sections.map((section, index) => ({ id: section.id, heading: sectionHeading(section, index) }))}
          open={open}
          completed={completed}
          onShow={show}
          position={neighbours}
        />
        <article className="min-w-0">
          <ProgressBar
            label={sections.length > 0 ? `${done} of ${sections.length} sections completed` : 'Lesson progress'}
            value={done}
            max={sections.length}
            className="mb-6 print:hidden"
          />
          {lesson.content.length > 0 && (
            <Accordion type="single" collapsible value={open} onValueChange={setOpen}>
              {sections.map((section, index) => (
                <LessonSection
                  key={section.id}
                  place={{ course, moduleId, lessonId: lesson.id }}
                  section={section}
                  headingId={headingId(section.id)}
                  heading={sectionHeading(section, index)}
                  isOpen={open === section.id}
                  isCompleted={completed.includes(section.id)}
                  onComplete={() => void complete(section.id)}
                  next={sections[index + 1]?.id}
                  onNext={show}
                />
              ))}
            </Accordion>
          )}
          <ExtendLearning lesson={lesson} />
          <LessonNeighbours course={course} neighbours={neighbours} />
        </article>
      </div>
    </div>
  )
}

const headingId = (sectionId: string) => `section-${sectionId}`
