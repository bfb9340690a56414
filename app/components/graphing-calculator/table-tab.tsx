import { useState } from 'react'
import { showResult } from '#domain/graphing/read-value.ts'
import type { EnteredFunction } from './entered-function.ts'
import { ValueField } from './value-field.tsx'

const ROWS = 12

/** Values of all functions, row by row. */
export function TableTab({ functions }: { functions: readonly EnteredFunction[] }) {
  const [start, setStart] = useState(0)
  const [step, setStep] = useState(1)
  if (functions.length === 0) return <p className="text-muted-foreground">Type a function under Graph first.</p>
  const xs = Array.from({ length: ROWS }, (_, row) => Number((start + row * step).toPrecision(12)))
  return (
    <div className="grid items-start gap-5 md:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-1">
        <ValueField label="First x" value={start} onValue={setStart} />
        <ValueField label="Step" value={step} onValue={setStep} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard */}
      <section aria-label="Table of values" tabIndex={0} className="overflow-x-auto">
        <table className="figures w-full border-collapse text-right text-sm">
          <thead>
            <tr>
              <th scope="col" className="border-b px-3 py-1.5 font-semibold">
                x
              </th>
              {functions.map(({ name, index }) => (
                <th key={index} scope="col" className="border-b px-3 py-1.5 font-semibold">
                  {name}(x)
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {xs.map((x, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step of zero gives the same x in every row
              <tr key={row}>
                <th scope="row" className="border-b px-3 py-1.5 font-medium">
                  {showResult(x)}
                </th>
                {functions.map(({ index, of }) => (
                  <td key={index} className="border-b px-3 py-1.5">
                    {showResult(of(x))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
