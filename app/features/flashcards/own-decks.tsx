import { Download, FileUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { useLostFocus } from '#app/components/use-lost-focus.ts'
import { useHistory } from '#app/platform/history-provider.tsx'
import { type CourseContext, courseOfEvents } from '#domain/catalogue/course-context.ts'
import type { OwnDeck } from '#domain/review/fold-own-decks.ts'
import { type DeckDraft, DeckEditor } from './deck-editor.tsx'
import { ImportCards } from './import-cards.tsx'
import { saveDeckAsAnki, saveDeckAsCsv } from './save-deck.ts'

type OwnDecksProps = { course: CourseContext; moduleId: string; decks: OwnDeck[] }

/** The student's own decks: write them, bring them in from a file, take them along. */
export function OwnDecks({ course, moduleId, decks }: OwnDecksProps) {
  const history = useHistory()
  const [draft, setDraft] = useState<DeckDraft | null>(null)
  const [isImporting, setIsImporting] = useState(false)
  const [doomed, setDoomed] = useState<OwnDeck | null>(null)
  const [said, say] = useState('')
  const add = useRef<HTMLButtonElement>(null)
  const isWriting = draft !== null || isImporting
  // a form that is done, and a row that is deleted, take the focus along
  useLostFocus(add, `${isWriting} ${decks.length}`)

  function save({ deckId, title, cards }: DeckDraft) {
    void history.append({ type: 'own-deck-saved', ...courseOfEvents(course), moduleId, deckId, title, cards })
    setDraft(null)
    say(`“${title}” is saved, with ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}.`)
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle as="h2">Your own decks</CardTitle>
        <CardDescription>Cards in your own words stay best. Maths goes between dollar signs: $x^2$.</CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        {decks.length > 0 && (
          <ul className="flex flex-col divide-y rounded-lg border">
            {decks.map((deck) => (
              <li key={deck.deckId} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
                <span className="min-w-0 flex-1 basis-40">
                  <span className="font-medium">{deck.title}</span>{' '}
                  <span className="figures text-muted-foreground text-sm">
                    {deck.cards.length} {deck.cards.length === 1 ? 'card' : 'cards'}
                  </span>
                </span>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Edit ${deck.title}`}
                  onClick={() => setDraft(draftOf(deck))}
                >
                  <Pencil aria-hidden />
                  Edit
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Save ${deck.title} as CSV`}
                  onClick={() => void saveDeckAsCsv(deck)}
                >
                  <Download aria-hidden />
                  CSV
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Save ${deck.title} for Anki`}
                  onClick={() => saveDeckAsAnki(deck)}
                >
                  <Download aria-hidden />
                  Anki
                </Button>
                <Button variant="ghost" size="sm" aria-label={`Delete ${deck.title}`} onClick={() => setDoomed(deck)}>
                  <Trash2 aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        )}
        {draft && <DeckEditor key={draft.deckId} draft={draft} onSave={save} onCancel={() => setDraft(null)} />}
        {isImporting && (
          <ImportCards
            onCancel={() => setIsImporting(false)}
            onImport={(imported) => {
              save(imported)
              setIsImporting(false)
            }}
          />
        )}
        {!isWriting && (
          <div className="flex flex-wrap gap-2">
            <Button ref={add} variant="outline" onClick={() => setDraft(newDraft())}>
              <Plus aria-hidden />
              New deck
            </Button>
            <Button variant="outline" onClick={() => setIsImporting(true)}>
              <FileUp aria-hidden />
              Import CSV
            </Button>
          </div>
        )}
        <p role="status" className="text-muted-foreground text-sm empty:hidden">
          {!isWriting && said}
        </p>
      </CardContent>
      <ConfirmDialog
        isOpen={doomed !== null}
        title={`Delete “${doomed?.title}”?`}
        description={`Its ${doomed?.cards.length} cards go with it. Save it as a file first if you may want it again.`}
        confirm="Delete deck"
        cancel="Keep it"
        isDestructive
        onConfirm={() => void (doomed && history.append({ type: 'own-deck-deleted', deckId: doomed.deckId }))}
        onClose={() => setDoomed(null)}
      />
    </Card>
  )
}

const draftOf = ({ deckId, title, cards }: OwnDeck): DeckDraft => ({ deckId, title, cards })
const newDraft = (): DeckDraft => ({
  deckId: crypto.randomUUID(),
  title: '',
  cards: [{ id: crypto.randomUUID(), front: '', back: '', tags: [] }],
})
