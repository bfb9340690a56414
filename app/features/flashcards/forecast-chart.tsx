import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '#app/components/ui/collapsible.tsx'
import type { ForecastDay } from '#domain/review/forecast.ts'

const WIDTH = 600
const HEIGHT = 120
const GAP = 3

const dayName = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const nameOf = (day: string, index: number) => (index === 0 ? 'Today' : dayName.format(new Date(`${day}T00:00:00Z`)))

/** Known cards due on each of the next days; the same as a table for those who want numbers. */
export function ForecastChart({ days }: { days: readonly ForecastDay[] }) {
  const most = Math.max(1, ...days.map((day) => day.cards))
  const total = days.reduce((sum, day) => sum + day.cards, 0)
  const width = WIDTH / days.length
  const summary =
    total === 0
      ? 'No card is waiting yet: rate some cards and they show up here.'
      : `${days[0]?.cards ?? 0} due today, ${total} in the next ${days.length} days, at most ${most} on one day.`
  return (
    <figure>
      <figcaption className="mb-2 font-medium">Cards due in the next {days.length} days</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 20}`} role="img" aria-label={summary} className="w-full">
        <line x1="0" y1={HEIGHT} x2={WIDTH} y2={HEIGHT} className="stroke-border" />
        {days.map(({ day, cards }, index) => {
          const height = (cards / most) * (HEIGHT - 16)
          return (
            <g key={day}>
              <rect
                x={index * width + GAP / 2}
                y={HEIGHT - height}
                width={width - GAP}
                height={height}
                rx="2"
                className={index === 0 ? 'fill-theme' : 'fill-theme opacity-60'}
              />
              {cards > 0 && cards === most && (
                <text
                  x={index * width + width / 2}
                  y={HEIGHT - height - 4}
                  textAnchor="middle"
                  className="fill-foreground text-[11px]"
                >
                  {cards}
                </text>
              )}
            </g>
          )
        })}
        {days.map(({ day }, index) =>
          index % 7 === 0 ? (
            <text key={day} x={index * width} y={HEIGHT + 15} className="fill-muted-foreground text-[12px]">
              {nameOf(day, index)}
            </text>
          ) : null,
        )}
      </svg>
      <p className="mt-1 text-muted-foreground text-sm">{summary}</p>
      {total > 0 && (
        <Collapsible>
          <CollapsibleTrigger className={buttonVariants({ variant: 'link', size: 'sm' })}>
            Show as a table
          </CollapsibleTrigger>
          <CollapsibleContent>
            <table className="mt-2 text-sm">
              <thead>
                <tr>
                  <th scope="col" className="pe-8 text-start">
                    Day
                  </th>
                  <th scope="col" className="text-end">
                    Cards
                  </th>
                </tr>
              </thead>
              <tbody>
                {days.map(({ day, cards }, index) =>
                  cards === 0 ? null : (
                    <tr key={day}>
                      <th scope="row" className="pe-8 text-start font-normal">
                        {nameOf(day, index)}
                      </th>
                      <td className="figures text-end">{cards}</td>
                    </tr>
                  ),
                )}
              </tbody>
            </table>
          </CollapsibleContent>
        </Collapsible>
      )}
    </figure>
  )
}
