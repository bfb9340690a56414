import { Pencil, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { StimulusMark } from '#domain/reading/fold-reading.ts'
import { Button } from '../ui/button.tsx'
import { shortQuote } from './short-quote.ts'

type NoteListProps = {
  id: string
  marks: readonly StimulusMark[]
  onShow: (mark: StimulusMark) => void
  onEdit: (mark: StimulusMark) => void
  onRemove: (markId: string) => void
}

/** All highlights and notes on a text, in its order: each is shown in the text, changed and removed from here. */
export function NoteList({ id, marks, onShow, onEdit, onRemove }: NoteListProps) {
  const frame = useRef<HTMLDivElement>(null)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={frame}
      id={id}
      role="group"
      aria-label="My notes"
      tabIndex={-1}
      className="max-h-48 shrink-0 overflow-y-auto border-b bg-muted px-4 py-2"
    >
      {marks.length === 0 && (
        <p className="py-1 text-muted-foreground text-sm">
          Nothing yet. Select some words, then highlight them or write a note. They stay here.
        </p>
      )}
      <ul className="flex flex-col divide-y">
        {marks.map((mark) => {
          const name = mark.quote === '' ? 'the whole' : `“${shortQuote(mark.quote)}”`
          return (
            <li key={mark.markId} className="flex items-start gap-1 py-1.5 text-sm">
              <div className="min-w-0 flex-1">
                {mark.quote === '' ? (
                  <p className="font-medium">On the whole</p>
                ) : (
                  <button
                    type="button"
                    className="touch-target text-start text-primary underline underline-offset-2"
                    onClick={() => onShow(mark)}
                  >
                    <span className="sr-only">Show in the text: </span>“{shortQuote(mark.quote)}”
                  </button>
                )}
                {mark.note && <p className="whitespace-pre-line">{mark.note}</p>}
              </div>
              <Button
                variant="ghost"
                size="icon"
                className="size-8 print:hidden"
                aria-label={`${mark.note ? 'Change the' : 'Write a'} note on ${name}`}
                onClick={() => onEdit(mark)}
              >
                <Pencil aria-hidden />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                className="size-8 print:hidden"
                aria-label={`Remove the mark on ${name}`}
                onClick={() => {
                  onRemove(mark.markId)
                  frame.current?.focus({ preventScroll: true })
                }}
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
