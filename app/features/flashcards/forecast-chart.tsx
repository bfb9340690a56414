import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '#app/components/ui/collapsible.tsx'
import type { ForecastDay } from '#domain/review/forecast.ts'

const WIDTH = 600
const HEIGHT = 100
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
      {/* the bars stretch with the page, the words do not: they stand below in the page's own letters */}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
        className="h-28 w-full border-b"
      >
        {days.map(({ day, cards }, index) => {
          const height = (cards / most) * HEIGHT
          return (
            <rect
              key={day}
              x={index * width + GAP / 2}
              y={HEIGHT - height}
              width={width - GAP}
              height={height}
              className={index === 0 ? 'fill-theme' : 'fill-theme opacity-60'}
            />
          )
        })}
      </svg>
      <div aria-hidden className="figures flex justify-between text-muted-foreground text-xs">
        {days.map(({ day }, index) => (index % 7 === 0 ? <span key={day}>{nameOf(day, index)}</span> : null))}
      </div>
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
