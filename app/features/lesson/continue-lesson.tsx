import { Link } from '@tanstack/react-router'
import { ArrowRight, BookOpen } from 'lucide-react'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { addressesOf } from '#app/platform/course-addresses.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { CourseOutline } from '#domain/content/course-outline.ts'
import { lessonKey, lessonPercent } from '#domain/progress/fold-lesson-progress.ts'
import { useLessonsProgress } from './use-lesson-progress.ts'

type ContinueLessonProps = { course: CourseContext; modules: CourseOutline['modules'] }

/** "Continue where you left off", once there is such a place. */
export function ContinueLesson({ course, modules }: ContinueLessonProps) {
  const progress = useLessonsProgress(course.courseId)
  const place = progress?.continueIn[course.courseId]
  if (!progress || !place) return null
  const module = modules.find(({ id }) => id === place.moduleId)
  const lesson = module?.lessons?.find(({ id }) => id === place.lessonId)
  if (!lesson?.isAvailable) return null
  const percent = lessonPercent(progress.lessons[lessonKey(place.moduleId, place.lessonId)], lesson.sectionIds ?? [])
  return (
    <section
      aria-label="Continue where you left off"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border bg-card px-5 py-4"
    >
      <BookOpen aria-hidden className="size-6 shrink-0 text-theme" />
      <p className="min-w-0 flex-1 basis-48">
        <span className="block text-muted-foreground text-sm">Continue where you left off</span>
        <span className="font-semibold">{lesson.title}</span>{' '}
        <span className="figures text-muted-foreground text-sm">{Math.round(percent)}% done</span>
      </p>
      <Link to={addressesOf(course).lesson(place.moduleId, place.lessonId)} className={buttonVariants()}>
        Continue
        <ArrowRight aria-hidden />
      </Link>
    </section>
  )
}
