import { BarChart3, CircleCheck, RotateCcw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { ProgressBar } from '#app/components/progress-bar.tsx'
import { StatTile } from '#app/components/stat-tile.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import type { PracticeMetrics } from '#domain/analytics/metrics.ts'
import { accuracyBand, onePlacePercent } from '#domain/analytics/show-metrics.ts'

type PracticeHeaderProps = {
  /** undefined while they are being worked out for the first time */
  metrics: PracticeMetrics | undefined
  /** at most `total` */
  attempted: number
  total: number
  toRetry: number
  /** the button of a calculator, in courses that work with one */
  calculator?: ReactNode
  onRetry: () => void
  onAnalytics: () => void
}

/** Four tiles in a row on a phone too, so that the question is not far below. */
const tileClass =
  'px-2 py-2 sm:px-4 sm:py-3 [&_dt]:text-xs sm:[&_dt]:text-sm [&_dd]:whitespace-nowrap [&_dd]:text-lg sm:[&_dd]:text-2xl'

/** How the student stands in this module (CHP-07..11). */
export function PracticeHeader({
  metrics,
  attempted,
  total,
  toRetry,
  calculator,
  onRetry,
  onAnalytics,
}: PracticeHeaderProps) {
  const isAnalysed = (metrics?.attempted ?? 0) > 0
  const { overallAccuracy = 0, averageTimePerQuestion = 0, streakData } = metrics?.metrics ?? {}
  const isGood = accuracyBand(overallAccuracy) === 'success'
  return (
    <section aria-label="Your progress" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        {isAnalysed && (
          <Badge variant={isGood ? 'success' : 'warning'} data-testid="overall-chip" className="me-auto">
            {isGood ? <CircleCheck aria-hidden /> : <TriangleAlert aria-hidden />}
            Overall {onePlacePercent(overallAccuracy)}
          </Badge>
        )}
        <div className="ms-auto flex flex-wrap gap-2">
          {calculator}
          <Button variant="outline" size="sm" onClick={onRetry} disabled={toRetry === 0}>
            <RotateCcw aria-hidden />
            {toRetry} to Retry
          </Button>
          <Button variant="outline" size="sm" onClick={onAnalytics} disabled={!isAnalysed}>
            <BarChart3 aria-hidden />
            Analytics
          </Button>
        </div>
      </div>
      <dl className="grid grid-cols-4 gap-2 sm:gap-3">
        <StatTile className={tileClass} label="Attempted" value={attempted} />
        <StatTile className={tileClass} label="Accuracy" value={onePlacePercent(overallAccuracy)} />
        <StatTile className={tileClass} label="Avg Time" value={`${Math.round(averageTimePerQuestion)}s`} />
        <StatTile className={tileClass} label="Current Streak" value={streakData?.currentStreak ?? 0} />
      </dl>
      <ProgressBar label="Questions attempted" value={attempted} max={total} amount={`${attempted} of ${total}`} />
    </section>
  )
}
