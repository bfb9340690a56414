import { Link } from '@tanstack/react-router'
import { ErrorState } from '#app/components/error-state.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { useContent } from '#app/platform/content/use-content.ts'
import { AP_FIRST_LESSON, courseLink } from '#app/platform/course-addresses.ts'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { chooseLesson, lessonOrder } from '#domain/content/lesson-order.ts'
import { LessonView } from './lesson-view.tsx'
import { canLoadLessons, lessonsOf } from './queries.ts'

type LessonPageProps = { course: CourseContext; moduleId: string; lessonId?: string }

/** The lesson reader (LES-01..33). Without a lesson it opens the module's first one (OPN-61). */
export function LessonPage({ course, moduleId, lessonId }: LessonPageProps) {
  const isEnabled = canLoadLessons(course)
  const lessons = useContent(lessonsOf(course, moduleId), { isEnabled })
  const outline = useContent(outlineOf(course), { isEnabled })
  if (isEnabled && lessons.status === 'loading') return <LessonLoading />
  if (isEnabled && lessons.status === 'failed' && lessons.failure.code !== 'EMPTY_CONTENT') {
    return (
      <LessonMissing course={course} title="This lesson could not be loaded" onRetry={lessons.tryAgain}>
        {lessons.failure.message}
      </LessonMissing>
    )
  }
  const loaded = lessons.status === 'loaded' ? lessons.data.lessonsByModule : {}
  const lesson = chooseLesson(loaded[moduleId] ?? [], lessonId, course.isAp ? AP_FIRST_LESSON : undefined)
  if (!lesson) {
    return (
      <LessonMissing course={course} title="Lesson not found">
        {lessons.status === 'failed' ? lessons.failure.message : 'It may have moved, or it is still being written.'}
      </LessonMissing>
    )
  }
  const modules = outline.status === 'loaded' ? outline.data.modules : []
  return (
    <LessonView
      // another lesson starts afresh: its first section open, nothing revealed
      key={`${moduleId}/${lesson.id}`}
      course={course}
      moduleId={moduleId}
      lesson={lesson}
      order={lessonOrder({ modules }, loaded)}
      modules={modules}
      nearestMatch={lessons.status === 'loaded' ? lessons.data.nearestMatch : undefined}
    />
  )
}

function LessonLoading() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6" aria-busy>
      <p role="status" className="mb-6 text-muted-foreground">
        Loading lesson…
      </p>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="mt-4 h-5 w-1/2" />
      <div className="mt-10 flex flex-col gap-4">
        <Skeleton className="h-24 rounded-xl" />
        <Skeleton className="h-96 rounded-xl" />
      </div>
    </div>
  )
}

type LessonMissingProps = { course: CourseContext; title: string; children: string; onRetry?: () => void }

/** LES-03. */
function LessonMissing({ course, title, children, onRetry }: LessonMissingProps) {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6">
      <h1 className="sr-only">{course.label}: Lesson</h1>
      <ErrorState
        title={title}
        message={children}
        onRetry={onRetry}
        action={
          <Link {...courseLink(course)} className={buttonVariants({ variant: 'outline' })}>
            Back to Subject
          </Link>
        }
      />
    </div>
  )
}
