import { useState } from 'react'
import { readValue, showResult } from '#domain/graphing/read-value.ts'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'

type ValueFieldProps = { label: string; value: number; onValue: (value: number) => void; className?: string }

/** A number that may be worked out, such as 2π or 1/3. Until what is typed is one, the number before it counts. */
export function ValueField({ label, value, onValue, className }: ValueFieldProps) {
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && readValue(typed) === undefined
  return (
    <Field label={label} error={isWrong ? 'Not a number' : undefined} {...(className && { className })}>
      {(control) => (
        <Input
          {...control}
          value={typed ?? showResult(value)}
          autoComplete="off"
          className="figures"
          onChange={(event) => {
            setTyped(event.target.value)
            const next = readValue(event.target.value)
            if (next !== undefined) onValue(next)
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  )
}
