import { useId } from 'react'
import { Label } from '#app/components/ui/label.tsx'
import { RadioGroup, RadioGroupItem } from '#app/components/ui/radio-group.tsx'
import type { ExamOf } from '#domain/exam/exam.ts'
import { sittingsOf, type Taken } from '#domain/exam/exam-sittings.ts'
import { BREAK_MINUTES } from '#domain/exam/exam-timeline.ts'
import { sectionNames } from './describe-part.ts'

type SectionChoiceProps = {
  exam: ExamOf<unknown>
  /** undefined: the whole exam */
  value: Taken | undefined
  onChange: (taken: Taken | undefined) => void
}

const WHOLE = 'whole'
const count = (questions: number) => `${questions} ${questions === 1 ? 'question' : 'questions'}`

const keyOf = ({ section, session }: Taken) => (session === undefined ? section : `${section}-${session}`)

/** The whole exam, or one of its sections or sessions alone (D24). */
export function SectionChoice({ exam, value, onChange }: SectionChoiceProps) {
  const id = useId()
  const sittings = sittingsOf(exam)
  const all = sittings.length > 2 ? 'all of it' : sittings[0]?.session ? 'both sessions' : 'both sections'
  const choices = [
    { value: WHOLE, label: 'The whole exam', about: `${all}, with a break of up to ${BREAK_MINUTES} minutes` },
    ...sittings.map((sitting) => ({
      value: keyOf(sitting),
      label: `${sitting.title ?? sectionNames[sitting.section]} only`,
      about: count(sitting.questionCount),
    })),
  ]
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">What to take</legend>
      <RadioGroup
        className="grid gap-1"
        value={value ? keyOf(value) : WHOLE}
        onValueChange={(choice) => {
          const chosen = sittings.find((sitting) => keyOf(sitting) === choice)
          onChange(chosen && { section: chosen.section, session: chosen.session })
        }}
        aria-label="What to take"
      >
        {choices.map((choice) => (
          <div key={choice.value} className="flex min-h-11 items-center gap-2">
            <RadioGroupItem id={`${id}-${choice.value}`} value={choice.value} />
            <Label htmlFor={`${id}-${choice.value}`} className="block leading-snug">
              {choice.label} <span className="text-muted-foreground">· {choice.about}</span>
            </Label>
          </div>
        ))}
      </RadioGroup>
    </fieldset>
  )
}
