import { Navigate } from '@tanstack/react-router'
import { Coffee } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { addressesOf } from '#app/platform/course-addresses.ts'
import { formatDuration, formatTimer } from '#domain/exam/exam-time.ts'
import { describeCalculator } from './describe-part.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { playerCells } from './player-cells.ts'
import type { ExamPlayerProps } from './player-part.tsx'
import { useExamAttempt } from './use-exam-attempt.ts'
import { steadyNow, useDeadlinePassed, useSecondsLeft } from './use-exam-clock.ts'

type ExamBreakProps = ExamPlayerProps & {
  /** the part that comes */
  partIndex: number
  /** UTC milliseconds at which it begins by itself */
  startsAt: number
  onOver: () => void
}

/** Between two sections: what was closed, what comes, and when (D24). Whoever is ready goes on before the break is over. */
export function ExamBreak({ course, running, document, isFinished, partIndex, startsAt, onOver }: ExamBreakProps) {
  const { exam } = document
  const attempt = useExamAttempt(course, running, document)
  const heading = useRef<HTMLHeadingElement>(null)
  const secondsLeft = useSecondsLeft(startsAt)
  useDeadlinePassed(startsAt, secondsLeft, onOver)
  // what was pressed is gone: the keyboard and the screen reader go on here
  useEffect(() => heading.current?.focus(), [])

  if (isFinished) return <Navigate to={addressesOf(course).examResults(running.attemptId)} replace />
  const next = exam.parts[partIndex]
  const closed = playerCells(exam, running).slice(0, next?.firstQuestion)
  const hasSheet = exam.referenceSheet !== undefined && next?.referenceSheet !== false
  if (!next) return null
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-4 py-10 sm:px-6">
      <LeaveGuard isActive={() => !isFinished} />
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="heading flex items-center gap-3 text-3xl">
          <Coffee aria-hidden className="size-7 text-theme" />
          Take a break
        </h1>
        <p>
          {exam.parts[partIndex - 1]?.title} is closed, with {closed.filter(({ isAnswered }) => isAnswered).length} of{' '}
          {closed.length} answered. Stand up, look out of the window, have some water.
        </p>
      </div>
      <Card>
        <CardHeader>
          <CardTitle as="h2">Next: {next.title}</CardTitle>
        </CardHeader>
        <CardContent>
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr] [&_dt]:font-semibold">
            <dt>Questions</dt>
            <dd className="figures">{next.questionCount}</dd>
            <dt>Time</dt>
            <dd>{formatDuration(next.minutes * running.timeFactor)}</dd>
            <dt>Tools</dt>
            <dd>
              {describeCalculator(next)}
              {hasSheet && ', reference sheet'}
            </dd>
          </dl>
        </CardContent>
        <CardFooter className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button size="lg" onClick={() => attempt.endBreak(partIndex, steadyNow())}>
            I am ready: start now
          </Button>
          <p>
            It starts by itself in{' '}
            <strong role="timer" className="figures">
              {formatTimer(secondsLeft)}
            </strong>
          </p>
        </CardFooter>
      </Card>
    </div>
  )
}
