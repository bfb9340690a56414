import { expect, test } from 'vitest'
import { ankiText, deckFileName, deckRows, MOST_CARDS, readDeckRows, readTags } from './deck-file.ts'

const card = (front: string, back: string, tags: string[] = []) => ({ id: front, front, back, tags })

test('rows become cards, with or without names over the columns', () => {
  expect(readDeckRows([['What is H2O?', ' water ', 'chemistry; basics']]).cards).toEqual([
    { front: 'What is H2O?', back: 'water', tags: ['chemistry', 'basics'] },
  ])
  expect(
    readDeckRows([
      ['Tags', 'Answer', 'Question'],
      ['a', 'water', 'H2O?'],
    ]).cards,
  ).toEqual([{ front: 'H2O?', back: 'water', tags: ['a'] }])
})

test('what is wrong is told line by line, and the rest is taken', () => {
  const rows = [['front', 'back'], ['a', ''], [''], ['', 'b'], ['c', 'd'], ['x'.repeat(2001), 'y']]
  const read = readDeckRows(rows)
  expect(read.cards).toEqual([{ front: 'c', back: 'd', tags: [] }])
  expect(read.problems).toEqual([
    { line: 2, problem: 'The back is empty.' },
    { line: 4, problem: 'The front is empty.' },
    { line: 6, problem: 'A side is longer than 2000 characters.' },
  ])
  expect(readDeckRows(Array.from({ length: MOST_CARDS + 1 }, () => ['a', 'b'])).cards).toHaveLength(MOST_CARDS)
})

test('a deck saved as CSV comes back as it was', () => {
  const cards = [card('a, "b"', 'c\nd', ['x', 'y']), card('1', '2')]
  const { cards: back, problems } = readDeckRows(deckRows({ cards }))
  expect(problems).toEqual([])
  expect(back).toEqual(cards.map(({ front, back, tags }) => ({ front, back, tags })))
})

test('Anki gets tabs, its directives, quoted line breaks, and tags without spaces', () => {
  const text = ankiText({ title: 'My  deck', cards: [card('two\nlines "q"', 'back', ['food web', 'x'])] })
  expect(text).toBe(
    '#separator:tab\n#html:false\n#deck:My deck\n#tags column:3\n"two\nlines ""q"""\tback\tfood-web x\n',
  )
})

test('tags are separated by commas or semicolons, each once; file names are plain', () => {
  expect(readTags(' a, b;a ,, ')).toEqual(['a', 'b'])
  expect(deckFileName('Énergie & food!', 'csv')).toBe('energie-food.csv')
  expect(deckFileName('???', 'txt')).toBe('deck.txt')
})
