import { stay } from '../ask-question.ts'
import { tellFact } from '../course-facts.ts'
import type { Dialogue, Opened } from '../dialogue.ts'
import { answerFeeling } from '../feelings.ts'
import { giveHint } from '../give-hint.ts'
import type { IlmTurn } from '../ilm-turn.ts'
import { varied } from '../say-fresh.ts'
import { figuresOfOpened, openSteps, showQuestion } from '../show-question.ts'
import { giveTime, nothingOpen, smallTalk, talkBesideQuestion } from '../small-talk.ts'
import type { IntentMoves } from './intent-moves.ts'

type Reply = (dialogue: Dialogue) => IlmTurn

const beside = (reply: Reply, whileAsked = reply): IntentMoves => ({
  whileAsked: (dialogue, opened) => andReturn(dialogue, whileAsked(dialogue), opened),
  inTheOpen: reply,
})
const talk = beside(smallTalk, talkBesideQuestion)
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
  feeling: beside(answerFeeling),
  fact: beside((dialogue) => tellFact(dialogue) ?? smallTalk(dialogue)),
  bye: talk,
  agree: talk,
  pause: {
    whileAsked: (dialogue, opened) => ({ ...giveTime(dialogue), nextSteps: openSteps(opened) }),
    inTheOpen: giveTime,
  },
  chat: talk,
  joke: talk,
  repeat: { whileAsked: showAgain, inTheOpen: nothingOpen },
} satisfies Record<string, IntentMoves>

/** One line back to the question; said once, its buttons say it afterwards. */
function andReturn(dialogue: Dialogue, turn: IlmTurn, opened: Opened): IlmTurn {
  const back = varied(
    dialogue,
    'Your question is still open. What do you think?',
    'The question can wait until you want it.',
    'And the question? Shall we try it now?',
    'I keep the question open for you.',
    'Back to the question when you feel like it.',
    'Whenever you want: the question is still there.',
  )
  return { ...turn, text: [turn.text, back].filter(Boolean).join('\n\n'), nextSteps: openSteps(opened) }
}

function showAgain(dialogue: Dialogue, opened: Opened): IlmTurn {
  const again = { question: showQuestion(opened.question), figures: figuresOfOpened(opened) }
  return { ...stay(dialogue, opened, 'ask', 'Here it is.'), ...again }
}
