import type { StudyEvent, StudyEventOf } from '../history/events.ts'
import { orderEvents } from '../history/order-events.ts'

/** A finished exam as the device knows it (EXD-11, EXD-12, D7). */
export type StoredExamAttempt = Omit<StudyEventOf<'exam-submitted'>, 'id' | 'at' | 'zone' | 'device' | 'type'> & {
  /** UTC milliseconds */
  completedAt: number
  /** the gateway has it */
  isSynced: boolean
  /** the gateway's own score in percent, when it differs */
  gatewayScore?: number
  /** the gateway's last word where it will not take the attempt; gone once it has taken it after all */
  refusal?: Pick<StudyEventOf<'exam-refused'>, 'status' | 'message'>
  /** UTC milliseconds of the last mark for a written answer, once all of them are marked */
  markedAt?: number
}

/** The status of a refusal by the device itself: what it has of the attempt cannot be handed in. */
export const NOT_SENT = 0

/**
 * Whether an attempt is still to be sent by itself (D7). A gateway's refusal stands; the device's own does not, since the exam may have
 * come with a backup, or a later release may read it.
 */
export const waitsToBeSent = ({ isSynced, refusal }: StoredExamAttempt): boolean =>
  !isSynced && (refusal === undefined || refusal.status === NOT_SENT)

export const EXAM_ATTEMPT_EVENTS = [
  'exam-submitted',
  'exam-marked',
  'exam-synced',
  'exam-refused',
  'exam-attempts-reset',
] as const
type Relevant = StudyEventOf<(typeof EXAM_ATTEMPT_EVENTS)[number]>
const isRelevant = (event: StudyEvent): event is Relevant => EXAM_ATTEMPT_EVENTS.some((type) => type === event.type)

/**
 * Attempts, newest first (CRS-09). The first submission of an attempt stands: sending it twice is one attempt (D7).
 * A reset takes away the course's attempts before it (CRS-11). An attempt that arrived is not refused, whichever came first. Marks that were
 * given later make the score anew, and have to be sent as well (D24).
 */
export function foldExamAttempts(events: readonly StudyEvent[], courseId?: string): StoredExamAttempt[] {
  const attempts = new Map<string, StoredExamAttempt>()
  for (const event of orderEvents(events.filter(isRelevant))) {
    if (event.type === 'exam-attempts-reset') {
      for (const [id, attempt] of attempts) if (attempt.courseId === event.courseId) attempts.delete(id)
    } else if (event.type === 'exam-submitted') {
      if (attempts.has(event.attemptId)) continue
      const { id: _id, at, zone: _zone, device: _device, type: _type, ...attempt } = event
      attempts.set(event.attemptId, { ...attempt, completedAt: at, isSynced: false })
    } else {
      const attempt = attempts.get(event.attemptId)
      if (attempt) change(attempt, event)
    }
  }
  return [...attempts.values()].filter((attempt) => courseId === undefined || attempt.courseId === courseId).reverse()
}

type Change = Exclude<Relevant, { courseId: string }>

function change(attempt: StoredExamAttempt, event: Change): void {
  switch (event.type) {
    case 'exam-refused':
      if (!attempt.isSynced) attempt.refusal = { status: event.status, message: event.message }
      return
    case 'exam-marked':
      attempt.replies = { ...attempt.replies, [event.questionId]: event.reply }
      if (!event.result) return
      // what the gateway has is no longer all
      Object.assign(attempt, event.result, { markedAt: event.at, isSynced: false })
      delete attempt.gatewayScore
      return
    case 'exam-synced':
      // sent before the marks were given: they are still to be sent
      if (event.markedAt !== attempt.markedAt) return
      attempt.isSynced = true
      delete attempt.refusal
      if (event.gatewayScore !== undefined) attempt.gatewayScore = event.gatewayScore
  }
}
