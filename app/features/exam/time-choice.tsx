import { useId } from 'react'
import { Label } from '#app/components/ui/label.tsx'
import { RadioGroup, RadioGroupItem } from '#app/components/ui/radio-group.tsx'
import type { ExamOf } from '#domain/exam/exam.ts'
import { formatDuration, timeFactors } from '#domain/exam/exam-time.ts'

type TimeChoiceProps = { exam: ExamOf<unknown>; value: number; onChange: (factor: number) => void }

/** Extra time, for students who have it in school too; chosen before the start. */
export function TimeChoice({ exam, value, onChange }: TimeChoiceProps) {
  const id = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">Time</legend>
      <RadioGroup
        className="flex flex-wrap gap-x-6 gap-y-2"
        value={String(value)}
        onValueChange={(choice) => onChange(Number(choice))}
        aria-label="Time"
      >
        {timeFactors.map((factor) => (
          <div key={factor} className="flex min-h-11 items-center gap-2">
            <RadioGroupItem id={`${id}-${factor}`} value={String(factor)} />
            <Label htmlFor={`${id}-${factor}`}>
              {factor}× · {formatDuration(exam.durationMinutes * factor)}
            </Label>
          </div>
        ))}
      </RadioGroup>
    </fieldset>
  )
}
