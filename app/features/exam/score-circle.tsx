import { Badge } from '#app/components/ui/badge.tsx'
import { passMark, performanceLevel, type ScoreTone, scoreTone } from '#domain/exam/describe-result.ts'

export const scoreClass: Record<ScoreTone, string> = {
  green: 'text-score-green',
  orange: 'text-score-orange',
  red: 'text-score-red',
  'dark-red': 'text-score-dark-red',
}

const radius = 54
const circumference = 2 * Math.PI * radius

/**
 * The score as a ring with its number, level and whether it passes (EXR-02, CON-03, CON-04).
 * @param about what the score is of, where it is not the whole exam's yet
 */
export function ScoreCircle({ score, about }: { score: number; about?: string | undefined }) {
  return (
    <div className="grid justify-items-center gap-2">
      <div className={`relative grid size-40 place-items-center ${scoreClass[scoreTone(score)]}`}>
        <svg viewBox="0 0 120 120" aria-hidden className="-rotate-90 absolute inset-0">
          <circle cx="60" cy="60" r={radius} fill="none" className="stroke-secondary" strokeWidth="9" />
          <circle
            cx="60"
            cy="60"
            r={radius}
            fill="none"
            stroke="currentColor"
            strokeWidth="9"
            strokeLinecap="round"
            strokeDasharray={`${(score / 100) * circumference} ${circumference}`}
            opacity={score === 0 ? 0 : 1}
          />
        </svg>
        <span className="figures font-semibold text-4xl">{score}%</span>
      </div>
      <p className="font-semibold text-lg">{performanceLevel(score)}</p>
      {about ? (
        <Badge variant="info">{about}</Badge>
      ) : (
        <Badge variant={score >= passMark ? 'success' : 'warning'}>
          {score >= passMark ? 'Passed' : `Pass mark ${passMark}%`}
        </Badge>
      )}
    </div>
  )
}
