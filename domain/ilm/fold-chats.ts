import type { StudyEvent, StudyEventOf } from '../history/events.ts'
import { orderEvents } from '../history/order-events.ts'

type ChatMessage = {
  id: string
  role: 'user' | 'assistant'
  content: string
  isError: boolean
  /** UTC milliseconds */
  at: number
  extras?: unknown
}
export type Chat = Pick<
  StudyEventOf<'chat-started'>,
  'curriculum' | 'grade' | 'subject' | 'courseId' | 'conversationId'
> & {
  startedAt: number
  messages: ChatMessage[]
}

type Relevant = StudyEventOf<'chat-started' | 'chat-message-added' | 'chat-cleared'>
const isRelevant = (event: StudyEvent): event is Relevant =>
  event.type === 'chat-started' || event.type === 'chat-message-added' || event.type === 'chat-cleared'

/**
 * Conversations of a course (all courses when left out), the one started last first. A cleared one is gone. A message that a clock set
 * back puts before the start of its conversation belongs to it all the same.
 */
export function foldChats(events: readonly StudyEvent[], courseId?: string): Chat[] {
  const chats = new Map<string, Chat>()
  const early = new Map<string, ChatMessage[]>()
  for (const event of orderEvents(events.filter(isRelevant))) {
    if (event.type === 'chat-started') {
      if (chats.has(event.conversationId)) continue
      const { curriculum, grade, subject, conversationId, at } = event
      const place = { curriculum, grade, subject, courseId: event.courseId, conversationId }
      chats.set(conversationId, { ...place, startedAt: at, messages: early.get(conversationId) ?? [] })
    } else if (event.type === 'chat-cleared') {
      chats.delete(event.conversationId)
      early.delete(event.conversationId)
    } else {
      const { id, role, content, isError, at, extras } = event
      const message = { id, role, content, isError, at, ...(extras === undefined ? {} : { extras }) }
      const { conversationId } = event
      const started = chats.get(conversationId)
      if (started) started.messages.push(message)
      else early.set(conversationId, [...(early.get(conversationId) ?? []), message])
    }
  }
  return [...chats.values()].filter((chat) => courseId === undefined || chat.courseId === courseId).reverse()
}
