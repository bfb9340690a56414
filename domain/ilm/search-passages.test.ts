import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dialogueOf, ilmGuide } from '#tests/ilm/start-dialogue.ts'
import { editDistance } from './edit-distance.ts'
import { findTopic } from './find-topic.ts'

const search = ilmGuide.search()
const first = (query: string) => search.find(query)[0]?.passage

describe('the passage that says it best comes first', () => {
  test.each([
    ['chloroplast', 'term', 'Chloroplast'],
    ['chloroplasts', 'term', 'Chloroplast'],
    ['CHLOROPLAST', 'term', 'Chloroplast'],
    ['cloroplast', 'term', 'Chloroplast'],
    ['chlorplasts', 'term', 'Chloroplast'],
    ['trophic levels', 'section', 'Trophic levels'],
    ['resistence', 'term', 'Resistance'],
    ['photosinthesis', 'lesson', 'Photosynthesis'],
    ['greenhouse tomatoes', 'example', 'Photosynthesis in real life'],
    ['lynx hare yukon', 'example', 'Lynx and hare of Yukon'],
  ])('%s: the %s "%s"', (query, kind, title) => expect(first(query)).toMatchObject({ kind, title }))
})

describe('what shares no word with the course is not found', () => {
  test.each(['', '   ', 'the of and', 'quantum chromodynamics', 'zzzzzz', '???', '🙃', 'xkcd'])('"%s"', (query) =>
    expect(search.find(query)).toEqual([]),
  )
})

test('only the kinds that are wanted, no more than are wanted', () => {
  expect(search.find('leaf', { kinds: ['question'] }).every(({ passage }) => passage.kind === 'question')).toBe(true)
  expect(search.find('energy level leaf light', { limit: 2 }).length).toBeLessThanOrEqual(2)
  expect(search.find('energy level leaf light').length).toBeLessThanOrEqual(8)
})

test('coverage is the share of the words of a question that a passage holds', () => {
  const [best] = search.find('chloroplast volcano')
  expect(best?.coverage).toBeCloseTo(0.5, 9)
  expect(search.find('chloroplast')[0]?.coverage).toBe(1)
})

test('scores fall, and finding is the same each time, whatever is asked', () => {
  const word = fc.constantFrom(
    'leaf',
    'light',
    'energy',
    'chain',
    'levl',
    'current',
    'term',
    'x',
    '3x+5=20',
    'the',
    '!',
    'producer',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), fc.string({ maxLength: 20 }), (words, tail) => {
      const query = `${words.join(' ')} ${tail}`
      const found = search.find(query)
      expect(search.find(query).map(({ passage }) => passage)).toEqual(found.map(({ passage }) => passage))
      for (const [index, one] of found.entries()) {
        expect(one.coverage).toBeGreaterThan(0)
        if (index > 0) expect(one.score).toBeLessThanOrEqual(found[index - 1]?.score ?? 0)
      }
    }),
    { numRuns: 150 },
  )
})

test.each([
  ['chloroplast', true],
  ['chloroplasts', true],
  ['Leaves', true],
  ['volcano', false],
  ['the', false],
  ['', false],
])('the course uses "%s": %s', (word, isKnown) => expect(search.knows(word)).toBe(isKnown))

describe('what a message is about', () => {
  const topic = (message: string) => findTopic(dialogueOf(message))

  test.each([
    ['what is a chloroplast', 'Chloroplast', 'photosynthesis'],
    ['can u explain what a trophic level is pls', 'Trophic level', 'food-chains'],
    ['how does resistance work', 'Resistance', 'ohms-law'],
    ['what happens in photosynthesis', 'Photosynthesis', 'photosynthesis'],
    ['what causes resistance', 'Resistance', 'ohms-law'],
    ['why is resistance important', 'Resistance', 'ohms-law'],
    ['what is the point of photosynthesis', 'Photosynthesis', 'photosynthesis'],
    ['can we talk about food chains', 'Food chains', 'food-chains'],
    ['im studying food chains', 'Food chains', 'food-chains'],
    ['i need help understanding resistance', 'Resistance', 'ohms-law'],
    ['help with ohms law', 'Ohm’s law', 'ohms-law'],
    ['how to calculate resistance', 'Resistance', 'ohms-law'],
    ['tell me more about producers', 'Producer', 'food-chains'],
    ['the basics of photosynthesis', 'Photosynthesis', 'photosynthesis'],
    ['summarize food chains', 'Food chains', 'food-chains'],
    ['what exactly is a chloroplast', 'Chloroplast', 'photosynthesis'],
    ['whats so special about chloroplasts', 'Chloroplast', 'photosynthesis'],
    ['ohms law', 'Ohm’s law', 'ohms-law'],
    ['collecting like terms', 'Collecting', 'like-terms'],
    ['apex predator', 'Apex predator', 'food-chains'],
  ])('%s', (message, title, lesson) => {
    expect(topic(message)?.place.lesson.id).toBe(lesson)
    expect(topic(message)?.passage.title).toContain(title)
  })

  test('a question of the course leads to its lesson, not to itself', () => {
    const found = topic('maple leaf gas sugar take')
    expect(found?.place.lesson.id).toBe('photosynthesis')
    expect(found?.passage.kind).not.toBe('question')
  })

  test.each([
    '',
    'why',
    'explain this',
    'the weather in March',
    'chloroplast volcano',
    'who won the cup',
    'energy drinks taurine caffeine',
  ])('the course says nothing of it: "%s"', (message) => expect(topic(message)).toBeUndefined())
})

describe('slips between two words', () => {
  test.each([
    ['leaf', 'leaf', 0],
    ['leaf', 'leef', 1],
    ['leaf', 'lef', 1],
    ['leaf', 'leaff', 1],
    ['leaf', 'elaf', 1],
    ['leaf', 'laef', 1],
    ['leaf', 'flea', 2],
    ['example', 'exmaple', 1],
    ['receive', 'recieve', 1],
    ['quiz', 'quizzes', 3],
    ['', 'ab', 2],
    ['', '', 0],
    ['ab', 'ba', 1],
    ['abc', 'ca', 3],
  ])('%s and %s are %i apart', (a, b, apart) => expect(editDistance(a, b)).toBe(apart))

  test('either way round, nothing only for the same word, one for one letter more', () => {
    const word = fc.stringMatching(/^[a-d]{0,7}$/)
    fc.assert(
      fc.property(word, word, fc.nat(7), (a, b, at) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a))
        expect(editDistance(a, b) === 0).toBe(a === b)
        expect(editDistance(a, `${a.slice(0, at)}z${a.slice(at)}`)).toBe(1)
      }),
    )
  })
})
