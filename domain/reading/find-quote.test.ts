import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findQuote } from './find-quote.ts'

const text = 'The lamp glows. The lamp dims. The lamp is off.'

test('a piece is found at its place, and where its words moved to when the text changed before it', () => {
  expect(findQuote(text, { quote: 'The lamp', start: 16 })).toEqual({ start: 16, end: 24 })
  expect(findQuote(`Look: ${text}`, { quote: 'lamp dims', start: 20 })).toEqual({ start: 26, end: 35 })
  // of the same words, those nearest to the old place
  expect(findQuote(text, { quote: 'The lamp', start: 29 })?.start).toBe(31)
})

test('words that are gone, and a note on the whole, stand nowhere', () => {
  expect(findQuote(text, { quote: 'battery', start: 3 })).toBeUndefined()
  expect(findQuote(text, { quote: '', start: 0 })).toBeUndefined()
})

test('whatever is put before a text or behind it, a piece of it is found with its own words', () => {
  const any = fc.string({ maxLength: 30 })
  fc.assert(
    fc.property(any, any, any, fc.nat(), fc.nat(), (before, words, after, from, length) => {
      const start = from % (words.length + 1)
      const quote = words.slice(start, start + 1 + (length % 10))
      const all = before + words + after
      const span = findQuote(all, { quote, start })
      if (quote === '') expect(span).toBeUndefined()
      else expect(span && all.slice(span.start, span.end)).toBe(quote)
    }),
  )
})
