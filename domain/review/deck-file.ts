import type { OwnDeck } from './fold-own-decks.ts'

type FileCard = { front: string; back: string; tags: string[] }
export type DeckRows = {
  cards: FileCard[]
  /** lines that gave no card, with what is wrong with them; `line` as an editor counts them, from 1 */
  problems: { line: number; problem: string }[]
}

/** Longer texts are no flashcards, and would fill the student's storage. */
const LONGEST_SIDE = 2000
export const MOST_CARDS = 2000

/**
 * Rows of a CSV file as cards: front, back, and optionally tags separated by semicolons or commas. A first row that names the
 * columns is taken as such; the columns may then be in any order, and others are left out.
 */
export function readDeckRows(rows: readonly (readonly string[])[]): DeckRows {
  const names = (rows[0] ?? []).map((name) => name.trim().toLowerCase())
  const front = names.findIndex((name) => /^(front|question|term)$/.test(name))
  const back = names.findIndex((name) => /^(back|answer|definition)$/.test(name))
  const hasHeader = front >= 0 && back >= 0
  const column = hasHeader ? { front, back, tags: names.indexOf('tags') } : { front: 0, back: 1, tags: 2 }
  const result: DeckRows = { cards: [], problems: [] }
  for (const [index, row] of rows.entries()) {
    if ((hasHeader && index === 0) || row.every((cell) => cell.trim() === '')) continue
    const card = {
      front: (row[column.front] ?? '').trim(),
      back: (row[column.back] ?? '').trim(),
      tags: column.tags < 0 ? [] : readTags(row[column.tags] ?? ''),
    }
    const problem =
      problemOf(card) ?? (result.cards.length >= MOST_CARDS ? `Only ${MOST_CARDS} cards fit into a deck.` : null)
    if (problem === null) result.cards.push(card)
    else result.problems.push({ line: index + 1, problem })
  }
  return result
}

function problemOf({ front, back }: FileCard): string | null {
  if (front === '') return 'The front is empty.'
  if (back === '') return 'The back is empty.'
  if (Math.max(front.length, back.length) > LONGEST_SIDE) return `A side is longer than ${LONGEST_SIDE} characters.`
  return null
}

/** Tags as a student types them: separated by commas or semicolons, each once. */
export const readTags = (text: string): string[] =>
  [...new Set(text.split(/[;,]/).map((tag) => tag.trim()))].filter((tag) => tag !== '')

/** The rows of a CSV file with a deck's cards, the names of the columns first. */
export const deckRows = (deck: Pick<OwnDeck, 'cards'>): string[][] => [
  ['front', 'back', 'tags'],
  ...deck.cards.map(({ front, back, tags }) => [front, back, tags.join('; ')]),
]

/**
 * A deck as Anki's text import reads it: a header of directives, then front, back and tags separated by tabs. Texts are plain,
 * so HTML is off; line breaks and tabs inside a side are quoted the way Anki quotes them, and so is a leading `#`, which Anki takes for a comment.
 */
export function ankiText(deck: Pick<OwnDeck, 'title' | 'cards'>): string {
  const field = (text: string) => (/^#|["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const line = (text: string) => text.replaceAll(/\r\n?/g, '\n')
  const head = ['#separator:tab', '#html:false', `#deck:${deck.title.replaceAll(/\s+/g, ' ')}`, '#tags column:3']
  const cards = deck.cards.map(({ front, back, tags }) =>
    // a tag of Anki holds no space
    [line(front), line(back), tags.map((tag) => tag.replaceAll(/\s+/g, '-')).join(' ')].map(field).join('\t'),
  )
  return `${[...head, ...cards].join('\n')}\n`
}

/** A file name from a deck's title. */
export const deckFileName = (title: string, ending: string): string =>
  `${
    title
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'deck'
  }.${ending}`
