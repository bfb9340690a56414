import { type ChatTurn, LONGEST_TURN } from './chat.ts'
import type { Chat } from './fold-chats.ts'
import { type MessageExtras, readExtras } from './message-extras.ts'

/** A message as the chat shows it (CHT-19): numbered from 1, which is the greeting. `timestamp` is UTC milliseconds. */
export type ShownMessage = {
  id: number
  role: 'user' | 'assistant'
  content: string
  timestamp: number
  isError: boolean
  extras: MessageExtras
}

/** Turns sent along; the gateway rests on no more. */
const SENT_TURNS = 40

/** @param startedAt when the conversation was opened, UTC milliseconds */
export function shownMessages(chat: Chat | undefined, greeting: string, startedAt: number): ShownMessage[] {
  const first = {
    role: 'assistant' as const,
    content: greeting,
    timestamp: chat?.startedAt ?? startedAt,
    isError: false,
  }
  const rest = (chat?.messages ?? []).map((message) => ({
    role: message.role,
    content: message.content,
    timestamp: message.at,
    isError: message.isError,
    extras: readExtras(message.extras),
  }))
  return [{ ...first, extras: readExtras(undefined) }, ...rest].map((message, index) => ({ id: index + 1, ...message }))
}

/** The history a request carries: without greeting and error bubbles (OPN-54), replies as the gateway remembers them. */
export function historyToSend(messages: readonly ShownMessage[]): ChatTurn[] {
  return messages
    .filter(({ id, isError }) => id > 1 && !isError)
    .slice(-SENT_TURNS)
    .map(({ role, content, extras }) => ({ role, content: (extras.remembered ?? content).slice(0, LONGEST_TURN) }))
}

/** The id under which the gateway goes on with a conversation: the last one it gave, else the device's own (CHT-21, OPN-53). */
export function conversationIdToSend(messages: readonly ShownMessage[], deviceId: string): string {
  return messages.findLast(({ extras }) => extras.conversationId !== undefined)?.extras.conversationId ?? deviceId
}

/** What a conversation is called in the list: the student's first words. */
export function chatTitle(chat: Chat): string {
  const first = chat.messages.find(({ role }) => role === 'user')?.content ?? 'New conversation'
  return first.length > 60 ? `${first.slice(0, 59).trimEnd()}…` : first
}

/** Hello from Ilm, naming the subject (OPN-49). */
export function greetingOf(subject: string, firstName = ''): string {
  const name = firstName.trim()
  return `Hi${name ? ` ${name}` : ''}! I’m Ilm, your ${subject} tutor. Ask me anything from the course, let me quiz you, or send me a calculation to check.`
}
