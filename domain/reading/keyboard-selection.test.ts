import { describe, expect, test } from 'vitest'
import { findQuote } from './find-quote.ts'
import { stepWord, stretchSelection, wordsOf } from './step-words.ts'

const poem = 'Shall I go? (No!) He said: “Wait…” and left\n\nThen came 3.5 m of rain.'
const said = (span: { start: number; end: number } | undefined) => span && poem.slice(span.start, span.end)

test('words are what stands between gaps, with the punctuation they carry', () => {
  expect(wordsOf(poem).slice(0, 6).map(said)).toEqual(['Shall', 'I', 'go?', '(No!)', 'He', 'said:'])
  expect(wordsOf('')).toEqual([])
  expect(wordsOf(' \n\t')).toEqual([])
})

describe('a sentence ends', () => {
  const first = { start: 0, end: 5 }
  const ends: string[] = []
  let selected = first
  for (let step = 0; step < 6; step++) {
    selected = stretchSelection(poem, selected, 1, 'sentence')
    ends.push(poem.slice(0, selected.end).split(/\s/).at(-1) ?? '')
  }
  test('at its mark and what closes behind it, at the end of a block, never at a decimal point', () => {
    expect(ends).toEqual(['go?', '(No!)', '“Wait…”', 'left', 'rain.', 'rain.'])
  })
})

describe('a selection by keyboard', () => {
  test('begins at the first word that ends behind the place', () => {
    expect(said(stepWord(poem, undefined, 1, 0))).toBe('Shall')
    expect(said(stepWord(poem, undefined, 1, 5))).toBe('I')
    expect(said(stepWord(poem, undefined, 1, 4))).toBe('Shall')
    expect(said(stepWord(poem, undefined, 1, 9999))).toBe('rain.')
  })
  test('going forth and back by words ends where it began', () => {
    const first = stepWord(poem, undefined, 1, 0)
    const second = stepWord(poem, first, 1)
    expect(stepWord(poem, second, -1)).toEqual(first)
  })
  test('never shrinks below its first word', () => {
    const word = { start: 6, end: 7 }
    expect(stretchSelection(poem, word, -1, 'word')).toEqual(word)
    expect(stretchSelection(poem, word, -1, 'sentence')).toEqual(word)
  })
  test('behind all words it stays as it is', () => {
    const behind = { start: poem.length, end: poem.length }
    expect(stretchSelection(poem, behind, 1, 'word')).toEqual(behind)
  })
})

describe('a mark is found again when the text was corrected', () => {
  test.each([
    ['at its place', 'a lamp and a lamp', 'lamp', 13, 13],
    ['moved to the right', 'now a lamp', 'lamp', 2, 6],
    ['of two, the nearer one', 'lamp lamp lamp', 'lamp', 7, 5],
    ['of two as near, the first', 'ab..ab', 'ab', 2, 0],
    ['at the very end', 'a lamp', 'lamp', 99, 2],
  ])('%s', (_name, text, quote, start, expected) => {
    expect(findQuote(text, { quote, start })).toEqual({ start: expected, end: expected + quote.length })
  })
  test.each([
    ['gone', 'lamp'],
    ['a note on the whole', ''],
    ['written otherwise', 'Lamp'],
  ])('%s: nowhere', (_name, quote) => {
    expect(findQuote('a bulb', { quote, start: 0 })).toBeUndefined()
  })
})
