import { useEffect, useMemo, useReducer } from 'react'
import { preloadStimulusPane } from '#app/platform/beside-stimulus.tsx'
import { usePreloadedAnswers } from '#app/platform/use-preloaded-answers.ts'
import { placeInExam } from '#domain/exam/exam-timeline.ts'
import { ExamBreak } from './exam-break.tsx'
import { type ExamPlayerProps, PlayerPart } from './player-part.tsx'
import { steadyNow } from './use-exam-clock.ts'

/** The exam under way: one part at a time, and a break before another section (D21, D24). */
export function ExamPlayer(props: ExamPlayerProps) {
  const { exam } = props.document
  useEffect(() => preloadStimulusPane(exam.stimuli), [exam.stimuli])
  usePreloadedAnswers(useMemo(() => exam.questions.flatMap(({ question }) => question ?? []), [exam.questions]))
  // a break that ends by itself is no act: the clock is looked at again
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  const { part, startsAt } = placeInExam(exam.parts, props.running, steadyNow())
  if (startsAt !== undefined)
    return <ExamBreak key={part} {...props} partIndex={part} startsAt={startsAt} onOver={lookAgain} />
  return <PlayerPart key={part} {...props} partIndex={part} />
}
