import { expect, test } from 'vitest'
import { describeGiven } from './describe-given.ts'

const sampled = (of: (x: number) => number, from: number, to: number, count = 101): [number, number][] =>
  Array.from({ length: count }, (_, index) => {
    const x = from + ((to - from) * index) / (count - 1)
    return [x, of(x)]
  })

test('a straight line is told by its ends, whatever points it was sampled at', () => {
  const curves = [sampled((x) => 2 * x - 1, 0, 5)]
  expect(describeGiven({ curves, dots: [] })).toEqual(['drawn already: a straight line through (0, −1), (5, 9)'])
})

test('a curve is told by its ends and seven points between, rounded', () => {
  const [words = ''] = describeGiven({ curves: [sampled((x) => x ** 2 / 3, 0, 8)], dots: [] })
  expect(words).toContain('a curve through (0, 0), (1.04, 0.36),')
  expect(words).toContain('(8, 21.33)')
  expect(words.match(/\(/g)).toHaveLength(9)
})

test('a curve of few points is told whole, one of a single point is none, dots are told as points', () => {
  const corner: [number, number][] = [
    [0, 0],
    [1, 2],
    [2, 0],
  ]
  expect(describeGiven({ curves: [corner, [[1, 1]]], dots: [[3, -4]] })).toEqual([
    'drawn already: a curve through (0, 0), (1, 2), (2, 0)',
    'drawn already: (3, −4)',
  ])
  expect(describeGiven({ curves: [], dots: [] })).toEqual([])
})
