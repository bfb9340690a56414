import { useRef, useState } from 'react'
import { useActiveClock } from '#app/components/use-active-clock.ts'
import { useHistory } from '#app/platform/history-provider.tsx'
import { type CourseContext, courseOfEvents } from '#domain/catalogue/course-context.ts'
import { type ChatContext, type ChatGraded, chatMessageTextSchema } from '#domain/ilm/chat.ts'
import { type ChatFailure, chatBubble } from '#domain/ilm/chat-failure.ts'
import { conversationIdToSend, historyToSend, type ShownMessage } from '#domain/ilm/chat-history.ts'
import { answeredQuestion } from '#domain/practice/answered-question.ts'
import type { RichText } from '#domain/text/rich-text.ts'
import { askOnDevice } from './ask-on-device.ts'
import { askIlm } from './functions.ts'
import { type AskAnswer, hearReply } from './reply-stream.ts'
import { learnerOf } from './share-progress.ts'

/** CHT-22, counted in the browser too: a server that is gone sends no time-out. */
const CHAT_TIMEOUT_MS = 30_000

const NO_ANSWER: AskAnswer = { ok: false, kind: 'network', message: '' }

/** The answer, at once or at the end of a stream. A line that is cut, or a time-out, is a network failure (CHT-22). */
async function heard(asked: Promise<AskAnswer | Response>, onText: (rendered: RichText) => void): Promise<AskAnswer> {
  try {
    const answer = await asked
    return answer instanceof Response ? ((await hearReply(answer, onText)) ?? NO_ANSWER) : answer
  } catch {
    return NO_ANSWER
  }
}

type UseChat = {
  course: CourseContext
  /** whether the student lets Ilm see a summary of their results */
  isSharing: boolean
  /** the gateway says that the session is over; by then this chat may already be gone from the page */
  onSessionEnd: (bubble: string) => void
  onRendered: (conversationId: string, text: string, rendered: RichText) => void
}

export type Sending = {
  conversationId: string
  isStarted: boolean
  messages: readonly ShownMessage[]
  context?: ChatContext
}

/** Sends messages and records both sides as they happen (CHT-05, CHT-06). */
export function useChat({ course, isSharing, onSessionEnd, onRendered }: UseChat) {
  const history = useHistory()
  const [isThinking, setThinking] = useState(false)
  const [spoken, setSpoken] = useState<RichText>()
  const [hasAccess, setAccess] = useState(true)
  const aborter = useRef<AbortController>(undefined)
  // since the latest reply, which may have asked something
  const clock = useActiveClock()
  const answeredInChat = (graded: ChatGraded, seconds: number) =>
    answeredQuestion('tutor', courseOfEvents(course), graded, { ...graded, seconds })

  async function send(text: string, { conversationId, isStarted, messages, context }: Sending): Promise<void> {
    if (isThinking) return
    const say = (role: 'user' | 'assistant', content: string, isError = false, extras?: unknown) =>
      ({
        type: 'chat-message-added',
        conversationId,
        role,
        content,
        isError,
        ...(extras !== undefined && { extras }),
      }) as const
    const start = isStarted ? [] : [{ type: 'chat-started' as const, ...courseOfEvents(course), conversationId }]
    const message = chatMessageTextSchema.safeParse(text)
    if (!message.success) {
      const failure: ChatFailure = { kind: 'validation', message: message.error.issues[0]?.message ?? '' }
      await history.appendMany([...start, say('assistant', chatBubble(failure), true)])
      return
    }
    setThinking(true)
    const seconds = clock.read()
    const call = new AbortController()
    aborter.current = call
    try {
      await history.appendMany([...start, say('user', message.data)])
      const learner = isSharing ? await learnerOf(history, course) : undefined
      // a timer of its own: what AbortSignal.timeout makes may be collected before the call ends
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        call.abort()
      }, CHAT_TIMEOUT_MS)
      const data = {
        message: message.data,
        conversationHistory: historyToSend(messages),
        studentGrade: course.studentGrade,
        subject: course.subject,
        course: course.courseId,
        conversationId: conversationIdToSend(messages, conversationId),
        ...(context && { context }),
        ...(learner && { learner }),
      }
      const asked = askIlm({ data, signal: call.signal })
      const told = await heard(asked, setSpoken).finally(() => clearTimeout(timer))
      const isLeft = () => call.signal.aborted && !isLate
      const isAway = !told.ok && told.kind === 'network' && !isLeft()
      const answer = (isAway && (await askOnDevice(course, data))) || told
      // the student went to another conversation meanwhile: a reply nobody waits for is not kept
      if (isLeft()) return
      if (answer.ok) {
        onRendered(conversationId, answer.response, answer.rendered)
        await history.appendMany([
          say('assistant', answer.response, false, answer.extras),
          ...(answer.graded ? [answeredInChat(answer.graded, seconds)] : []),
        ])
      } else if (answer.kind === 'auth' || answer.kind === 'not-authenticated') {
        // the student's history is closed with the session: nothing more is written to it
        onSessionEnd(chatBubble(answer))
      } else {
        const isLimit = answer.kind === 'no-access'
        if (isLimit) setAccess(false)
        await history.append(say('assistant', chatBubble(answer), true, { isLimit }))
      }
    } finally {
      clock.take()
      setThinking(false)
      setSpoken(undefined)
    }
  }

  return { send, isThinking, spoken, hasAccess, giveUp: () => aborter.current?.abort() }
}
