import type { ChatTurn } from './chat.ts'
import type { CourseGuide } from './course-guide.ts'
import { HELP_LINE, POISON_LINE } from './danger/danger-reply.ts'
import { seedIn } from './dialogue.ts'
import { type DialogueState, FRESH_STATE } from './dialogue-state.ts'
import { showQuestion } from './show-question.ts'

/** Longest piece of a prompt looked for; enough to tell questions apart. */
const PIECE = 24

/**
 * The state of a conversation whose client sent back only the texts: the question that the last replies hold is found again,
 * with the hints that were given. Tries are not counted, so a solution has to be earned anew.
 */
export function recoverState(guide: CourseGuide, history: readonly ChatTurn[], conversationId: string): DialogueState {
  // a question stays open for a while; older ones are settled
  const said = history.filter((turn) => turn.role === 'assistant').slice(-4)
  const text = said.map((turn) => turn.content).join('\n\n')
  if (text === '') return FRESH_STATE
  // help was given in the last reply: the care goes on
  const last = said.at(-1)?.content ?? ''
  const about = last.includes(POISON_LINE) ? ('overdose' as const) : ('distress' as const)
  const care = last.includes(HELP_LINE) ? { about, turns: 1 } : undefined
  let found: { at: number; state: DialogueState } | undefined
  for (const askable of guide.allQuestions()) {
    if (askable.isExamItem) continue
    const seed = seedIn(conversationId, askable.key, 0)
    const question = askable.make(seed)
    if (!question || !text.includes(showQuestion(question).slice(0, PIECE))) continue
    const at = text.lastIndexOf(showQuestion(question))
    if (at < 0 || (found && found.at > at)) continue
    const hints = question.hints.filter((hint) => text.includes(hint)).length
    const open = { key: askable.key, seed, tried: [], hints }
    found = { at, state: { ...FRESH_STATE, open, lesson: askable.place.lesson.id, asked: [askable.key] } }
  }
  return { ...(found?.state ?? FRESH_STATE), ...(care && { care }) }
}
