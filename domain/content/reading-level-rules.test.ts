import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readingLevel, syllablesIn } from './reading-level.ts'

describe('syllables', () => {
  test.each([
    [
      1,
      [
        'a',
        'the',
        'leaf',
        'light',
        'made',
        'passed',
        'moves',
        'hmm',
        'strength',
        'scale',
        'moles',
        'whole',
        'x',
        'lines',
      ],
    ],
    [2, ['water', 'carbon', 'needed', 'table', 'boxes', 'planet', 'tables', 'changes', 'kelvin', 'wanted']],
    [3, ['energy', 'decompose', 'oxygen', 'molecule', 'resistance', 'consumer', 'molecules']],
    [4, ['ecosystem', 'respiration', 'predatory']],
    [5, ['photosynthesis', 'electricity']],
  ])('%i', (count, words) => {
    for (const word of words) expect(syllablesIn(word), word).toBe(count)
  })

  test('every word has at least one, whatever it is', () => {
    fc.assert(fc.property(fc.string({ maxLength: 30 }), (word) => syllablesIn(word) >= 1))
  })

  test('capitals and marks change nothing', () => {
    for (const word of ['Energy', 'ENERGY', 'energy’', "ener'gy"]) expect(syllablesIn(word)).toBe(3)
  })
})

describe('the grade that reads a text with ease', () => {
  test.each(['', '   ', '123 456', '… — !'])('a text without words has none: "%s"', (text) =>
    expect(readingLevel(text)).toBeUndefined(),
  )

  test('by the formula of Kincaid: one sentence of ten one-syllable words is 0.39 × 10 + 11.8 − 15.59', () => {
    expect(readingLevel('The cat sat on the mat and the dog slept.')).toBeCloseTo(0.39 * 10 + 11.8 - 15.59, 9)
  })

  test('by the formula: two sentences of two words with three syllables in all each', () => {
    expect(readingLevel('Water falls. Carbon moves.')).toBeCloseTo(0.39 * 2 + 11.8 * (6 / 4) - 15.59, 9)
  })

  test.each([
    ['The cat sat. The dog ran.', 'The cat sat and the dog ran and the bird flew and the fish swam.'],
    ['Plants make food with light.', 'Photosynthesis manufactures carbohydrates utilizing electromagnetic radiation.'],
    ['It is hot.', 'Temperature considerably increases.'],
  ])('"%s" reads easier than "%s"', (easy, hard) => {
    expect(readingLevel(easy) ?? 0).toBeLessThan(readingLevel(hard) ?? 0)
  })

  test('a line, a colon and an exclamation end a sentence; a point inside a number does not', () => {
    const one = readingLevel('A leaf has 2.5 veins here today') ?? 0
    expect(readingLevel('A leaf has 2.5 veins\nhere today') ?? 0).toBeLessThan(one)
    expect(readingLevel('A leaf has 2.5 veins: here today') ?? 0).toBeLessThan(one)
    expect(readingLevel('A leaf has 25 veins here today')).toBeCloseTo(one, 9)
  })

  test('a mark at the end of a line ends one sentence, not two', () => {
    expect(readingLevel('Water falls.\nCarbon moves.\n')).toBeCloseTo(
      readingLevel('Water falls. Carbon moves.') ?? 0,
      9,
    )
  })

  test('a text said twice reads like once', () => {
    const text = 'Energy enters as light. It leaves as heat.'
    expect(readingLevel(`${text} ${text}`)).toBeCloseTo(readingLevel(text) ?? 0, 9)
  })
})
