import { ABUSE, DANGER, DISTRESS, EATING, SELF_HARM } from './danger-phrases.ts'
import { plainWords } from './plain-words.ts'

/** What a message that needs a person, not a lesson, is about; the most urgent first. */
export const DANGERS = ['overdose', 'self-harm', 'danger', 'abuse', 'eating', 'distress'] as const
export type Danger = (typeof DANGERS)[number]

/** Something already taken: minutes count, and the first line of the reply is another one. */
const TAKEN =
  / (?:i|ive|i have)(?: have)?(?: just| already)? (?:took|taken|swallowed|drank|overdosed|downed)(?: [a-z0-9]+){0,6} (?:pills|bleach|overdose)(?= )| i (?:have )?(?:just )?(?:overdosed|took an overdose|drank bleach)(?= )/
const PRESCRIBED = / (?:my|the) (?:prescribed|daily|usual) | (?:for my|with) (?:headache|fever|cold|lunch) /

/**
 * Danger first (design/tutor.md, "Listening"): read before anything else of a message.
 * @returns what the message is about when someone may be in danger or despair, else undefined
 */
export function noticeDanger(message: string): Danger | undefined {
  const words = plainWords(message)
  const says = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(words))
  if (
    TAKEN.test(words) &&
    (says(SELF_HARM) ||
      (!PRESCRIBED.test(words) && / (?:too many|all|bottle|handful|overdosed?|bleach|[0-9]{2,}) /.test(words)))
  )
    return 'overdose'
  if (says(SELF_HARM)) return 'self-harm'
  if (says(DANGER)) return 'danger'
  if (says(ABUSE)) return 'abuse'
  if (says(EATING)) return 'eating'
  return says(DISTRESS) ? 'distress' : undefined
}
