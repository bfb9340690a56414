import type { ChatReply, ChatRequest } from './chat.ts'
import type { CourseGuide } from './course-guide.ts'
import type { Dialogue } from './dialogue.ts'
import { readState, withoutState, withState } from './dialogue-state.ts'
import { type IlmTurn, replyText } from './ilm-turn.ts'
import { leadDialogue } from './lead-dialogue.ts'
import { compareWorked, mathsTask } from './maths-task.ts'
import { readIntent } from './read-intent.ts'
import { recoverState } from './recover-state.ts'
import { REMEMBERED_TEXT } from './say-fresh.ts'
import type { MathsTask, Worked } from './work-out.ts'

/** A message in a conversation that has a name. */
export type IlmMessage = ChatRequest & { conversationId: string }

/** Whoever sends it adds the conversation's id and its history with both new turns. */
export type IlmReply = Omit<ChatReply, 'conversationHistory' | 'conversationId'> & {
  /** the reply as it stands in the history, with what Ilm has to know at the next message; `response` when left out */
  remembered?: string
}

/**
 * Ilm without a model and without a network (D20): everything Ilm says comes from the course's own content.
 * @param workOut works out the mathematics of a message, on whichever thread
 */
export const replyToMessage = async (
  guide: CourseGuide,
  message: IlmMessage,
  workOut: (task: MathsTask) => Promise<Worked>,
): Promise<IlmReply> => replyOf(leadDialogue(await dialogueOf(guide, message, workOut)))

/** One message with everything a reply rests on, its mathematics worked out. */
export async function dialogueOf(
  guide: CourseGuide,
  { message, conversationHistory, conversationId, context, learner }: IlmMessage,
  workOut: (task: MathsTask) => Promise<Worked>,
): Promise<Dialogue> {
  const replies = conversationHistory.filter((turn) => turn.role === 'assistant')
  const asked = {
    guide,
    message,
    read: readIntent(message, (word) => guide.search().knows(word)),
    state: readState(conversationHistory) ?? recoverState(guide, conversationHistory, conversationId),
    conversationId,
    turns: replies.length,
    said: replies
      .map(({ content }) => withoutState(content))
      .join('\n\n')
      .slice(-REMEMBERED_TEXT),
    context,
    learner,
  }
  const task = mathsTask(asked)
  const worked = await workOut(task)
  return { ...asked, calculation: worked.calculation, worked, compare: compareWorked(task, worked) }
}

/** A turn as it is sent. */
export function replyOf(turn: IlmTurn): IlmReply {
  const response = replyText(turn)
  const { citations, nextSteps, graded, figures } = turn
  return {
    response,
    remembered: withState(response, turn.state),
    citations,
    nextSteps,
    ...(graded && { graded }),
    ...(figures && { figures }),
  }
}
