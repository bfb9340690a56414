import { ArrowDown, Check, CircleCheck, Clock } from 'lucide-react'
import { useRef } from 'react'
import { AccordionContent, AccordionItem, AccordionTrigger } from '#app/components/ui/accordion.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { AskIlmLink } from '#app/platform/ask-ilm-link.tsx'
import type { ShownSection } from './queries.ts'
import { SectionBody } from './section-body.tsx'
import type { ShownLesson } from './shown-lesson.ts'

type LessonSectionProps = {
  place: ShownLesson
  section: ShownSection
  heading: string
  headingId: string
  isOpen: boolean
  isCompleted: boolean
  onComplete: () => void
  /** id of the section after it */
  next: string | undefined
  onNext: (sectionId: string) => void
}

/** One section of the accordion (LES-08..10). */
export function LessonSection(props: LessonSectionProps) {
  const { place, section, heading, headingId, isOpen, isCompleted, onComplete, next, onNext } = props
  const nextButton = useRef<HTMLButtonElement>(null)

  function complete() {
    onComplete()
    // the button goes away: whoever works by keyboard goes on from the next one
    nextButton.current?.focus()
  }

  return (
    <AccordionItem value={section.id} data-testid="lesson-section">
      <AccordionTrigger id={headingId} level="h2" className="py-5 text-lg sm:text-xl">
        <span className="flex min-w-0 flex-1 items-center gap-3">
          {isCompleted && <CircleCheck aria-label="Completed:" className="size-5 shrink-0 text-success" />}
          <span className="heading min-w-0">{heading}</span>
        </span>
        {section.estimatedMinutes !== undefined && (
          <span className="figures inline-flex shrink-0 items-center gap-1 font-normal text-muted-foreground text-sm">
            <Clock aria-hidden className="size-4" />
            {section.estimatedMinutes} min
          </span>
        )}
      </AccordionTrigger>
      <AccordionContent className="pb-8">
        <SectionBody place={place} section={section} isOpen={isOpen} />
        <div className="mt-8 flex flex-wrap items-center gap-3 print:hidden">
          {isCompleted ? (
            <p role="status" className="inline-flex items-center gap-1.5 font-medium text-success text-sm">
              <CircleCheck aria-hidden className="size-5" />
              Section completed
            </p>
          ) : (
            <Button variant="theme" onClick={complete}>
              <Check aria-hidden />
              Mark Complete
            </Button>
          )}
          {next !== undefined && (
            <Button ref={nextButton} variant="outline" onClick={() => onNext(next)}>
              Next section
              <ArrowDown aria-hidden />
            </Button>
          )}
          <AskIlmLink
            course={place.course}
            about={{ moduleId: place.moduleId, lessonId: place.lessonId, sectionId: section.id }}
            variant="ghost"
          />
        </div>
      </AccordionContent>
    </AccordionItem>
  )
}
