import { useId } from 'react'
import { Label } from '#app/components/ui/label.tsx'
import { RadioGroup, RadioGroupItem } from '#app/components/ui/radio-group.tsx'
import type { SectionKind } from '#domain/content/exam-part-rules.ts'
import type { ExamOf } from '#domain/exam/exam.ts'
import { sectionsOf } from '#domain/exam/exam-sections.ts'
import { BREAK_MINUTES } from '#domain/exam/exam-timeline.ts'
import { sectionNames } from './describe-part.ts'

type SectionChoiceProps = {
  exam: ExamOf<unknown>
  /** undefined: the whole exam */
  value: SectionKind | undefined
  onChange: (section: SectionKind | undefined) => void
}

const WHOLE = 'whole'
const count = (questions: number) => `${questions} ${questions === 1 ? 'question' : 'questions'}`

/** The whole exam, or one of its sections alone (D24). */
export function SectionChoice({ exam, value, onChange }: SectionChoiceProps) {
  const id = useId()
  const sections = sectionsOf(exam)
  const choices = [
    {
      kind: undefined,
      label: 'The whole exam',
      about: `both sections, with a break of up to ${BREAK_MINUTES} minutes`,
    },
    ...sections.map(({ kind, questionCount }) => ({
      kind,
      label: `${sectionNames[kind]} only`,
      about: count(questionCount),
    })),
  ]
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">What to take</legend>
      <RadioGroup
        className="grid gap-1"
        value={value ?? WHOLE}
        onValueChange={(choice) => onChange(sections.find(({ kind }) => kind === choice)?.kind)}
        aria-label="What to take"
      >
        {choices.map(({ kind, label, about }) => (
          <div key={label} className="flex min-h-11 items-center gap-2">
            <RadioGroupItem id={`${id}-${kind}`} value={kind ?? WHOLE} />
            <Label htmlFor={`${id}-${kind}`} className="block leading-snug">
              {label} <span className="text-muted-foreground">· {about}</span>
            </Label>
          </div>
        ))}
      </RadioGroup>
    </fieldset>
  )
}
