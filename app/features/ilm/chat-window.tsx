import { useEffect, useId, useRef, useState } from 'react'
import { RichText } from '#app/components/rich-text.tsx'
import { Label } from '#app/components/ui/label.tsx'
import { Switch } from '#app/components/ui/switch.tsx'
import { useHistory } from '#app/platform/history-provider.tsx'
import type { CourseContext } from '#domain/catalogue/course-context.ts'
import type { ChatContext } from '#domain/ilm/chat.ts'
import { greetingOf, shownMessages } from '#domain/ilm/chat-history.ts'
import { ILM_NAME } from '#domain/product.ts'
import type { RichText as RichTextValue } from '#domain/text/rich-text.ts'
import { ChatBubble } from './chat-bubble.tsx'
import { ChatComposer } from './chat-composer.tsx'
import { ChatMenu } from './chat-menu.tsx'
import { LimitScreen } from './limit-screen.tsx'
import { QuickPrompts } from './quick-prompts.tsx'
import { useSharing } from './share-progress.ts'
import { openingWords, useAskAbout } from './use-ask-about.ts'
import { useChat } from './use-chat.ts'
import { useConversation } from './use-conversation.ts'
import { useRendered } from './use-rendered.ts'

/** Room above the message that was scrolled to, in px. */
const SCROLL_GAP = 12

type ChatWindowProps = { course: CourseContext; firstName: string; onSessionEnd: (bubble: string) => void }

/** One conversation with Ilm, and the way to the others. */
export function ChatWindow({ course, firstName, onSessionEnd }: ChatWindowProps) {
  const history = useHistory()
  const conversation = useConversation(course)
  const { id, chats, draft } = conversation
  const [openedAt] = useState(() => Date.now())
  const [isSharing, setSharing] = useSharing()
  const chat = chats.find(({ conversationId }) => conversationId === id)
  const messages = shownMessages(chat, greetingOf(course.label, firstName), openedAt)
  const rendered = useRendered(id, messages)
  const { send, isThinking, spoken, hasAccess, giveUp } = useChat({
    course,
    isSharing,
    onSessionEnd,
    onRendered: rendered.keep,
  })
  const log = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const last = messages.at(-1)

  // The newest message comes into view from its first line; the log scrolls by itself, the page stays where it is.
  const newest = isThinking ? 'thinking' : messages.length
  useEffect(() => {
    const item =
      newest === 1 ? null : log.current?.querySelector<HTMLElement>('ol[data-conversation-id] > li:last-child')
    if (item) log.current?.scrollTo({ top: item.offsetTop - SCROLL_GAP })
  }, [newest])

  async function say(text: string, context?: ChatContext, conversationId = id) {
    if (conversationId === undefined) return
    const isHere = conversationId === id
    conversation.setDraft('')
    await send(text, {
      conversationId,
      isStarted: isHere && chat !== undefined,
      messages: isHere ? messages : [],
      ...(context && { context }),
    })
  }

  // Sending disables the input, which drops the focus; whoever typed goes on typing. After a button no keyboard pops up.
  const wasTyping = useRef(false)
  useEffect(() => {
    if (isThinking || !wasTyping.current) return
    wasTyping.current = false
    input.current?.focus({ preventScroll: true })
  }, [isThinking])

  function leave() {
    giveUp()
    return conversation.startNew()
  }

  useAskAbout(id !== undefined, (context) => {
    // on an AP hub Ilm stands below the modules
    log.current?.scrollIntoView({ block: 'center' })
    void say(openingWords(context), context, conversation.startNew())
  })

  async function clear() {
    giveUp()
    conversation.setDraft('')
    if (id !== undefined && chat) await history.append({ type: 'chat-cleared', conversationId: id })
  }

  return (
    <div className="flex flex-col">
      <div className="border-b px-3 py-1">
        <ChatMenu
          subject={course.label}
          chats={chats}
          openId={id}
          canClear={chat !== undefined || draft !== ''}
          onNew={leave}
          onClear={() => void clear()}
          onOpen={(next) => {
            giveUp()
            conversation.open(next)
          }}
        />
      </div>
      <div
        ref={log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        role="log"
        aria-label={`Conversation with ${ILM_NAME}`}
        className="relative max-h-[min(55dvh,38rem)] min-h-48 overflow-y-auto px-4 py-4"
      >
        <ol className="flex flex-col gap-4" data-conversation-id={id}>
          {messages.map((message) => (
            <ChatBubble
              key={message.id}
              message={message}
              rendered={rendered.of(message.content)}
              course={course}
              isLast={message === last && !isThinking}
              isDisabled={isThinking || !hasAccess}
              onSend={(text) => void say(text)}
            />
          ))}
          {isThinking && (spoken ? <Speaking soFar={spoken} /> : <Thinking />)}
        </ol>
      </div>
      <div className="flex flex-col gap-2 border-t px-4 py-3">
        {hasAccess ? (
          <>
            <QuickPrompts isDisabled={isThinking || id === undefined} onSend={(text) => void say(text)} />
            <ChatComposer
              input={input}
              draft={draft}
              isDisabled={isThinking || id === undefined}
              onDraft={conversation.setDraft}
              onSend={(text) => {
                wasTyping.current = true
                void say(text)
              }}
            />
            <Sharing isSharing={isSharing} onChange={setSharing} />
          </>
        ) : (
          <LimitScreen />
        )}
      </div>
    </div>
  )
}

/** CHT-05. */
function Thinking() {
  return (
    <li
      data-slot="thinking"
      className="me-auto rounded-2xl rounded-es-sm border bg-background px-4 py-3 text-muted-foreground"
    >
      {ILM_NAME} is thinking<span aria-hidden>…</span>
    </li>
  )
}

/** A reply on its way. Hidden from screen readers, which would begin anew with each sentence: they get the whole reply. */
function Speaking({ soFar }: { soFar: RichTextValue }) {
  return (
    <li
      data-slot="speaking"
      aria-hidden
      className="me-auto w-full max-w-[44rem] rounded-2xl rounded-es-sm border bg-background px-4 py-3 sm:w-[92%]"
    >
      <RichText value={soFar} />
    </li>
  )
}

function Sharing({ isSharing, onChange }: { isSharing: boolean; onChange: (isOn: boolean) => void }) {
  const switchId = useId()
  return (
    <div className="flex items-center gap-3">
      <Switch id={switchId} checked={isSharing} onCheckedChange={onChange} />
      <Label htmlFor={switchId} className="font-normal text-muted-foreground text-sm">
        Let {ILM_NAME} see which topics are hard for me
      </Label>
    </div>
  )
}
