import type { ChatReply, ChatRequest, ChatTurn } from '#domain/tutor/chat.ts'

/** A question to the tutor. Of the person it knows the first name and the grade, nothing else. */
export interface TutorRequest extends ChatRequest {
  conversationId: string
  user: { firstName: string }
  /** aborted when the student leaves or the gateway's time limit is reached */
  signal: AbortSignal
}

/** `conversationHistory` of the answer is made by the gateway from the request and the response. */
export type TutorReply = Omit<ChatReply, 'conversationHistory' | 'conversationId'> & {
  conversationHistory?: ChatTurn[]
  conversationId?: string
}

/** A mind behind the chat call (D20). It holds no state of its own: the history that is sent carries the conversation. */
export interface Tutor {
  reply(request: TutorRequest): Promise<TutorReply>
}
