import { expect, test } from 'vitest'
import { type CourseMeasures, REPORT_FIGURES } from './figures.ts'
import { fallenBelow, raisedFloor } from './floors.ts'

const none = Object.fromEntries(REPORT_FIGURES.map(({ key }) => [key, undefined]))
const measures = (change: Partial<CourseMeasures>) => ({ ...none, unknownWords: 0, ...change }) as CourseMeasures

test('a floor only rises: more of what there should be, less of what there should not', () => {
  const floor = raisedFloor({}, measures({ looks: 0.4, repeats: 0.3, unknownWords: 2 }))
  expect(floor).toEqual({ looks: 40, repeats: 30, unknownWords: 2 })
  expect(raisedFloor(floor, measures({ looks: 0.5, repeats: 0.2 }))).toEqual({
    looks: 50,
    repeats: 20,
    unknownWords: 0,
  })
  expect(raisedFloor(floor, measures({ looks: 0.3, repeats: 0.4, unknownWords: 5 }))).toEqual(floor)
})

test('what cannot be measured any more keeps its floor', () => {
  expect(raisedFloor({ looks: 40 }, measures({}))).toMatchObject({ looks: 40 })
})

test('a fall is told with what was reached before; a few points are none', () => {
  const floor = { looks: 40, repeats: 30, unknownWords: 0 }
  expect(fallenBelow(floor, measures({ looks: 0.36, repeats: 0.34, unknownWords: 20 }))).toEqual([])
  expect(fallenBelow(floor, measures({ looks: 0.35, repeats: 0.35, unknownWords: 21 }))).toEqual([
    'exam items with something to look at: 35, once 40',
    'items of a second and third exam that were seen before: 35, once 30',
    'places with a word that no dictionary has: 21, once 0',
  ])
})

test('where chance has a share of its own, being below it is no better than it', () => {
  expect(fallenBelow({ keyLongest: 10 }, measures({ keyLongest: 0.29 }))).toEqual([])
  expect(fallenBelow({ keyLongest: 10 }, measures({ keyLongest: 0.3 }))).toHaveLength(1)
  expect(fallenBelow({ keyLongest: 28 }, measures({ keyLongest: 0.33 }))).toHaveLength(1)
})
