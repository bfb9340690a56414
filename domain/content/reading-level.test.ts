import { expect, test } from 'vitest'
import { readingLevel, syllablesIn } from './reading-level.ts'

test.each([
  ['cat', 1],
  ['water', 2],
  ['energy', 3],
  ['photosynthesis', 5],
  ['made', 1],
  ['needed', 2],
  ['jumped', 1],
  ['the', 1],
  ['little', 2],
  ['rhythm', 1],
  ['Métis', 2],
])('%s has %i syllables', (word, count) => {
  expect(syllablesIn(word)).toBe(count)
})

test('short words in short sentences are easy, long ones are not', () => {
  const easy = readingLevel('The cat sat. The dog ran. It was hot.')
  const hard = readingLevel('Photosynthetic microorganisms metabolise atmospheric carbon dioxide continuously.')
  expect(easy).toBeLessThan(2)
  expect(hard).toBeGreaterThan(15)
})

test('the formula is that of Kincaid: 6 words, 1 sentence, 6 syllables', () => {
  expect(readingLevel('The cat sat on the mat.')).toBeCloseTo(0.39 * 6 + 11.8 - 15.59)
})

test('no words, no level', () => {
  expect(readingLevel('12 + 3')).toBeUndefined()
})
