import { type Bar, BarList } from '#app/components/bar-list.tsx'
import type { PracticeMetrics, Share } from '#domain/analytics/metrics.ts'
import { accuracyBand } from '#domain/analytics/show-metrics.ts'
import { difficultyLabel } from '#domain/question/question-set.ts'

/** Accuracy by tag and by difficulty (ANA-13, ANA-14). */
export function AnalyticsPerformance({ metrics }: { metrics: PracticeMetrics }) {
  const { accuracyByTag, accuracyByDifficulty } = metrics.metrics
  // the weakest first: that is where to go on
  const tags = Object.entries(accuracyByTag).sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1))
  const levels = Object.entries(accuracyByDifficulty).sort(([a], [b]) => Number(a) - Number(b))
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <section aria-labelledby="by-tag" className="flex flex-col gap-3">
        <h3 id="by-tag" className="font-semibold">
          Accuracy by topic tag
        </h3>
        {tags.length === 0 && <p className="text-muted-foreground text-sm">These questions carry no tags.</p>}
        <BarList
          label="Accuracy by topic tag"
          max={100}
          bars={tags.map(([tag, percent]) => accuracyBar(tag, percent, metrics.tags[tag]))}
        />
      </section>
      <section aria-labelledby="by-difficulty" className="flex flex-col gap-3">
        <h3 id="by-difficulty" className="font-semibold">
          Accuracy by difficulty
        </h3>
        {levels.length === 0 && <p className="text-muted-foreground text-sm">These questions carry no difficulty.</p>}
        <BarList
          label="Accuracy by difficulty"
          max={100}
          bars={levels.map(([level, percent]) =>
            accuracyBar(difficultyLabel(Number(level)), percent, metrics.difficulties[level]),
          )}
        />
      </section>
    </div>
  )
}

function accuracyBar(name: string, percent: number, share: Share | undefined): Bar {
  const amount = `${Math.round(percent)}%${share ? ` (${share.correct} of ${share.total})` : ''}`
  return { name, value: percent, tone: accuracyBand(percent), amount }
}
