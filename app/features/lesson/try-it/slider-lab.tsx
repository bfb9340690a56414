import { useEffect, useId, useState } from 'react'
import { fixedNumber, groupThousands, plainNumber } from '#domain/maths/format-number.ts'
import type { Evaluated, TemplateScope } from '#domain/template/template-expression.ts'
import type { InteractiveElement } from './interactive-element.ts'

type Slider = NonNullable<InteractiveElement['slider']>
type Evaluate = (formula: string, scope: TemplateScope) => Evaluated

/** Move the inputs and watch what follows from them. The maths library comes when the section is first opened. */
export function SliderLab({ slider, isOpen }: { slider: Slider; isOpen: boolean }) {
  const id = useId()
  const [values, setValues] = useState(() => Object.fromEntries(slider.inputs.map(({ name, start }) => [name, start])))
  const [evaluate, setEvaluate] = useState<Evaluate | null>(null)
  // No first load carries the reader of formulas: it is fetched when the student gets here.
  useEffect(() => {
    if (!isOpen || evaluate) return
    let isHere = true
    void import('#domain/template/template-expression.ts').then((module) => {
      if (isHere) setEvaluate(() => module.evaluateExpression)
    })
    return () => {
      isHere = false
    }
  }, [isOpen, evaluate])

  return (
    <div className="grid gap-5 md:grid-cols-2">
      <div className="flex flex-col gap-4">
        {slider.inputs.map(({ name, label, min, max, step, unit }) => {
          const value = values[name] ?? min
          const shown = withUnit(groupThousands(plainNumber(value)), unit)
          return (
            <div key={name}>
              <div className="flex items-baseline justify-between gap-3">
                <label htmlFor={`${id}-${name}`}>{label}</label>
                <output htmlFor={`${id}-${name}`} className="figures font-semibold">
                  {shown}
                </output>
              </div>
              <input
                id={`${id}-${name}`}
                type="range"
                min={min}
                max={max}
                step={step}
                value={value}
                aria-valuetext={shown}
                onChange={(event) => setValues({ ...values, [name]: event.target.valueAsNumber })}
                className="h-11 w-full cursor-pointer accent-theme"
              />
            </div>
          )
        })}
      </div>
      <dl aria-live="polite" className="flex flex-col gap-3 rounded-lg border bg-card px-4 py-3">
        {slider.outputs.map(({ label, formula, unit, decimals }) => (
          <div key={label} className="flex items-baseline justify-between gap-3">
            <dt>{label}</dt>
            <dd className="figures font-semibold text-lg text-theme-ink">
              {evaluate ? showResult(evaluate(formula, values), decimals, unit) : '…'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function showResult(result: Evaluated, decimals: number, unit: string): string {
  if (!result.ok || typeof result.value !== 'number' || !Number.isFinite(result.value)) return 'no value'
  return withUnit(groupThousands(fixedNumber(result.value, decimals)), unit)
}

/** "12 kJ", "10 %", but "45°" and "$4". */
function withUnit(figures: string, unit: string): string {
  if (unit === '') return figures
  if (unit === '$') return `$${figures}`
  return unit.startsWith('°') && unit.length === 1 ? `${figures}${unit}` : `${figures}\u00a0${unit}`
}
