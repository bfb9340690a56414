import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Span } from './find-quote.ts'
import { stepWord, stretchSelection } from './step-words.ts'

const text = 'A lamp glows at 2.5 V. “It dims.”\nThen it is off'
const at = (span: Span | undefined) => span && text.slice(span.start, span.end)

test('steps go from word to word, and stay at the ends', () => {
  const first = stepWord(text, undefined, 1)
  expect(at(first)).toBe('A')
  const second = stepWord(text, first, 1)
  expect(at(second)).toBe('lamp')
  expect(at(stepWord(text, second, -1))).toBe('A')
  expect(at(stepWord(text, first, -1))).toBe('A')
  expect(at(stepWord(text, undefined, 1, 20))).toBe('V.')
  expect(at(stepWord(text, { start: 44, end: text.length }, 1))).toBe('off')
  expect(stepWord(' \n', undefined, 1)).toBeUndefined()
})

test('a selection grows and shrinks by words and by sentences', () => {
  const start = { start: 0, end: 1 }
  expect(at(stretchSelection(text, start, 1, 'word'))).toBe('A lamp')
  const sentence = stretchSelection(text, start, 1, 'sentence')
  expect(at(sentence)).toBe('A lamp glows at 2.5 V.')
  const two = stretchSelection(text, sentence, 1, 'sentence')
  expect(at(two)).toBe('A lamp glows at 2.5 V. “It dims.”')
  expect(at(stretchSelection(text, two, 1, 'sentence'))).toBe(text)
  expect(stretchSelection(text, two, -1, 'sentence')).toEqual(sentence)
  expect(at(stretchSelection(text, { start: 0, end: 6 }, -1, 'word'))).toBe('A')
  expect(at(stretchSelection(text, start, -1, 'word'))).toBe('A')
})

test('whatever the text, a selection lies in it, begins where it began and ends with a word', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.array(fc.constantFrom<1 | -1>(1, -1)), (any, from, moves) => {
      let selected = stepWord(any, undefined, 1, from % (any.length + 1))
      if (!selected) return
      const { start } = selected
      for (const [index, move] of moves.entries()) {
        selected = stretchSelection(any, selected, move, index % 2 ? 'word' : 'sentence')
        expect(selected.start).toBe(start)
        expect(selected.end).toBeGreaterThan(start)
        expect(selected.end).toBeLessThanOrEqual(any.length)
        expect(any[selected.end - 1]).toMatch(/\S/)
      }
    }),
  )
})
