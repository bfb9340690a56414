import { useState } from 'react'
import type { GraphWindow } from '#domain/graphing/calculator-entries.ts'
import { derivativeAt, integrate } from '#domain/graphing/calculus.ts'
import { findExtremes, findIntersections, findZeros } from '#domain/graphing/find-zeros.ts'
import { showResult } from '#domain/graphing/read-value.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import type { EnteredFunction } from './entered-function.ts'
import { ResultList } from './result-list.tsx'
import { ValueField } from './value-field.tsx'

const KINDS = {
  zeros: 'Zeros',
  intersections: 'Intersections',
  extremes: 'Minima and maxima',
  value: 'Value at x',
  derivative: 'Derivative at x',
  integral: 'Definite integral',
} as const
type Kind = keyof typeof KINDS
const isKind = (text: string): text is Kind => text in KINDS

type AnalyseTabProps = { functions: readonly EnteredFunction[]; window: GraphWindow }

/** What can be asked about a function, over the width of the window or at a place. */
export function AnalyseTab({ functions, window }: AnalyseTabProps) {
  const [kind, setKind] = useState<Kind>('zeros')
  const [chosen, setChosen] = useState(0)
  const [other, setOther] = useState(1)
  const [x, setX] = useState(0)
  const [from, setFrom] = useState(0)
  const [to, setTo] = useState(1)
  const first = functions.find(({ index }) => index === chosen) ?? functions[0]
  const second =
    functions.find(({ index }) => index === other && index !== first?.index) ?? functions.find((one) => one !== first)
  if (!first) return <p className="text-muted-foreground">Type a function under Graph first.</p>
  const choose = (
    label: string,
    value: number,
    onChange: (index: number) => void,
    among: readonly EnteredFunction[],
  ) => (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {among.map(({ name, index }) => (
            <option key={index} value={index}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
  const isOverWindow = kind === 'zeros' || kind === 'intersections' || kind === 'extremes'

  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <div className="grid grid-cols-2 gap-3">
        <Field label="Find" className="col-span-2">
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={(event) => isKind(event.target.value) && setKind(event.target.value)}
            >
              {Object.entries(KINDS).map(([name, words]) => (
                <option key={name} value={name}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {choose('Function', first.index, setChosen, functions)}
        {kind === 'intersections' &&
          second &&
          choose(
            'and',
            second.index,
            setOther,
            functions.filter((one) => one !== first),
          )}
        {(kind === 'derivative' || kind === 'value') && <ValueField label="x" value={x} onValue={setX} />}
        {kind === 'integral' && (
          <>
            <ValueField label="From" value={from} onValue={setFrom} className="col-start-1" />
            <ValueField label="To" value={to} onValue={setTo} />
          </>
        )}
        {isOverWindow && (
          <p className="col-span-2 text-muted-foreground text-sm">
            Between x = {showResult(window.xMin)} and {showResult(window.xMax)}, the width of the window.
          </p>
        )}
      </div>
      <ResultList results={answerOf(kind, first, second, window, { x, from, to })} />
    </div>
  )
}

type Places = { x: number; from: number; to: number }
type Results = [name: string, value: string][]

function answerOf(
  kind: Kind,
  first: EnteredFunction,
  second: EnteredFunction | undefined,
  window: GraphWindow,
  places: Places,
): Results {
  const { xMin, xMax } = window
  const { x, from, to } = places
  switch (kind) {
    case 'zeros':
      return orNone(
        findZeros(first.of, xMin, xMax).map((zero, index) => [`Zero ${index + 1}`, `x = ${showResult(zero)}`]),
      )
    case 'intersections':
      if (!second) return [['Intersections', 'Type a second function first.']]
      return orNone(
        findIntersections(first.of, second.of, xMin, xMax).map(([at, y], index) => [
          `Intersection ${index + 1}`,
          pointOf(at, y),
        ]),
      )
    case 'extremes':
      return orNone(
        findExtremes(first.of, xMin, xMax).map((one, index) => [
          `${index + 1}. ${one.kind === 'minimum' ? 'Minimum' : 'Maximum'}`,
          pointOf(one.x, one.y),
        ]),
      )
    case 'value':
      return [[`${first.name}(${showResult(x)})`, showResult(first.of(x))]]
    case 'derivative':
      return [[`${first.name}′(${showResult(x)})`, showResult(derivativeAt(first.of, x))]]
    case 'integral': {
      const integral = integrate(first.of, from, to)
      const name = `Integral from ${showResult(from)} to ${showResult(to)}`
      if (integral.ok) return [[name, showResult(integral.value)]]
      return [
        [
          name,
          integral.reason === 'no-value'
            ? 'The function has no value somewhere between.'
            : 'This can’t be worked out closely enough.',
        ],
      ]
    }
  }
}

const pointOf = (x: number, y: number) => `(${showResult(x)}, ${showResult(Math.abs(y) < 1e-9 ? 0 : y)})`
const orNone = (results: Results): Results => (results.length > 0 ? results : [['Found', 'none in this window']])
