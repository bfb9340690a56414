import { useEffect, useRef, useState } from 'react'
import type { StimulusMark } from '#domain/reading/fold-reading.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { shortQuote } from './short-quote.ts'

type NoteFormProps = { mark: StimulusMark; onSave: (note: string) => void; onCancel: () => void }

/** Writes a note on some words, or on the whole. */
export function NoteForm({ mark, onSave, onCancel }: NoteFormProps) {
  const [note, setNote] = useState(mark.note)
  const field = useRef<HTMLTextAreaElement>(null)
  // it opened because the student asked to write
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return (
    <form
      className="flex flex-col gap-2 border-b bg-muted px-4 py-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(note.trim())
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel()
      }}
    >
      <Field label={mark.quote ? <>Your note on “{shortQuote(mark.quote)}”</> : 'Your note on the whole'}>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            value={note}
            maxLength={2000}
            onChange={(event) => setNote(event.target.value)}
            className="max-h-40 min-h-16"
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm">
          Save note
        </Button>
        <Button type="button" variant="outline" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
