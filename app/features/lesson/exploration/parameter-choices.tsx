import { useId } from 'react'
import { cn } from '#app/components/cn.ts'
import type { Exploration } from './exploration.ts'

type Parameter = Extract<Exploration['parameters'][number], { choices: string[] }>
type ParameterChoicesProps = { parameter: Parameter; value: string; onChange: (value: string) => void }

/** One of a few texts, such as a parent's genotype: native radio buttons, so arrows move between them. */
export function ParameterChoices({ parameter, value, onChange }: ParameterChoicesProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2">{parameter.label}</legend>
      <div className="flex flex-wrap gap-2">
        {parameter.choices.map((choice) => (
          <label
            key={choice}
            className={cn(
              'flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border bg-card px-3 font-medium',
              choice === value && 'border-theme',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
              className="size-4 accent-theme"
            />
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
