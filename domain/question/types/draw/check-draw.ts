import type { CheckReply } from '../../answer-type.ts'

/** A drawing on paper cannot be seen (CHP-27). */
export const checkDraw: CheckReply<never> = () => ({ kind: 'malformed', reason: 'cannot-be-answered' })
