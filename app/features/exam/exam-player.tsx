import { useEffect, useReducer, useState } from 'react'
import { placeInExam } from '#domain/exam/exam-timeline.ts'
import { ExamBreak } from './exam-break.tsx'
import { type ExamPlayerProps, PlayerPart } from './player-part.tsx'
import { keepClockFrom, steadyNow } from './use-exam-clock.ts'
import { useFetchExamNeeds } from './use-fetch-exam-needs.ts'

/** The exam under way: one part at a time, and a break before another section (D21, D24). */
export function ExamPlayer(props: ExamPlayerProps) {
  const { exam } = props.document
  // once, as it is found: acts of this page are stamped by a clock that may be set forward under it
  useState(() => keepClockFrom(props.running.latestAt))
  const fetchNeeds = useFetchExamNeeds(props.course)
  // An exam that is begun here has it all. One that is found again, after a reload, fetches it anew; what cannot be had now is asked for
  // again when it is needed.
  useEffect(() => void fetchNeeds(exam).catch(() => undefined), [fetchNeeds, exam])
  // a break that ends by itself is no act: the clock is looked at again
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  const { part, startsAt } = placeInExam(exam.parts, props.running, steadyNow())
  if (startsAt !== undefined)
    return <ExamBreak key={part} {...props} partIndex={part} startsAt={startsAt} onOver={lookAgain} />
  return <PlayerPart key={part} {...props} partIndex={part} />
}
