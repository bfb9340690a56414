import { useId, useState } from 'react'
import { Input } from '#app/components/ui/input.tsx'
import { setValue } from '#domain/content/explore-values.ts'
import { plainNumber } from '#domain/maths/format-number.ts'
import type { Exploration } from './exploration.ts'

type Parameter = Exclude<Exploration['parameters'][number], { choices: string[] }>
type ParameterSliderProps = { parameter: Parameter; value: number; onChange: (value: number) => void }

/** A number on a slider, which may be typed as well. What is typed and cannot be set goes back to what is. */
export function ParameterSlider({ parameter, value, onChange }: ParameterSliderProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const { label, unit, min, max, step } = parameter
  const shown = plainNumber(value)

  function change(asked: string | number) {
    const next = setValue(parameter, asked)
    if (typeof next === 'number') onChange(next)
  }

  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="min-w-0">
          {label}
        </label>
        <span className="flex shrink-0 items-center gap-1.5">
          <Input
            aria-label={unit === '' ? `${label}, typed` : `${label} in ${unit}, typed`}
            inputMode={min < 0 ? undefined : 'decimal'}
            autoComplete="off"
            value={typed ?? shown}
            onChange={(event) => {
              setTyped(event.target.value)
              change(event.target.value)
            }}
            onBlur={() => setTyped(undefined)}
            className="figures w-20 text-right"
          />
          {unit !== '' && <span className="figures min-w-6">{unit}</span>}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={unit === '' ? shown : `${shown} ${unit}`}
        onChange={(event) => {
          setTyped(undefined)
          change(event.target.valueAsNumber)
        }}
        className="mt-1.5 h-11 w-full cursor-pointer accent-theme"
      />
    </div>
  )
}
