import { expect, test } from 'vitest'
import { cardLevel, shownTags, wrapIndex } from './card-face.ts'
import { describeWait, sessionTime } from './describe-wait.ts'

test('difficulty: 2 or less Foundation, 3 or less Intermediate, above Advanced, none Standard (FLC-19, OPN-71)', () => {
  expect([1, 2, 2.5, 3, 4, undefined].map((difficulty) => cardLevel(difficulty).label)).toEqual([
    'Foundation',
    'Foundation',
    'Intermediate',
    'Intermediate',
    'Advanced',
    'Standard',
  ])
  expect([2, 3, 4, undefined].map((difficulty) => cardLevel(difficulty).tone)).toEqual([
    'green',
    'orange',
    'red',
    'plain',
  ])
})

test('three tags and "+N" (FLC-18)', () => {
  expect(shownTags(['a', 'b', 'c', 'd', 'e'])).toEqual({ shown: ['a', 'b', 'c'], more: 2 })
  expect(shownTags(['a'])).toEqual({ shown: ['a'], more: 0 })
})

test('the ends of a deck meet (FLC-16)', () => {
  expect([wrapIndex(-1, 3), wrapIndex(3, 3), wrapIndex(1, 3), wrapIndex(5, 0)]).toEqual([2, 0, 1, 0])
})

test('waits fit on a button', () => {
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
  expect([10_000, minute, 10 * minute, 3 * hour, 8 * day, 76 * day, 438 * day].map(describeWait)).toEqual([
    '1 min',
    '1 min',
    '10 min',
    '3 h',
    '8 d',
    '2.5 mo',
    '1.2 y',
  ])
})

test('time in a session is m:ss (FLC-07)', () => {
  expect([0, 9, 65.9, 600, 3661, -1].map(sessionTime)).toEqual(['0:00', '0:09', '1:05', '10:00', '61:01', '0:00'])
})
