import { expect, test } from 'vitest'
import { ilmGuide } from '#tests/ilm/start-dialogue.ts'
import { likenessIndex } from './likeness-index.ts'
import { readWordVectors, writeWordVectors } from './word-vectors.ts'

// a word of a student beside one of the course, and one that has nothing to do with either
const vectors = readWordVectors(
  writeWordVectors(
    ['chlorophyll', 'chloroplast', 'spaghetti'],
    [
      [1, 0.1, 0],
      [1, 0.2, 0],
      [0, 0, 1],
    ],
  ),
)
const passages = ilmGuide.passages()
const alike = likenessIndex(passages, vectors)

test('what the course calls otherwise is found by a word that is used alike', () => {
  const [best] = alike.find('chlorophyll', 5)
  expect(best?.passage.title).toBe('Chloroplast')
  const sure = best?.held.get('chlorophyll') ?? 0
  expect(sure).toBeGreaterThan(0)
  expect(sure).toBeLessThan(1)
})

test('the course’s own word is surer than one beside it', () => {
  expect(alike.find('chloroplast', 1)[0]?.held.get('chloroplast')).toBe(1)
})

test('without vectors only the same words find each other', () => {
  const exact = likenessIndex(passages)
  expect(exact.find('chlorophyll', 5)).toEqual([])
  expect(exact.find('chloroplast', 1)[0]?.passage.title).toBe('Chloroplast')
})

test('the words of a question are told with those that are used like them', () => {
  const near = alike.near('spell chlorophyll')
  expect([...near.keys()]).toEqual(['spell', 'chlorophyll'])
  expect(near.get('spell')).toEqual([])
  expect(near.get('chlorophyll')?.map(([word]) => word)).toEqual(['chloroplast'])
})

test.each(['', 'spaghetti', 'the of and', '42'])('nothing is near “%s”', (question) => {
  expect(alike.find(question, 5)).toEqual([])
})

test('the best come first, no more than are wanted', () => {
  const found = alike.find('energy of a food chain and a leaf in light', 4)
  expect(found).toHaveLength(4)
  const scores = found.map(({ score }) => score)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
})
