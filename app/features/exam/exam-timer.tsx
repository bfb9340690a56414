import { Clock, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { formatTimer, type TimerTone, timerTone } from '#domain/exam/exam-time.ts'

const variants: Record<TimerTone, 'info' | 'warning' | 'error'> = { blue: 'info', orange: 'warning', red: 'error' }
const noticeAtSeconds = 300

/**
 * The countdown chip (EXP-02, EXP-03). It can be hidden for calm; at five minutes left a notice is spoken and shown either way.
 */
export function ExamTimer({ secondsLeft }: { secondsLeft: number }) {
  const [isHidden, setHidden] = useState(false)
  const isLate = secondsLeft <= noticeAtSeconds
  const isShown = !isHidden || isLate
  return (
    <div className="flex items-center gap-1">
      {isShown ? (
        <Badge variant={variants[timerTone(secondsLeft)]} className="figures px-3 text-base" role="timer">
          <Clock aria-hidden />
          <span className="sr-only">Time left: </span>
          {formatTimer(secondsLeft)}
        </Badge>
      ) : (
        <span className="text-muted-foreground text-sm">Timer hidden</span>
      )}
      {!isLate && (
        <Button
          variant="ghost"
          size="icon"
          aria-pressed={isHidden}
          aria-label={isHidden ? 'Show the timer' : 'Hide the timer'}
          onClick={() => setHidden(!isHidden)}
        >
          {isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
        </Button>
      )}
      <span role="status" className="sr-only">
        {isLate && secondsLeft > 0 ? 'Five minutes or less are left.' : ''}
      </span>
    </div>
  )
}
