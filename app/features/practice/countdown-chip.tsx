import { Timer } from 'lucide-react'
import { Badge } from '#app/components/ui/badge.tsx'
import { countdownLevel } from '#domain/question/question-set.ts'

const variants = { calm: 'outline', warning: 'warning', error: 'error' } as const

/** Seconds left, more urgent at 30 and at 10 (CHP-16). Only these two moments are announced. */
export function CountdownChip({ secondsLeft, isRunning }: { secondsLeft: number; isRunning: boolean }) {
  const level = countdownLevel(secondsLeft)
  const minutes = Math.floor(secondsLeft / 60)
  const text = minutes > 0 ? `${minutes}:${String(secondsLeft % 60).padStart(2, '0')}` : `${secondsLeft}s`
  return (
    <>
      <Badge variant={variants[level]} data-testid="countdown" data-level={level} className="figures">
        <Timer aria-hidden />
        <span className="sr-only">Time left: </span>
        {text}
      </Badge>
      <span role="status" className="sr-only">
        {isRunning && level !== 'calm' && (level === 'error' ? '10 seconds left' : '30 seconds left')}
      </span>
    </>
  )
}
