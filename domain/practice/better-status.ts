import type { AnswerStatus } from '../history/events.ts'

const RANK: Record<AnswerStatus, number> = { skipped: 0, incorrect: 1, correct: 2 }

/** The better of two: correct, then incorrect, then skipped (ANA-01, OPN-83). */
export const betterStatus = (a: AnswerStatus, b: AnswerStatus): AnswerStatus => (RANK[b] > RANK[a] ? b : a)
