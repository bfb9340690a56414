import { Clock, Printer } from 'lucide-react'
import { RichText } from '#app/components/rich-text.tsx'
import { ShareButton } from '#app/components/share-button.tsx'
import { Badge, type BadgeVariant } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { CourseTrail } from '#app/platform/course-trail.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import { type DifficultyTone, difficultyTone, lessonMinutes, sectionHeading } from '#domain/content/lesson-sections.ts'
import { sectionReading } from '#domain/content/section-reading.ts'
import type { ShownLesson, ShownSection } from './queries.ts'
import { ReadAloud } from './read-aloud.tsx'

type LessonHeaderProps = {
  course: CourseContext
  moduleId: string
  lesson: ShownLesson
  moduleTitle: string | undefined
  reading: { sections: ShownSection[]; open: string }
}

const CHIP: Record<DifficultyTone, BadgeVariant> = {
  success: 'success',
  warning: 'warning',
  error: 'error',
  default: 'secondary',
}

/** Title, summary, difficulty, objectives (LES-05..07), and what one does with the page as a whole. */
export function LessonHeader({ course, moduleId, lesson, moduleTitle, reading }: LessonHeaderProps) {
  const minutes = lessonMinutes(lesson.content)
  const { difficulty, learningObjectives: objectives } = lesson
  const openIndex = reading.sections.findIndex((section) => section.id === reading.open)
  const spoken = reading.sections[Math.max(0, openIndex)]
  return (
    <header>
      <div className="mb-4">
        <CourseTrail course={course} module={moduleTitle} current={lesson.title} />
      </div>
      <h1 className="heading text-3xl sm:text-4xl">{lesson.title}</h1>
      {lesson.summary && (
        <RichText value={lesson.summary} className="mt-3 max-w-[60ch] text-lg text-muted-foreground" />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {difficulty && (
          <Badge data-testid="difficulty-chip" variant={CHIP[difficultyTone(difficulty)]} className="capitalize">
            {difficulty}
          </Badge>
        )}
        {minutes > 0 && (
          <Badge variant="outline">
            <Clock aria-hidden />
            {minutes} min
          </Badge>
        )}
        <span className="flex flex-wrap items-center gap-1 print:hidden">
          {spoken && <ReadAloud key={spoken.id} pieces={sectionReading(sectionHeading(spoken, openIndex), spoken)} />}
          <Button variant="ghost" size="sm" onClick={() => window.print()}>
            <Printer aria-hidden />
            Print
          </Button>
          <ShareButton what="this lesson" address={addressesOf(course).lesson(moduleId, lesson.id)} />
        </span>
      </div>
      {objectives.length > 0 && (
        <section
          aria-labelledby="objectives"
          className="mt-6 max-w-3xl rounded-xl border border-theme-line bg-theme-surface px-5 py-4"
        >
          <h2 id="objectives" className="font-semibold text-theme-ink">
            Learning Objectives
          </h2>
          <ul className="mt-2 flex list-disc flex-col gap-1 ps-5">
            {objectives.map((objective) => (
              <li key={objective.text}>
                <RichText value={objective} inline />
              </li>
            ))}
          </ul>
        </section>
      )}
    </header>
  )
}
