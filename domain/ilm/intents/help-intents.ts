import { plainFormOf } from '../../question/plain-types.ts'
import { answerAsk } from '../answer-ask.ts'
import { showSolution, withholding } from '../answer-question.ts'
import { stay } from '../ask-question.ts'
import { type Dialogue, isEarned, type Opened } from '../dialogue.ts'
import { explainPassage } from '../explain-idea.ts'
import { findTopic } from '../find-topic.ts'
import { giveHint } from '../give-hint.ts'
import type { IlmTurn } from '../ilm-turn.ts'
import { readAnswer } from '../read-answer.ts'
import { readAsk } from '../read-ask.ts'
import { varied } from '../say-fresh.ts'
import { nothingOpen } from '../small-talk.ts'
import { explainHere } from './explain-intents.ts'
import type { IntentMoves } from './intent-moves.ts'

/** A student is stuck, or wants the answer: hints first, a worked solution once it is earned. */
export const helpIntents = {
  hint: { whileAsked: (dialogue, opened) => giveHint(dialogue, opened), inTheOpen: explainHere },
  'dont-know': {
    whileAsked: (dialogue, opened) =>
      explainAgain(dialogue, opened) ?? giveHint(dialogue, opened, notKnowing(dialogue)),
    inTheOpen: explainHere,
  },
  solution: { whileAsked: showSolution, inTheOpen: nothingOpen },
  reveal: {
    whileAsked: reveal,
    inTheOpen: (dialogue) => {
      const topic = findTopic(dialogue)
      return topic ? explainPassage(dialogue, topic.passage, false) : nothingOpen(dialogue)
    },
  },
} satisfies Record<string, IntentMoves>

/** "I don't get it" after an explanation means what was explained, as long as the check behind it has not been begun. */
function explainAgain(dialogue: Dialogue, opened: Opened): IlmTurn | undefined {
  const isBegun = opened.tried.length > 0 || opened.hints > 0
  if (isBegun || dialogue.state.idea === undefined || readAsk(dialogue.message).kind !== 'simpler') return undefined
  return answerAsk(dialogue, opened)
}

const notKnowing = (dialogue: Dialogue) =>
  varied(
    dialogue,
    'That’s a fine place to start from.',
    'Good that you say so.',
    'Then let’s look at it together.',
    'No worries, we get there in small steps.',
    'Fair enough. Here is something to hold on to.',
    'Not knowing yet is what I’m here for.',
  )

function reveal(dialogue: Dialogue, opened: Opened): IlmTurn {
  // "is it a or b" asks to be told, and names several
  if (readAnswer(opened.question, dialogue.message).kind === 'unclear') return askForOne(dialogue, opened)
  return isEarned(opened)
    ? showSolution(dialogue, opened)
    : { ...giveHint(dialogue, opened, withholding(dialogue, opened)), move: 'withhold' }
}

/** Several options at once are no answer, and neither is a list that does not fit the question’s. */
export function askForOne(dialogue: Dialogue, opened: Opened): IlmTurn {
  const form = plainFormOf(opened.question)
  const ask =
    form.as === 'list'
      ? `I can’t tell yet which of these belongs where. ${form.ask}`
      : 'Pick one of them and tell me why. Which letter is it?'
  return stay(dialogue, opened, 'unclear', ask)
}
