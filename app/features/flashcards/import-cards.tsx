import { useEffect, useRef, useState } from 'react'
import { Alert, AlertDescription } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#app/components/ui/table.tsx'
import { type DeckRows, readDeckRows } from '#domain/review/deck-file.ts'
import type { DeckDraft } from './deck-editor.tsx'

type ImportCardsProps = { onImport: (draft: DeckDraft) => void; onCancel: () => void }

/** Cards shown before they are taken in. */
const PREVIEW = 5

/** A deck from a CSV file: what was found is shown first, and what could not be read stays on screen. */
export function ImportCards({ onImport, onCancel }: ImportCardsProps) {
  const [title, setTitle] = useState('')
  const [rows, setRows] = useState<DeckRows | null>(null)
  const file = useRef<HTMLInputElement>(null)
  useEffect(() => file.current?.focus(), [])

  async function read(chosen: File | undefined) {
    if (!chosen) return
    const { default: Papa } = await import('papaparse')
    const parsed = Papa.parse<string[]>(await chosen.text(), { skipEmptyLines: false })
    setRows(readDeckRows(parsed.data))
    if (title === '') setTitle(chosen.name.replace(/\.[^.]+$/, ''))
  }
  function take() {
    if (!rows) return
    const cards = rows.cards.map((card) => ({ id: crypto.randomUUID(), ...card }))
    onImport({ deckId: crypto.randomUUID(), title: title.trim() || 'Imported cards', cards })
  }

  return (
    <div className="flex flex-col gap-4 rounded-lg border p-4">
      <Field label="CSV file" hint="Columns: front, back and, if you like, tags (separated by semicolons).">
        {(control) => (
          <Input
            {...control}
            ref={file}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={(event) => void read(event.target.files?.[0])}
          />
        )}
      </Field>
      {rows && (
        <>
          <Field label="Name of the deck">
            {(control) => (
              <Input {...control} value={title} maxLength={100} onChange={(event) => setTitle(event.target.value)} />
            )}
          </Field>
          <p role="status">
            {rows.cards.length} {rows.cards.length === 1 ? 'card' : 'cards'} found.
          </p>
          {rows.cards.length > 0 && (
            <Table label="The first cards of the file">
              <TableHeader>
                <TableRow>
                  <TableHead>Front</TableHead>
                  <TableHead>Back</TableHead>
                  <TableHead>Tags</TableHead>
                </TableRow>
              </TableHeader>
              <TableBody>
                {rows.cards.slice(0, PREVIEW).map((card, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file, which may repeat
                  <TableRow key={index}>
                    <TableCell>{card.front}</TableCell>
                    <TableCell>{card.back}</TableCell>
                    <TableCell>{card.tags.join(', ')}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          )}
          {rows.problems.length > 0 && (
            <Alert variant="warning">
              <AlertDescription>
                <p>{rows.problems.length} lines were left out:</p>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
                <section aria-label="Lines that were left out" tabIndex={0} className="mt-1 max-h-40 overflow-y-auto">
                  <ul className="list-disc ps-5">
                    {rows.problems.map(({ line, problem }) => (
                      <li key={line}>
                        Line {line}: {problem}
                      </li>
                    ))}
                  </ul>
                </section>
              </AlertDescription>
            </Alert>
          )}
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabled={!rows || rows.cards.length === 0} onClick={take}>
          Import {rows ? rows.cards.length : ''} cards
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
