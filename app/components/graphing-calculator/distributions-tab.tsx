import { useState } from 'react'
import {
  binomialAt,
  binomialUpTo,
  chiSquareAbove,
  geometricAt,
  geometricUpTo,
  normalBetween,
  normalInverse,
  tBelow,
  tInverse,
} from '#domain/graphing/distributions.ts'
import { showResult } from '#domain/graphing/read-value.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { ResultList } from './result-list.tsx'
import { ValueField } from './value-field.tsx'

type Distribution = {
  name: string
  /** what is asked for, with the value it begins at */
  fields: readonly (readonly [label: string, start: number])[]
  result: string
  of: (...values: number[]) => number
}

const MEAN = ['Mean μ', 0] as const
const DEVIATION = ['Standard deviation σ', 1] as const
const FREEDOM = ['Degrees of freedom', 10] as const
const TRIALS = ['Trials n', 10] as const
const CHANCE = ['Probability p', 0.5] as const

const DISTRIBUTIONS: readonly [Distribution, ...Distribution[]] = [
  {
    name: 'Normal: area between',
    fields: [['From', -1], ['To', 1], MEAN, DEVIATION],
    result: 'Area',
    of: normalBetween,
  },
  {
    name: 'Normal: area below',
    fields: [['Value', 0], MEAN, DEVIATION],
    result: 'Area',
    of: (value, mean, deviation) => normalBetween(Number.NEGATIVE_INFINITY, value, mean, deviation),
  },
  {
    name: 'Normal: area above',
    fields: [['Value', 0], MEAN, DEVIATION],
    result: 'Area',
    of: (value, mean, deviation) => normalBetween(value, Number.POSITIVE_INFINITY, mean, deviation),
  },
  {
    name: 'Normal: value with area below',
    fields: [['Area below', 0.95], MEAN, DEVIATION],
    result: 'Value',
    of: normalInverse,
  },
  { name: 't: area below', fields: [['t', 0], FREEDOM], result: 'Area', of: tBelow },
  { name: 't: area above', fields: [['t', 0], FREEDOM], result: 'Area', of: (t, freedom) => tBelow(-t, freedom) },
  { name: 't: value with area below', fields: [['Area below', 0.975], FREEDOM], result: 't', of: tInverse },
  { name: 'χ²: area above', fields: [['χ²', 10], FREEDOM], result: 'Area', of: chiSquareAbove },
  {
    name: 'χ²: area below',
    fields: [['χ²', 10], FREEDOM],
    result: 'Area',
    of: (value, freedom) => 1 - chiSquareAbove(value, freedom),
  },
  { name: 'Binomial: exactly k', fields: [['Successes k', 5], TRIALS, CHANCE], result: 'Probability', of: binomialAt },
  {
    name: 'Binomial: at most k',
    fields: [['Successes k', 5], TRIALS, CHANCE],
    result: 'Probability',
    of: binomialUpTo,
  },
  {
    name: 'Binomial: at least k',
    fields: [['Successes k', 5], TRIALS, CHANCE],
    result: 'Probability',
    of: (k, trials, p) => 1 - binomialUpTo(k - 1, trials, p),
  },
  {
    name: 'Geometric: first success at trial k',
    fields: [['Trial k', 3], CHANCE],
    result: 'Probability',
    of: geometricAt,
  },
  {
    name: 'Geometric: at trial k or before',
    fields: [['Trial k', 3], CHANCE],
    result: 'Probability',
    of: geometricUpTo,
  },
]

/** A distribution, what it needs, and its area, probability or value. */
export function DistributionsTab() {
  const [chosen, setChosen] = useState(0)
  const [typed, setTyped] = useState<Readonly<Record<string, number>>>({})
  const { name, fields, result, of } = DISTRIBUTIONS[chosen] ?? DISTRIBUTIONS[0]
  const values = fields.map(([label, start]) => typed[label] ?? start)
  const answer = of(...values)
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <div className="grid grid-cols-2 gap-3">
        <Field label="Distribution" className="col-span-2">
          {(control) => (
            <Select {...control} value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
              {DISTRIBUTIONS.map((one, index) => (
                <option key={one.name} value={index}>
                  {one.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {fields.map(([label], index) => (
          <ValueField
            key={`${name} ${label}`}
            label={label}
            value={values[index] ?? 0}
            onValue={(value) => setTyped({ ...typed, [label]: value })}
          />
        ))}
      </div>
      <ResultList
        results={[[result, Number.isNaN(answer) ? 'These values don’t fit together.' : showResult(answer)]]}
      />
    </div>
  )
}
