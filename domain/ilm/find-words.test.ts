import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findWords } from './find-words.ts'

const answer = 'The lamps are “in series”,  since\nthere is only one path – all go dark at 12 V.'

test.each([
  ['as it stands', 'only one path', 'only one path'],
  ['in other letters', 'THE LAMPS are', 'The lamps are'],
  [
    'with other quotation marks, dashes and breaks',
    '"in series", since there is only one path - all',
    answer.slice(answer.indexOf('“'), answer.indexOf(' go')),
  ],
  ['inside quotation marks of its own', '“only one path”', 'only one path'],
  ['a number with its unit', '12 V', '12 V'],
])('words are found %s, and given as the student wrote them', (_how, words, found) =>
  expect(findWords(answer, words)).toBe(found),
)

test.each([
  ['other words', 'parallel circuit'],
  ['words left out', 'The lamps are since'],
  ['half a word', 'nly one pat'],
  ['too little to show anything', 'at'],
  ['nothing', ' '],
  ['marks alone', '“”'],
])('%s are not found', (_what, words) => expect(findWords(answer, words)).toBeUndefined())

test('a second place is found where the first one is inside a word', () =>
  expect(findWords('start the art', 'art')).toBe('art'))

test('whatever is looked for in whatever text, what is found is a piece of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.nat(), fc.nat(), (text, words, from, length) => {
      for (const wanted of [words, text.slice(from % (text.length + 1), (from % (text.length + 1)) + length)]) {
        const found = findWords(text, wanted)
        if (found !== undefined) expect(text).toContain(found)
      }
    }),
    { numRuns: 2000 },
  )
})
