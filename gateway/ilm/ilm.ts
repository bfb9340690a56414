import type { MarkRequest, MarkSuggestion } from '#domain/ilm/mark-suggestions.ts'
import type { IlmMessage, IlmReply } from '#domain/ilm/reply-to-message.ts'

/** A question to Ilm. Of the person a model is told the first name and the grade, nothing else. */
export interface IlmRequest extends IlmMessage {
  user: { firstName: string }
  /** who asks, for taking turns; told to nobody */
  source: string
  /** aborted when the student leaves or the gateway's time limit is reached */
  signal: AbortSignal
  /** hears the reply so far while it grows, for those who stream; every text it hears is checked and whole sentences */
  onText?: (text: string) => void
}

/** A mind behind the chat call (D20). It holds no state of its own: the history that is sent carries the conversation. */
export interface Ilm {
  reply(request: IlmRequest): Promise<IlmReply>
  /**
   * Marks for an answer in writing, as a suggestion; undefined where there are none to be had now. Absent where no language model is set:
   * nothing else suggests marks.
   */
  suggestMarks?(asked: MarkRequest, signal: AbortSignal): Promise<MarkSuggestion[] | undefined>
}
