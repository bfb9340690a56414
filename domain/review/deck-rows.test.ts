import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ankiText, deckFileName, deckRows, readDeckRows, readTags } from './deck-file.ts'

// A student's own deck goes out to a file and comes back from one.

const side = fc
  .string({ minLength: 1, maxLength: 30 })
  .map((text) => text.trim())
  .filter((text) => text !== '')
const tag = fc.stringMatching(/^[a-z][a-z0-9 -]{0,8}[a-z0-9]$/)
const anyCard = fc.record({
  id: fc.uuid(),
  front: side,
  back: side,
  tags: fc.uniqueArray(tag, { maxLength: 3 }),
})

test('any deck comes back from its own rows, cards that look like names of columns too', () => {
  const named = { id: 'n', front: 'front', back: 'back', tags: ['tags'] }
  fc.assert(
    fc.property(fc.array(anyCard, { maxLength: 8 }), (cards) => {
      const all = [named, ...cards]
      expect(readDeckRows(deckRows({ cards: all }))).toEqual({
        cards: all.map(({ front, back, tags }) => ({ front, back, tags })),
        problems: [],
      })
    }),
  )
})

test('whatever rows come in: every card has two sides, every other row that is not empty a reason', () => {
  const cell = fc.oneof(
    fc.constantFrom('', ' ', 'front', 'back', 'Tags', 'x'.repeat(2001)),
    fc.string({ maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 8 }), (rows) => {
      const { cards, problems } = readDeckRows(rows)
      for (const { front, back } of cards)
        for (const text of [front, back])
          expect(text.trim() !== '' && text.length <= 2000 && text === text.trim()).toBe(true)
      const filled = rows.filter((row) => row.some((each) => each.trim() !== '')).length
      // the names of the columns are the one row that may be neither
      expect(filled - cards.length - problems.length === 0 || filled - cards.length - problems.length === 1).toBe(true)
      for (const { line } of problems) expect(rows[line - 1]?.some((each) => each.trim() !== '')).toBe(true)
    }),
  )
})

describe('the names of the columns', () => {
  test.each([
    ['Front', 'Back'],
    ['question', 'answer'],
    ['TERM', ' Definition '],
  ])('may be %s and %s', (front, back) => {
    expect(
      readDeckRows([
        [back, 'id', front],
        ['b', '7', 'f'],
      ]).cards,
    ).toEqual([{ front: 'f', back: 'b', tags: [] }])
  })
  test.each([[['front', 'other']], [['other', 'answer']], [['fronts', 'backs']], [['my front', 'back side']]])(
    'are not %j: that is a card',
    (row) => {
      expect(readDeckRows([row]).cards).toEqual([{ front: row[0], back: row[1], tags: [] }])
    },
  )
  test('a third column without a name is tags; with other names it is left out', () => {
    expect(readDeckRows([['f', 'b', 'x, y']]).cards[0]?.tags).toEqual(['x', 'y'])
    expect(
      readDeckRows([
        ['front', 'back', 'notes'],
        ['f', 'b', 'x, y'],
      ]).cards[0]?.tags,
    ).toEqual([])
    expect(
      readDeckRows([
        ['tags', 'front', 'back'],
        ['x', 'f', 'b'],
      ]).cards[0]?.tags,
    ).toEqual(['x'])
  })
})

describe('the limits of a deck', () => {
  test('a side may have 2000 characters', () => {
    expect(readDeckRows([['x'.repeat(2000), 'y'.repeat(2000)]]).problems).toEqual([])
    expect(readDeckRows([['x', 'y'.repeat(2001)]]).problems).toEqual([
      { line: 1, problem: 'A side is longer than 2000 characters.' },
    ])
  })
  test('a row of one cell has no back', () => {
    expect(readDeckRows([['only a front']]).problems).toEqual([{ line: 1, problem: 'The back is empty.' }])
  })
  test('the 2001st card is told to be too many, and an empty file is an empty deck', () => {
    const rows = Array.from({ length: 2001 }, (_, n) => [`front ${n}`, 'b'])
    expect(readDeckRows(rows).problems).toEqual([{ line: 2001, problem: 'Only 2000 cards fit into a deck.' }])
    expect(readDeckRows([])).toEqual({ cards: [], problems: [] })
    expect(deckRows({ cards: [] })).toEqual([['front', 'back', 'tags']])
  })
})

test.each([
  ['', []],
  [' ; , ', []],
  ['a', ['a']],
  ['b; a,b', ['b', 'a']],
  ['food web;  cells ', ['food web', 'cells']],
])('tags typed as “%s” are %j', (text, tags) => expect(readTags(text)).toEqual(tags))

/** Anki's reader of such a file (rslib, import_export/text/csv): tabs, quotes doubled, and lines that start with # are comments. */
function readAsAnki(text: string): string[][] {
  const rows: string[][] = []
  let rest = text
  while (rest !== '') {
    if (rest.startsWith('#')) {
      rest = rest.slice(rest.indexOf('\n') + 1)
      continue
    }
    const row: string[] = []
    for (let isOpen = true; isOpen; ) {
      const quoted = /^"((?:[^"]|"")*)"/.exec(rest)
      const plain = quoted ? quoted[0] : (/^[^\t\n]*/.exec(rest)?.[0] ?? '')
      row.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : plain)
      isOpen = rest[plain.length] === '\t'
      rest = rest.slice(plain.length + 1)
    }
    rows.push(row)
  }
  return rows
}

describe('a file for Anki', () => {
  test('begins with its directives, the deck’s name on one line', () => {
    expect(ankiText({ title: 'My\n deck', cards: [] }).split('\n')).toEqual([
      '#separator:tab',
      '#html:false',
      '#deck:My deck',
      '#tags column:3',
      '',
    ])
  })

  test('keeps every card, one that begins with # too, which Anki would take for a comment', () => {
    const tricky = ['# of protons', '#', '"quoted"', 'a\tb', 'two\nlines', 'old\r\nlines', '5 " tall', '#"\t\n']
    const cards = tricky.map((front, index) => ({ id: String(index), front, back: `back ${front}`, tags: ['a b'] }))
    const plain = (text: string) => text.replaceAll('\r\n', '\n')
    expect(readAsAnki(ankiText({ title: 'T', cards }))).toEqual(
      cards.map(({ front, back }) => [plain(front), plain(back), 'a-b']),
    )
  })

  test('quotes nothing that needs no quotes', () => {
    const cards = [{ id: '1', front: 'room #5', back: 'a, b; c', tags: [] }]
    expect(ankiText({ title: 'T', cards }).split('\n')[4]).toBe('room #5\ta, b; c\t')
    expect(ankiText({ title: 'T', cards: [{ id: '2', front: 'a\rb', back: 'c', tags: [] }] })).toContain('"a\nb"\tc\t')
  })

  test('gives any deck back', () => {
    fc.assert(
      fc.property(fc.array(anyCard, { maxLength: 6 }), (cards) => {
        expect(readAsAnki(ankiText({ title: 'T', cards }))).toEqual(
          cards.map(({ front, back, tags }) => [
            front,
            back,
            tags.map((each) => each.replaceAll(/\s+/g, '-')).join(' '),
          ]),
        )
      }),
    )
  })
})

test.each([
  ['Matter', 'csv', 'matter.csv'],
  ['Unit 2: Ohm’s law', 'txt', 'unit-2-ohm-s-law.txt'],
  ['  --  ', 'csv', 'deck.csv'],
  ['كيمياء', 'csv', 'deck.csv'],
  ['Français à l’école', 'csv', 'francais-a-l-ecole.csv'],
  ['../../etc/passwd', 'csv', 'etc-passwd.csv'],
  ['a'.repeat(3), 'json', 'aaa.json'],
])('a deck called “%s” is saved as %s: %s', (title, ending, name) => expect(deckFileName(title, ending)).toBe(name))
