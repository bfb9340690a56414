import type { Dialogue, Opened } from '../dialogue.ts'
import type { IlmTurn } from '../ilm-turn.ts'

/** What Ilm does about an intent. */
export type IntentMoves = {
  /** while a question of Ilm's is open; missing where the message may be an answer to it */
  whileAsked?: (dialogue: Dialogue, opened: Opened) => IlmTurn
  /** with no question open */
  inTheOpen: (dialogue: Dialogue) => IlmTurn
}
