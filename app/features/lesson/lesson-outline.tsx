import { Circle, CircleCheck } from 'lucide-react'
import { cn } from '#app/components/cn.ts'
import type { LessonNeighbours } from '#domain/content/lesson-order.ts'

type LessonOutlineProps = {
  sections: { id: string; heading: string }[]
  open: string
  completed: readonly string[]
  onShow: (sectionId: string) => void
  position: LessonNeighbours
}

/** The sections of the lesson with a mark for each completed one; beside the text on wide screens. */
export function LessonOutline({ sections, open, completed, onShow, position }: LessonOutlineProps) {
  return (
    <nav aria-label="In this lesson" className="top-20 hidden lg:sticky lg:block">
      <p className="mb-2 font-semibold text-sm">In this lesson</p>
      <ol className="flex flex-col border-s">
        {sections.map(({ id, heading }) => {
          const isDone = completed.includes(id)
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={open === id ? 'true' : undefined}
                onClick={() => onShow(id)}
                className={cn(
                  '-ms-px flex w-full items-start gap-2 border-transparent border-s-2 py-1.5 ps-3 text-start text-sm hover:text-foreground',
                  open === id ? 'border-theme font-medium text-foreground' : 'text-muted-foreground',
                )}
              >
                {isDone ? (
                  <CircleCheck aria-label="Completed:" className="mt-0.5 size-4 shrink-0 text-success" />
                ) : (
                  <Circle aria-hidden className="mt-0.5 size-4 shrink-0 opacity-50" />
                )}
                <span className="min-w-0">{heading}</span>
              </button>
            </li>
          )
        })}
      </ol>
      {position.index >= 0 && (
        <p className="figures mt-4 text-muted-foreground text-sm">
          Lesson {position.index + 1} of {position.total}
        </p>
      )}
    </nav>
  )
}
