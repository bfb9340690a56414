import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { BarList } from '#app/components/bar-list.tsx'
import { StatTile } from '#app/components/stat-tile.tsx'
import type { PracticeMetrics } from '#domain/analytics/metrics.ts'
import { onePlacePercent, showSeconds, signedPercent } from '#domain/analytics/show-metrics.ts'
import { tagTitle } from '#domain/recommendation/recommend.ts'

type AnalyticsOverviewProps = { metrics: PracticeMetrics; attempted: number; total: number }

/** Attempted of all, the trend, time by type of question (ANA-12). */
export function AnalyticsOverview({ metrics, attempted, total }: AnalyticsOverviewProps) {
  const { improvementTrend, timeByQuestionType, overallAccuracy } = metrics.metrics
  const times = Object.entries(timeByQuestionType).sort(([, a], [, b]) => b - a)
  const isUp = improvementTrend > 0
  const Arrow = improvementTrend === 0 ? Minus : isUp ? TrendingUp : TrendingDown
  return (
    <div className="flex flex-col gap-6">
      <dl className="grid gap-3 sm:grid-cols-3">
        <StatTile label="Questions attempted" value={`${attempted}/${total}`} />
        <StatTile
          label="Improvement trend"
          tone={improvementTrend === 0 ? 'neutral' : isUp ? 'success' : 'warning'}
          value={
            <span className="inline-flex items-center gap-2" data-testid="trend">
              <Arrow aria-hidden className="size-5" />
              {signedPercent(improvementTrend)}
            </span>
          }
          note="The last 10 questions against the 10 before"
        />
        <StatTile
          label="Solved"
          value={onePlacePercent(overallAccuracy)}
          note={`${metrics.correct} solved, ${metrics.incorrect} not yet, ${metrics.skipped} skipped`}
        />
      </dl>
      <section aria-labelledby="time-by-type" className="flex flex-col gap-3">
        <h3 id="time-by-type" className="font-semibold">
          Average time by question type
        </h3>
        <BarList
          label="Average time by question type"
          max={Math.max(1, ...times.map(([, seconds]) => seconds))}
          bars={times.map(([type, seconds]) => ({
            name: tagTitle(type),
            value: seconds,
            amount: showSeconds(seconds),
          }))}
        />
      </section>
    </div>
  )
}
