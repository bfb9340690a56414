import { stay } from './ask-question.ts'
import { type Dialogue, isEarned, openedOf } from './dialogue.ts'
import { findLeak } from './find-leak.ts'
import { giveHint } from './give-hint.ts'
import type { IlmTurn } from './ilm-turn.ts'
import { promptText } from './show-question.ts'

/** The last net: whatever was put together, an answer that is not earned does not go out (D20). */
export function guardTurn(dialogue: Dialogue, turn: IlmTurn): IlmTurn {
  if (turn.move === 'right' || turn.move === 'solution') return turn
  const opened = openedOf({ guide: dialogue.guide, state: turn.state })
  if (!opened || isEarned(opened) || !findLeak(opened.question, turn.text, dialogue.compare)) return turn
  if (turn.question !== undefined) {
    // an explanation that answers its own check question: the explanation goes, the question stays
    const lead = `Let’s see what you know already about **${opened.askable.place.lesson.title}**.`
    const text = findLeak(opened.question, lead, dialogue.compare) ? 'Let’s see what you know already.' : lead
    return { ...turn, move: 'ask', text }
  }
  const hint = giveHint(dialogue, opened, 'Let’s look at it from another side.')
  if (!findLeak(opened.question, hint.text, dialogue.compare)) return hint
  return stay(
    dialogue,
    opened,
    'hint',
    `Read the question once more, slowly. ${promptText(opened.question)}\n\nWhat is given, and what is asked?`,
  )
}

/** Students who write in French are answered kindly, and told in which language. */
export function greetInFrench({ read }: Dialogue, turn: IlmTurn): IlmTurn {
  if (!read.isFrench || turn.move === 'safety') return turn
  return {
    ...turn,
    text: `*Je comprends un peu le français, mais mes leçons sont en anglais. On continue ensemble !*\n\n${turn.text}`,
  }
}
