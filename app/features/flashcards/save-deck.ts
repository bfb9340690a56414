import { saveFile } from '#app/platform/save-file.ts'
import { ankiText, deckFileName, deckRows } from '#domain/review/deck-file.ts'
import type { OwnDeck } from '#domain/review/fold-own-decks.ts'

/** The deck as a CSV file that a spreadsheet, or this page, opens. The CSV library is loaded only here and for import. */
export async function saveDeckAsCsv(deck: OwnDeck): Promise<void> {
  const { default: Papa } = await import('papaparse')
  // escapeFormulae: a spreadsheet must not take a card that begins with "=" for a formula
  const csv = Papa.unparse(deckRows(deck), { escapeFormulae: true })
  // the mark at the start tells spreadsheets that it is UTF-8
  saveFile(deckFileName(deck.title, 'csv'), new Blob(['\uFEFF', csv], { type: 'text/csv' }))
}

/** The deck as a text file for Anki's import. */
export function saveDeckAsAnki(deck: OwnDeck): void {
  saveFile(deckFileName(deck.title, 'txt'), new Blob([ankiText(deck)], { type: 'text/plain' }))
}
