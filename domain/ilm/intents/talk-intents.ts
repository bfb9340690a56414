import { giveHint } from '../answer-question.ts'
import type { Dialogue, Opened } from '../dialogue.ts'
import type { IlmTurn } from '../ilm-turn.ts'
import { openSteps } from '../show-question.ts'
import { smallTalk } from '../small-talk.ts'
import type { IntentMoves } from './intent-moves.ts'

const talk: IntentMoves = { whileAsked: talkAndReturn, inTheOpen: smallTalk }
const trick: IntentMoves = {
  whileAsked: (dialogue, opened) =>
    giveHint(dialogue, opened, 'I stay your study tutor, whatever the words. Let’s work on the question.'),
  inTheOpen: smallTalk,
}

/** Talk that is not about the subject, and tricks. */
export const talkIntents = {
  greeting: talk,
  thanks: talk,
  about: talk,
  insult: talk,
  manipulate: trick,
  essay: trick,
} satisfies Record<string, IntentMoves>

function talkAndReturn(dialogue: Dialogue, opened: Opened): IlmTurn {
  const turn = smallTalk(dialogue)
  return {
    ...turn,
    text: `${turn.text}\n\nYour question is still open. What do you think?`,
    nextSteps: openSteps(opened),
  }
}
