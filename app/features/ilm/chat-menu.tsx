import { History, MessageSquarePlus, Trash2 } from 'lucide-react'
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '#app/components/ui/dropdown-menu.tsx'
import { chatTitle } from '#domain/ilm/chat-history.ts'
import type { Chat } from '#domain/ilm/fold-chats.ts'

const dateFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short' })

type ChatMenuProps = {
  subject: string
  chats: readonly Chat[]
  openId: string | undefined
  canClear: boolean
  onNew: () => void
  onClear: () => void
  onOpen: (id: string) => void
}

/** New chat, earlier conversations, and clearing this one (CHT-07, CHT-08). */
export function ChatMenu({ subject, chats, openId, canClear, onNew, onClear, onOpen }: ChatMenuProps) {
  const earlier = chats.filter((chat) => chat.conversationId !== openId)
  return (
    <div className="-mx-1 flex gap-1">
      <Button variant="ghost" size="sm" onClick={onNew}>
        <MessageSquarePlus aria-hidden className="max-sm:hidden" />
        New chat
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="sm" disabled={earlier.length === 0}>
            <History aria-hidden className="max-sm:hidden" />
            Earlier chats
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start" className="max-h-80 max-w-[min(24rem,90vw)] overflow-y-auto">
          <DropdownMenuLabel>Earlier conversations</DropdownMenuLabel>
          {earlier.map((chat) => (
            <DropdownMenuItem key={chat.conversationId} onSelect={() => onOpen(chat.conversationId)}>
              <span className="flex min-w-0 flex-col">
                <span className="truncate">{chatTitle(chat)}</span>
                <span className="text-muted-foreground text-xs">{dateFormat.format(chat.startedAt)}</span>
              </span>
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      <ClearChat subject={subject} canClear={canClear} onClear={onClear} />
    </div>
  )
}

function ClearChat({ subject, canClear, onClear }: Pick<ChatMenuProps, 'subject' | 'canClear' | 'onClear'>) {
  return (
    <ConfirmDialog
      trigger={
        <Button variant="ghost" size="sm" disabled={!canClear}>
          <Trash2 aria-hidden className="max-sm:hidden" />
          Clear chat
        </Button>
      }
      title={`Start fresh with ${subject}?`}
      description="The messages of this conversation and your draft will be gone."
      confirm="Start fresh"
      cancel="Keep them"
      isDestructive
      onConfirm={onClear}
    />
  )
}
