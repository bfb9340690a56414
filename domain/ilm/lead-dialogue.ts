import { gradeAnswer } from './answer-question.ts'
import { sideQuestion } from './ask-aside.ts'
import { stay } from './ask-question.ts'
import { stayWithStudent } from './danger/stay-with-student.ts'
import { type Dialogue, type Opened, openedOf } from './dialogue.ts'
import { greetInFrench, guardTurn } from './guard-turn.ts'
import type { IlmTurn } from './ilm-turn.ts'
import type { Intent } from './intent.ts'
import { explainIntents } from './intents/explain-intents.ts'
import { askForOne, helpIntents } from './intents/help-intents.ts'
import type { IntentMoves } from './intents/intent-moves.ts'
import { questionIntents } from './intents/question-intents.ts'
import { talkIntents } from './intents/talk-intents.ts'
import { openFromPage } from './open-from-page.ts'
import { serveProblem } from './problem/speak-problem.ts'
import { readAnswer } from './read-answer.ts'
import { openSteps } from './show-question.ts'
import { speakCalculation } from './speak-calculation.ts'

/** What Ilm does about every intent, family by family. */
const MOVES: Record<Intent, IntentMoves> = { ...questionIntents, ...helpIntents, ...explainIntents, ...talkIntents }

/**
 * Ilm's next reply (design: Socratic, grounded, safe). Hints come before answers, a worked solution only after
 * real tries; every statement about the subject is the course's own text, and cited.
 */
export function leadDialogue(dialogue: Dialogue): IlmTurn {
  const care = stayWithStudent(dialogue)
  if (care) return care
  if (dialogue.guide.places.length === 0) return withoutLessons(dialogue)
  const opened = openedOf(dialogue)
  const turn = openFromPage(dialogue) ?? (opened ? inQuestion(dialogue, opened) : inTheOpen(dialogue))
  return greetInFrench(dialogue, guardTurn(dialogue, turn))
}

/** While a question is open: what the intent asks for, else the message is read as an answer; everything else may wait. */
function inQuestion(dialogue: Dialogue, opened: Opened): IlmTurn {
  const { read, message, calculation } = dialogue
  const { whileAsked } = MOVES[read.intent]
  if (whileAsked) return whileAsked(dialogue, opened)
  const answer = readAnswer(opened.question, message)
  const own = answer.kind === 'answer' ? undefined : serveProblem(dialogue)
  if (own) return own
  if (answer.kind === 'answer') return gradeAnswer(dialogue, opened, answer.reply, answer.text)
  if (answer.kind === 'unclear') return askForOne(dialogue, opened)
  if (calculation?.kind === 'value')
    return stay(dialogue, opened, 'calculation', 'Work that out and send me the number as your answer. I’ll check it.')
  if (calculation) return { ...speakCalculation(dialogue, calculation), nextSteps: openSteps(opened) }
  return sideQuestion(dialogue, opened)
}

/** With no question open a calculation comes first: "practice 3x = 6, x = 2" is the one thing that may mean something else. */
function inTheOpen(dialogue: Dialogue): IlmTurn {
  const { read, calculation } = dialogue
  const own = serveProblem(dialogue)
  if (own) return own
  if (calculation && read.intent !== 'quiz' && read.intent !== 'practice')
    return speakCalculation(dialogue, calculation)
  return MOVES[read.intent].inTheOpen(dialogue)
}

/** A course without lessons: calculations still work, and Ilm says that there is nothing else to say yet. */
function withoutLessons(dialogue: Dialogue): IlmTurn {
  const { guide, calculation, state } = dialogue
  if (calculation) return { ...speakCalculation(dialogue, calculation), nextSteps: [] }
  return {
    move: 'unknown',
    text: `I have no lessons for ${guide.course.title || 'this course'} yet, so I would only be guessing. I can check a calculation for you, such as 3x + 5 = 20, x = 5. For everything else, please come back when the course has its lessons.`,
    citations: [],
    nextSteps: [],
    state,
  }
}
