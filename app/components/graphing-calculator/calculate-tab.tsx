import { type FormEvent, useRef, useState } from 'react'
import { calculate } from '#domain/exam/calculate.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'

/** A calculation and its answer; `Ans` is the answer before. */
export function CalculateTab() {
  const [input, setInput] = useState('')
  const [answer, setAnswer] = useState<{ text: string; isError: boolean }>()
  const last = useRef(0)
  function submit(event: FormEvent) {
    event.preventDefault()
    const result = calculate(input, 'radians', last.current)
    if (result.ok) last.current = result.value
    setAnswer(result.ok ? { text: `= ${result.text}`, isError: false } : { text: result.reason, isError: true })
  }
  return (
    <form onSubmit={submit} className="grid max-w-lg gap-3">
      <Field label="Calculation" hint="Ans is the answer before.">
        {(control) => (
          <Input
            {...control}
            value={input}
            onChange={(event) => setInput(event.target.value)}
            autoComplete="off"
            className="figures text-lg"
          />
        )}
      </Field>
      <div className="flex items-center gap-4">
        <Button type="submit">Calculate</Button>
        <output aria-live="polite" className={answer?.isError ? 'text-error text-sm' : 'figures text-2xl'}>
          {answer?.text}
        </output>
      </div>
    </form>
  )
}
