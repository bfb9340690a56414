import { showResult } from '#domain/graphing/read-value.ts'
import { describeList, fitLine, readList } from '#domain/graphing/statistics.ts'
import { Field } from '../ui/field.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { ResultList } from './result-list.tsx'

type StatisticsTabProps = { lists: readonly string[]; onLists: (lists: string[]) => void }

/** Two lists of numbers: the statistics of each, and of both as pairs. */
export function StatisticsTab({ lists, onLists }: StatisticsTabProps) {
  const read = lists.map(readList)
  const values = read.map((list) => (list.ok ? list.values : []))
  const [first = [], second = []] = values
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      {lists.map((text, index) => {
        const list = read[index]
        const name = `List ${index + 1}`
        const summary = describeList(values[index] ?? [])
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two lists have no other name than their place
          <div key={index} className="grid grid-cols-1 gap-3">
            <Field
              label={index === 0 ? `${name} (x)` : `${name} (y)`}
              hint="Numbers with spaces, commas or lines between them."
              error={list && !list.ok ? list.reason : undefined}
            >
              {(control) => (
                <Textarea
                  {...control}
                  rows={3}
                  value={text}
                  spellCheck={false}
                  className="figures"
                  onChange={(event) => onLists(lists.with(index, event.target.value))}
                />
              )}
            </Field>
            {summary && (
              <section aria-label={`${name}, one variable`}>
                <ResultList
                  results={[
                    ['n', showResult(summary.n)],
                    ['Mean x̄', showResult(summary.mean)],
                    ['Sum Σx', showResult(summary.sum)],
                    ['Sum Σx²', showResult(summary.sumOfSquares)],
                    ['Sample deviation Sx', showResult(summary.sampleDeviation)],
                    ['Population deviation σx', showResult(summary.populationDeviation)],
                    ['Smallest', showResult(summary.five[0])],
                    ['First quartile', showResult(summary.five[1])],
                    ['Median', showResult(summary.five[2])],
                    ['Third quartile', showResult(summary.five[3])],
                    ['Largest', showResult(summary.five[4])],
                  ]}
                />
              </section>
            )}
          </div>
        )
      })}
      <section aria-label="Two variables" className="md:col-span-2">
        <PairResults xs={first} ys={second} />
      </section>
    </div>
  )
}

function PairResults({ xs, ys }: { xs: readonly number[]; ys: readonly number[] }) {
  if (xs.length === 0 || ys.length === 0) return null
  const line = fitLine(xs, ys)
  if (!line) {
    return (
      <p className="text-muted-foreground text-sm">
        {xs.length === ys.length
          ? 'A line needs two different values of x.'
          : `Pairs need lists of the same length: there are ${xs.length} and ${ys.length} numbers.`}
      </p>
    )
  }
  return (
    <ResultList
      results={[
        ['Line of least squares', 'ŷ = a + bx'],
        ['Intercept a', showResult(line.intercept)],
        ['Slope b', showResult(line.slope)],
        ['Correlation r', showResult(line.r)],
        ['r²', showResult(line.rSquared)],
      ]}
    />
  )
}
