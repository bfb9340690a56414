import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Textarea } from '#app/components/ui/textarea.tsx'
import { ILM_NAME } from '#domain/product.ts'

/** The counter shows from here on (CHT-13 allows 1000). */
const COUNT_FROM = 800
const MOST = 1000

type ChatComposerProps = {
  input: RefObject<HTMLTextAreaElement | null>
  draft: string
  /** a reply is pending, or the conversation is not known yet */
  isDisabled: boolean
  onDraft: (text: string) => void
  onSend: (text: string) => void
}

/** Where the student writes (CHT-15..17). Longer texts than allowed can be typed: cutting them off would lose words. */
export function ChatComposer({ input, draft, isDisabled, onDraft, onSend }: ChatComposerProps) {
  const countId = useId()
  const canSend = draft.trim() !== '' && !isDisabled
  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (canSend) onSend(draft)
  }
  function onKeyDown(event: KeyboardEvent) {
    // while an input method composes, Enter chooses a word
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Textarea
          ref={input}
          aria-label={`Message to ${ILM_NAME}`}
          aria-describedby={draft.length >= COUNT_FROM ? countId : undefined}
          placeholder={`Ask ${ILM_NAME} anything…`}
          enterKeyHint="send"
          rows={1}
          // at most 80 px, then it scrolls (CHT-17); 16 px letters, or phones zoom in
          className="block max-h-20 min-h-10 resize-none overflow-y-auto py-2 text-base"
          value={draft}
          disabled={isDisabled}
          onChange={(event) => {
            onDraft(event.target.value)
            growWithText(event.target)
          }}
          onKeyDown={onKeyDown}
        />
        {draft.length >= COUNT_FROM && (
          <p
            id={countId}
            className={`mt-1 text-end text-xs ${draft.length > MOST ? 'text-error' : 'text-muted-foreground'}`}
          >
            {draft.length} / {MOST}
          </p>
        )}
      </div>
      <Button type="submit" size="icon" aria-label="Send" disabled={!canSend}>
        <SendHorizontal aria-hidden />
      </Button>
    </form>
  )
}

/** For browsers without field-sizing. */
function growWithText(area: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return
  area.style.height = 'auto'
  area.style.height = `${Math.min(area.scrollHeight, 80)}px`
}
