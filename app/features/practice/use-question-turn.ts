import { useCallback, useEffect, useRef, useState } from 'react'
import { useActiveClock } from '#app/components/use-active-clock.ts'
import { useHistory } from '#app/platform/history-provider.tsx'
import type { PracticeResult } from '#domain/practice/practice-act.ts'
import type { MalformedReason } from '#domain/question/checked.ts'
import type { Reply } from '#domain/question/reply.ts'
import { checkReply } from './check-reply.ts'
import type { PracticeQuestion } from './queries.ts'
import type { Ended, RestoredTurn, TurnPlace } from './turn.ts'
import { useAnswerDraft } from './use-answer-draft.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

export type QuestionTurn = ReturnType<typeof useQuestionTurn>

/** CON-10: feedback shows this long after the answer. */
const FEEDBACK_AFTER_MS = 300

type TurnOptions = {
  courseId: string
  question: PracticeQuestion
  restored: RestoredTurn | undefined
  /** the question was answered; called once */
  onEnd: (result: PracticeResult) => void
  /** something changed that must survive a reload */
  onPlace: (place: TurnPlace) => void
}

/** One go at one question (CHP-25, CHP-30..32). A new question, variant or try is a new turn: give its component a key. */
export function useQuestionTurn({ courseId, question, restored, onEnd, onPlace }: TurnOptions) {
  const history = useHistory()
  const [reply, setReply] = useState<Reply | null>(restored?.reply ?? null)
  const [hintsUsed, setHintsUsed] = useState(restored?.hintsUsed ?? 0)
  const [ended, setEnded] = useState<Ended | null>(restored?.ended ?? null)
  const [malformed, setMalformed] = useState<MalformedReason | null>(null)
  const [isFeedbackShown, setFeedbackShown] = useState(restored?.ended != null)
  const hasEnded = useRef(restored?.ended != null)
  const clock = useActiveClock(restored?.seconds ?? 0)
  const isOpen = ended === null
  const keepDraft = useAnswerDraft(courseId, question, (draft) => {
    if (!hasEnded.current) setReply((now) => now ?? draft)
  })
  // asked for as often as somebody needs it: who reads or types slowly is not asked to hurry
  const [extensions, setExtensions] = useState(0)
  const limit = question.timeLimitSeconds === undefined ? undefined : question.timeLimitSeconds * (1 + extensions)
  const secondsLeft = useSecondsLeft(clock, limit, isOpen)

  const place = (change: Partial<TurnPlace>) =>
    onPlace({
      reply,
      hintsUsed,
      ended: ended && { cause: ended.cause, status: ended.status },
      seconds: clock.read(),
      ...change,
    })

  function end(how: Ended, given: Reply | null) {
    // a click and the end of the time may come together: the first one counts
    if (hasEnded.current) return
    hasEnded.current = true
    const seconds = clock.read()
    setReply(given)
    setMalformed(null)
    setEnded(how)
    onEnd({
      status: how.status,
      score: how.score,
      reply: given,
      seconds,
      hintsUsed,
      misconception: how.mistake?.misconception,
    })
    place({ reply: given, seconds, ended: { cause: how.cause, status: how.status } })
    if (given) keepDraft(given, true)
  }

  async function answer(given: Reply | null) {
    if (given === null || hasEnded.current) return
    const checked = await checkReply(history, question, given)
    if (checked.kind === 'malformed') {
      // no wrong answer, no answer at all: it is asked again and nothing is recorded
      setMalformed(checked.reason)
      return
    }
    end({ cause: 'checked', ...checked }, given)
  }

  // the same function at every render: a view asks again when it changes
  const understandFormula = useCallback(
    (text: string) => history.ask((worker) => worker.understandFormula(text)),
    [history],
  )

  // Out of time: locked with whatever was there (CHP-30, OPN-79).
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens when the seconds run out, not when the reply changes
  useEffect(() => {
    if (secondsLeft === 0) end({ cause: 'time', status: 'incorrect' }, reply)
  }, [secondsLeft])

  // Feedback comes a moment after the answer, so that the eye sees both (CHP-25).
  useEffect(() => {
    if (isOpen || isFeedbackShown) return
    const timer = setTimeout(() => setFeedbackShown(true), FEEDBACK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOpen, isFeedbackShown])

  // The seconds of a tab that is put away, and maybe never comes back.
  useEffect(() => {
    const keep = () => document.hidden && !hasEnded.current && place({})
    document.addEventListener('visibilitychange', keep)
    return () => document.removeEventListener('visibilitychange', keep)
  })

  return {
    reply,
    hintsUsed,
    ended,
    malformed,
    isFeedbackShown,
    secondsLeft,
    /** the whole time limit once more */
    extendTime: () => setExtensions((count) => count + 1),
    seconds: () => clock.read(),
    draft: (given: Reply) => {
      if (hasEnded.current) return
      setReply(given)
      setMalformed(null)
      place({ reply: given })
      keepDraft(given)
    },
    answer,
    understandFormula,
    showAnswer: () => end({ cause: 'shown', status: 'skipped' }, null),
    showHint: () => {
      const shown = Math.min(question.hints.length, hintsUsed + 1)
      setHintsUsed(shown)
      place({ hintsUsed: shown })
    },
  }
}
