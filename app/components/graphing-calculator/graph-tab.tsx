import { useId, useState } from 'react'
import type { CalculatorEntries } from '#domain/graphing/calculator-entries.ts'
import { fitHeights, isUsableWindow, moveWindow, STANDARD_WINDOW, zoomWindow } from '#domain/graphing/graph-window.ts'
import { readFunction } from '#domain/graphing/read-function.ts'
import { showResult } from '#domain/graphing/read-value.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Select } from '../ui/select.tsx'
import { CalculatorGraph } from './calculator-graph.tsx'
import type { EnteredFunction } from './entered-function.ts'
import { ValueField } from './value-field.tsx'

const WINDOW_LABELS = { xMin: 'x min', xMax: 'x max', yMin: 'y min', yMax: 'y max' }

type GraphTabProps = {
  entries: CalculatorEntries
  onEntries: (entries: CalculatorEntries) => void
  functions: readonly EnteredFunction[]
}

/** Functions to type, their graphs in a window, and a point to move along one of them. */
export function GraphTab({ entries, onEntries, functions }: GraphTabProps) {
  const { window } = entries
  const setWindow = (next: CalculatorEntries['window']) => onEntries({ ...entries, window: next })
  const [traced, setTraced] = useState(0)
  const [x, setX] = useState<number>()
  const trace = functions.find(({ index }) => index === traced) ?? functions[0]
  const at = x === undefined ? undefined : Math.min(Math.max(x, window.xMin), window.xMax)
  const keys = [
    ['Zoom in', () => zoomWindow(window, 0.5)],
    ['Zoom out', () => zoomWindow(window, 2)],
    ['Left', () => moveWindow(window, -0.25, 0)],
    ['Right', () => moveWindow(window, 0.25, 0)],
    ['Up', () => moveWindow(window, 0, 0.25)],
    ['Down', () => moveWindow(window, 0, -0.25)],
    [
      'Fit heights',
      () =>
        fitHeights(
          window,
          functions.map(({ of }) => of),
        ),
    ],
    ['Standard window', () => STANDARD_WINDOW],
  ] as const

  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <div className="grid grid-cols-1 gap-3">
        {entries.functions.map((text, index) => (
          <FunctionField
            // biome-ignore lint/suspicious/noArrayIndexKey: the four functions have no other name than their place
            key={index}
            name={`f${'₁₂₃₄'.charAt(index)}(x) =`}
            text={text}
            onText={(next) => onEntries({ ...entries, functions: entries.functions.with(index, next) })}
          />
        ))}
        <fieldset className="grid grid-cols-2 gap-3">
          <legend className="mb-2 font-medium text-sm">Window</legend>
          {(['xMin', 'xMax', 'yMin', 'yMax'] as const).map((name) => (
            <ValueField
              key={name}
              label={WINDOW_LABELS[name]}
              value={window[name]}
              onValue={(value) => {
                const next = { ...window, [name]: value }
                if (isUsableWindow(next)) setWindow(next)
              }}
            />
          ))}
        </fieldset>
      </div>
      <div className="grid grid-cols-1 gap-3">
        <CalculatorGraph window={window} functions={functions} traced={trace} x={at} />
        <div className="flex flex-wrap gap-1.5">
          {keys.map(([name, next]) => (
            <Button key={name} variant="secondary" size="sm" onClick={() => setWindow(next())}>
              {name}
            </Button>
          ))}
        </div>
        {trace && (
          <Trace
            functions={functions}
            traced={trace}
            onTraced={setTraced}
            window={window}
            x={at ?? (window.xMin + window.xMax) / 2}
            onX={setX}
          />
        )}
      </div>
    </div>
  )
}

function FunctionField({ name, text, onText }: { name: string; text: string; onText: (text: string) => void }) {
  const read = text.trim() === '' ? undefined : readFunction(text)
  return (
    <Field label={name} error={read && !read.ok ? read.reason : undefined}>
      {(control) => (
        <Input
          {...control}
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="figures"
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </Field>
  )
}

type TraceProps = {
  functions: readonly EnteredFunction[]
  traced: EnteredFunction
  onTraced: (index: number) => void
  window: CalculatorEntries['window']
  x: number
  onX: (x: number) => void
}

/** A step of the trace: the width of the window in so many parts. */
const TRACE_STEPS = 200

function Trace({ functions, traced, onTraced, window, x, onX }: TraceProps) {
  const id = useId()
  const step = (window.xMax - window.xMin) / TRACE_STEPS
  const words = `x = ${showResult(Number(x.toPrecision(6)))}, ${traced.name}(x) = ${showResult(Number(traced.of(x).toPrecision(6)))}`
  return (
    <div className="grid grid-cols-1 gap-2 rounded-lg border px-3 py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={id} className="font-medium text-sm">
          Trace
        </label>
        <output htmlFor={id} className="figures text-sm">
          {words}
        </output>
        {functions.length > 1 && (
          <Select
            aria-label="Function to trace"
            className="w-24"
            value={traced.index}
            onChange={(event) => onTraced(Number(event.target.value))}
          >
            {functions.map(({ name, index }) => (
              <option key={index} value={index}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={TRACE_STEPS}
        step={1}
        value={Math.round((x - window.xMin) / step)}
        aria-valuetext={words}
        onChange={(event) => onX(Number((window.xMin + event.target.valueAsNumber * step).toPrecision(12)))}
        className="h-11 w-full cursor-pointer accent-theme"
      />
    </div>
  )
}
