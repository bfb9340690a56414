import { Link } from '@tanstack/react-router'
import { ArrowRight, BookOpen, Layers } from 'lucide-react'
import { StatTile } from '#app/components/stat-tile.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { useContent } from '#app/platform/content/use-content.ts'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { useCurriculum } from '#app/platform/selected-curriculum.ts'
import { useStudyState } from '#app/platform/use-history.ts'
import { type CourseContext, contextOfCourseId } from '#domain/catalogue/course-context.ts'
import type { LessonPlace } from '#domain/progress/fold-lesson-progress.ts'

const clock = () => ({ now: Date.now(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone })

/** On the dashboard: where the student stands today, and the next thing to do. */
export function TodaySection() {
  const selected = useCurriculum()
  const today = useStudyState(['today'], (worker) => worker.today(clock())).data
  const due = useStudyState(['due-modules'], (worker) => worker.dueModules(clock())).data ?? []
  const place = today?.continueWith
  const course = place && contextOfCourseId(place.courseId, selected)
  const dueCourses = [...new Set(due.map(({ courseId }) => courseId))].flatMap((courseId) => {
    const context = contextOfCourseId(courseId, selected)
    return context ? [context] : []
  })
  return (
    <section aria-labelledby="today" className="flex flex-col gap-4">
      <h2 id="today" className="heading text-2xl">
        Today
      </h2>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <StatTile label="Cards due today" value={today?.dueCards ?? '–'} />
        <StatTile label="Questions answered" value={today?.answered ?? '–'} />
        <StatTile label="Minutes studied" value={today?.minutes ?? '–'} />
        <StatTile
          label="Streak"
          value={today ? `${today.streak.current} ${today.streak.current === 1 ? 'day' : 'days'}` : '–'}
          {...(today && today.streak.longest > 0 && { note: `Longest: ${today.streak.longest}` })}
        />
      </dl>
      <div className="grid gap-4 md:grid-cols-2">
        {place && course && <ContinueCard course={course} place={place} />}
        {dueCourses.map((one) => (
          <DueCard key={one.courseId} course={one} modules={due.filter(({ courseId }) => courseId === one.courseId)} />
        ))}
      </div>
      {today && !place && dueCourses.length === 0 && (
        <p className="text-muted-foreground">Open a lesson or turn a card, and this is where you pick it up again.</p>
      )}
    </section>
  )
}

/** Continue where you left off. */
function ContinueCard({ course, place }: { course: CourseContext; place: LessonPlace }) {
  const outline = useContent(outlineOf(course))
  const modules = outline.status === 'loaded' ? outline.data.modules : []
  const lesson = modules.find(({ id }) => id === place.moduleId)?.lessons?.find(({ id }) => id === place.lessonId)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border bg-card px-5 py-4">
      <BookOpen aria-hidden className="size-6 shrink-0 text-theme" />
      <p className="min-w-0 flex-1 basis-40">
        <span className="block text-muted-foreground text-sm">Continue where you left off</span>
        <span className="font-semibold">{lesson?.title ?? course.label}</span>
        <span className="block text-muted-foreground text-sm">{course.label}</span>
      </p>
      <Link to={addressesOf(course).lesson(place.moduleId, place.lessonId)} className={buttonVariants()}>
        Continue
        <ArrowRight aria-hidden />
      </Link>
    </div>
  )
}

type DueCardProps = { course: CourseContext; modules: { moduleId: string; due: number }[] }

/** Cards due in a course, module by module. */
function DueCard({ course, modules }: DueCardProps) {
  const outline = useContent(outlineOf(course))
  const titles = outline.status === 'loaded' ? outline.data.modules : []
  const addresses = addressesOf(course)
  return (
    <div className="flex gap-4 rounded-xl border bg-card px-5 py-4">
      <Layers aria-hidden className="mt-1 size-6 shrink-0 text-theme" />
      <div className="min-w-0 flex-1">
        <p className="text-muted-foreground text-sm">Cards due in {course.label}</p>
        <ul className="mt-1 flex flex-col gap-1">
          {modules.map(({ moduleId, due }) => (
            <li key={moduleId} className="flex items-baseline justify-between gap-3">
              <Link to={addresses.flashcards(moduleId)} hash="due" className="link min-w-0">
                {titles.find(({ id }) => id === moduleId)?.title ?? 'Study cards'}
              </Link>
              <span className="figures shrink-0 text-muted-foreground text-sm">{due} due</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
