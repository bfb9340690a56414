import { Link } from '@tanstack/react-router'
import { Layers } from 'lucide-react'
import { StatTile } from '#app/components/stat-tile.tsx'
import { outlineOf } from '#app/platform/content/course-outline.ts'
import { useContent } from '#app/platform/content/use-content.ts'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { useCurriculum } from '#app/platform/selected-curriculum.ts'
import { type CourseContext, contextOfCourseId } from '#domain/catalogue/course-context.ts'
import { ContinueCard } from './continue-card.tsx'
import { useDueModules } from './use-board.ts'
import { useContinue } from './use-continue.ts'
import { useToday } from './use-today.ts'

/** On the dashboard: where the student stands today and, once that is known, the next thing to do. The places of the numbers are there before. */
export function TodaySection({ isReady }: { isReady: boolean }) {
  const today = useToday().data
  return (
    <section aria-labelledby="today" className="flex flex-col gap-4">
      <h2 id="today" className="heading text-2xl">
        Today
      </h2>
      {/* as tall as with a note in one of them */}
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4 [&>*]:min-h-25">
        <StatTile label="Cards due today" value={today?.dueCards ?? '–'} />
        <StatTile label="Questions answered" value={today?.answered ?? '–'} />
        <StatTile label="Minutes studied" value={today?.minutes ?? '–'} />
        <StatTile
          label="Streak"
          value={today ? `${today.streak.current} ${today.streak.current === 1 ? 'day' : 'days'}` : '–'}
          {...(today && today.streak.longest > 0 && { note: `Longest: ${today.streak.longest}` })}
        />
      </dl>
      {isReady && <NextSteps />}
    </section>
  )
}

/** The next thing to do. */
function NextSteps() {
  const selected = useCurriculum()
  const today = useToday().data
  const due = useDueModules().data ?? []
  const place = useContinue()
  const dueCourses = [...new Set(due.map(({ courseId }) => courseId))].flatMap((courseId) => {
    const context = contextOfCourseId(courseId, selected)
    return context ? [context] : []
  })
  return (
    <>
      <div className="grid gap-4 empty:hidden md:grid-cols-2">
        {place && <ContinueCard place={place} />}
        {dueCourses.map((one) => (
          <DueCard key={one.courseId} course={one} modules={due.filter(({ courseId }) => courseId === one.courseId)} />
        ))}
      </div>
      {today && !place && dueCourses.length === 0 && (
        <p className="text-muted-foreground">Open a lesson or turn a card, and this is where you pick it up again.</p>
      )}
    </>
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
