import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { Textarea } from '#app/components/ui/textarea.tsx'
import { useLostFocus } from '#app/components/use-lost-focus.ts'
import { readTags } from '#domain/review/deck-file.ts'
import type { OwnDeck } from '#domain/review/fold-own-decks.ts'

export type DeckDraft = Pick<OwnDeck, 'deckId' | 'title' | 'cards'>
type DraftCard = DeckDraft['cards'][number]

type DeckEditorProps = { draft: DeckDraft; onSave: (draft: DeckDraft) => void; onCancel: () => void }

/** Title and cards of an own deck. Rows left quite empty are no cards. */
export function DeckEditor({ draft, onSave, onCancel }: DeckEditorProps) {
  const [title, setTitle] = useState(draft.title)
  const [cards, setCards] = useState(draft.cards)
  const [isTried, setIsTried] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const added = useRef<string>(undefined)
  // whoever asked for the form goes on in it, and whoever asked for another card on that
  useEffect(() => name.current?.focus(), [])
  useLostFocus(add, cards.length)
  const filled = cards.filter((card) => card.front.trim() !== '' || card.back.trim() !== '')
  const isHalf = (card: DraftCard) => (card.front.trim() === '') !== (card.back.trim() === '')
  const isReady = title.trim() !== '' && filled.length > 0 && !filled.some(isHalf)

  const change = (id: string, part: Partial<DraftCard>) =>
    setCards(cards.map((card) => (card.id === id ? { ...card, ...part } : card)))

  function addCard() {
    added.current = crypto.randomUUID()
    setCards([...cards, { id: added.current, front: '', back: '', tags: [] }])
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (!isReady) return
    const clean = filled.map((card) => ({ ...card, front: card.front.trim(), back: card.back.trim() }))
    onSave({ deckId: draft.deckId, title: title.trim(), cards: clean })
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4 rounded-lg border p-4">
      <Field label="Name of the deck" error={isTried && title.trim() === '' && 'Give the deck a name.'}>
        {(control) => (
          <Input
            {...control}
            ref={name}
            value={title}
            maxLength={100}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <ol className="flex flex-col gap-4">
        {cards.map((card, index) => (
          <li key={card.id} className="grid gap-3 rounded-lg border bg-background p-3 sm:grid-cols-2">
            <Field
              label={`Front of card ${index + 1}`}
              error={isTried && isHalf(card) && card.front.trim() === '' && 'The front is empty.'}
            >
              {(control) => (
                <Textarea
                  {...control}
                  ref={(element) => {
                    if (!element || added.current !== card.id) return
                    added.current = undefined
                    element.focus()
                  }}
                  rows={2}
                  maxLength={2000}
                  value={card.front}
                  onChange={(event) => change(card.id, { front: event.target.value })}
                />
              )}
            </Field>
            <Field
              label={`Back of card ${index + 1}`}
              error={isTried && isHalf(card) && card.back.trim() === '' && 'The back is empty.'}
            >
              {(control) => (
                <Textarea
                  {...control}
                  rows={2}
                  maxLength={2000}
                  value={card.back}
                  onChange={(event) => change(card.id, { back: event.target.value })}
                />
              )}
            </Field>
            <Field label={`Tags of card ${index + 1}`} className="sm:col-span-1">
              {(control) => (
                <Input
                  {...control}
                  defaultValue={card.tags.join(', ')}
                  placeholder="separated by commas"
                  onChange={(event) => change(card.id, { tags: readTags(event.target.value) })}
                />
              )}
            </Field>
            <div className="flex items-end justify-end">
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Remove card ${index + 1}`}
                onClick={() => setCards(cards.filter((other) => other.id !== card.id))}
              >
                <Trash2 aria-hidden />
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <div role="alert">
        {isTried && filled.length === 0 && <p className="text-error text-sm">Write at least one card.</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button ref={add} variant="outline" onClick={addCard}>
          <Plus aria-hidden />
          Add card
        </Button>
        <Button type="submit">Save deck</Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
