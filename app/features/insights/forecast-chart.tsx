import { TableCell, TableRow } from '#app/components/ui/table.tsx'
import type { ForecastPoint, ForecastTrend } from '#domain/insights/forecast-trend.ts'
import { AsTable } from './as-table.tsx'

const dayFormat = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric' })
const yearFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium' })
/** With its year where that is not the year of the last point. */
const dayOf = (at: number, last: number): string =>
  (new Date(at).getFullYear() === new Date(last).getFullYear() ? dayFormat : yearFormat).format(at)
const percent = (value: number) => `${Math.round(value)}%`
const range = ({ low, high }: ForecastPoint) => `${Math.round(low)}–${percent(high)}`

/** The plot within its picture, in units of the view box. */
const plot = { left: 42, right: 392, top: 8, bottom: 112 }
const LINES = [0, 50, 100]

/** How the forecast came to be what it is: in a sentence, as a chart, and as a table. */
export function ForecastChart({ trend }: { trend: ForecastTrend }) {
  const { points, exams } = trend
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return null
  const day = (at: number) => dayOf(at, last.at)
  const xOf = (at: number) => plot.left + ((plot.right - plot.left) * (at - first.at)) / Math.max(1, last.at - first.at)
  const yOf = (value: number) => plot.bottom - ((plot.bottom - plot.top) * value) / 100
  const corners = (of: readonly (readonly [number, number])[]) =>
    of.map(([at, value]) => `${xOf(at).toFixed(1)},${yOf(value).toFixed(1)}`).join(' ')
  const edges = [
    ...points.map(({ at, high }) => [at, high] as const),
    ...points.toReversed().map(({ at, low }) => [at, low] as const),
  ]
  return (
    <figure className="flex flex-col gap-1.5">
      <p className="text-sm">{inWords(trend, first, day(first.at))}</p>
      <svg
        viewBox="0 0 400 132"
        role="img"
        aria-label={`The forecast since ${day(first.at)}, from ${percent(first.predicted)} to ${percent(last.predicted)}`}
        className="w-full max-w-lg"
      >
        {LINES.map((line) => (
          <g key={line}>
            <line x1={plot.left} x2={plot.right} y1={yOf(line)} y2={yOf(line)} className="stroke-border" />
            <text x={plot.left - 4} y={yOf(line) + 4} textAnchor="end" className="fill-muted-foreground text-[0.75rem]">
              {line}%
            </text>
          </g>
        ))}
        <polygon points={corners(edges)} className="fill-theme/25" />
        <polyline
          points={corners(points.map(({ at, predicted }) => [at, predicted]))}
          className="fill-none stroke-2 stroke-theme"
          strokeLinejoin="round"
        />
        {exams.map(({ at, score }) => (
          <circle key={at} cx={xOf(at)} cy={yOf(score)} r={4} className="fill-card stroke-2 stroke-foreground" />
        ))}
        <text x={plot.left} y={128} className="fill-muted-foreground text-[0.75rem]">
          {day(first.at)}
        </text>
        <text x={plot.right} y={128} textAnchor="end" className="fill-muted-foreground text-[0.75rem]">
          Now
        </text>
      </svg>
      <figcaption>
        <p className="text-muted-foreground text-sm">
          The line is the forecast of each week, the band where nine of ten exams fall.
          {exams.length > 0 && ' Rings are exams you took.'}
        </p>
        <AsTable label="The forecast week by week" columns={['Day', 'Forecast', 'Likely between']}>
          {rowsOf(trend).map(({ at, what, between }) => (
            <TableRow key={`${at}/${between}`}>
              <TableCell>{at === last.at ? 'Now' : day(at)}</TableCell>
              <TableCell className="figures text-end">{what}</TableCell>
              <TableCell className="figures text-end">{between}</TableCell>
            </TableRow>
          ))}
        </AsTable>
      </figcaption>
    </figure>
  )
}

/** Forecasts and exams in the order of time. */
const rowsOf = ({ points, exams }: ForecastTrend): { at: number; what: string; between: string }[] =>
  [
    ...points.map((point) => ({ at: point.at, what: percent(point.predicted), between: range(point) })),
    ...exams.map(({ at, score }) => ({ at, what: percent(score), between: 'exam taken' })),
  ].sort((a, b) => a.at - b.at)

function inWords({ direction }: ForecastTrend, first: ForecastPoint, day: string): string {
  const then = `${percent(first.predicted)} (${range(first)}) on ${day}`
  if (direction === 'up') return `You are getting better: up from ${then}.`
  if (direction === 'down') return `Down from ${then}. A few questions on what you know less would show where.`
  return `Within what was likely before: ${then}.`
}
