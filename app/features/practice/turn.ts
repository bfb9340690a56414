import type { AnswerStatus } from '#domain/history/events.ts'
import type { PracticePlace } from '#domain/practice/practice-place.ts'
import type { Scored } from '#domain/question/checked.ts'
import type { RichText } from '#domain/text/rich-text.ts'

/** How a question ended: answered, out of time, or its answer shown. */
export type Ended = {
  cause: 'checked' | 'time' | 'shown'
  status: AnswerStatus
} & Partial<Pick<Scored<RichText>, 'score' | 'parts' | 'praise' | 'mistake' | 'slip'>>

/** A turn as it is stored. */
export type TurnPlace = Pick<PracticePlace, 'reply' | 'hintsUsed' | 'seconds' | 'ended'>

/** A turn as it goes on after a reload, with its feedback worked out again. */
export type RestoredTurn = Omit<TurnPlace, 'ended'> & { ended: Ended | null }
