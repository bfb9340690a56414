import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Matrix, multiply, pathPlaces, readTransform, transformed } from './picture-geometry.ts'
import type { Point } from './svg-node.ts'

const moved = (transform: string, point: Point) =>
  transformed(readTransform(transform), point).map((value) => Math.round(value * 1000) / 1000 + 0)

describe('SVG’s transforms (SVG 2, 8.5)', () => {
  test.each<[string, Point, Point]>([
    ['', [3, 4], [3, 4]],
    ['translate(10 20)', [1, 2], [11, 22]],
    ['translate(10)', [1, 2], [11, 2]],
    ['translate(10,20)', [1, 2], [11, 22]],
    ['translate(-10 .5)', [1, 2], [-9, 2.5]],
    ['scale(2)', [3, 4], [6, 8]],
    ['scale(2 3)', [3, 4], [6, 12]],
    ['scale(1 -1)', [3, 4], [3, -4]],
    // angles turn from x to y, which is downwards
    ['rotate(90)', [1, 0], [0, 1]],
    ['rotate(-90)', [1, 0], [0, -1]],
    ['rotate(180 5 5)', [4, 5], [6, 5]],
    ['rotate(90 10 10)', [20, 10], [10, 20]],
    ['skewX(45)', [0, 2], [2, 2]],
    ['skewY(45)', [2, 0], [2, 2]],
    ['matrix(1 2 3 4 5 6)', [1, 1], [9, 12]],
    // the last one written happens first
    ['translate(10 0) scale(2)', [3, 0], [16, 0]],
    ['scale(2) translate(10 0)', [3, 0], [26, 0]],
    ['translate(1e1 0)', [0, 0], [10, 0]],
  ])('%s moves %j to %j', (transform, point, expected) => {
    expect(moved(transform, point)).toEqual(expected)
  })
  test('two transforms one after the other are their product', () => {
    const number = fc.integer({ min: -5, max: 5 })
    const matrix = fc.tuple(number, number, number, number, number, number).map((list): Matrix => list)
    fc.assert(
      fc.property(matrix, matrix, fc.tuple(number, number), (outer, inner, point) => {
        expect(transformed(multiply(outer, inner), point)).toEqual(transformed(outer, transformed(inner, point)))
      }),
    )
  })
  test('turning keeps lengths', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -360, max: 360 }),
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: -9, max: 9 }),
        (angle, x, y) => {
          const [a, b] = transformed(readTransform(`rotate(${angle})`), [x, y])
          expect(Math.hypot(a, b)).toBeCloseTo(Math.hypot(x, y), 9)
        },
      ),
    )
  })
})

describe('the places of a path', () => {
  test.each<[string, Point[]]>([
    [
      'M1 2',
      [
        [1, 2],
        [1, 2],
      ],
    ],
    [
      'M1 2L3 4',
      [
        [1, 2],
        [1, 2],
        [3, 4],
        [3, 4],
      ],
    ],
    [
      'M1 2l3 4',
      [
        [1, 2],
        [1, 2],
        [4, 6],
        [4, 6],
      ],
    ],
    [
      'M1 2 3 4',
      [
        [1, 2],
        [1, 2],
        [3, 4],
        [3, 4],
      ],
    ],
    [
      'M1 2H9',
      [
        [1, 2],
        [1, 2],
        [9, 2],
      ],
    ],
    [
      'M1 2h9',
      [
        [1, 2],
        [1, 2],
        [10, 2],
      ],
    ],
    [
      'M1 2V9',
      [
        [1, 2],
        [1, 2],
        [1, 9],
      ],
    ],
    [
      'M1 2v-9',
      [
        [1, 2],
        [1, 2],
        [1, -7],
      ],
    ],
    [
      'M0 0L5 0ZL1 1',
      [
        [0, 0],
        [0, 0],
        [5, 0],
        [5, 0],
        [1, 1],
        [1, 1],
      ],
    ],
    [
      'M0 0l5 0zl1 1',
      [
        [0, 0],
        [0, 0],
        [5, 0],
        [5, 0],
        [1, 1],
        [1, 1],
      ],
    ],
    // a curve stays within the places it is pulled to
    [
      'M0 0C1 2 3 4 5 6',
      [
        [0, 0],
        [0, 0],
        [1, 2],
        [3, 4],
        [5, 6],
        [5, 6],
      ],
    ],
    [
      'M1 1c1 2 3 4 5 6',
      [
        [1, 1],
        [1, 1],
        [2, 3],
        [4, 5],
        [6, 7],
        [6, 7],
      ],
    ],
    [
      'M0 0Q1 2 3 4',
      [
        [0, 0],
        [0, 0],
        [1, 2],
        [3, 4],
        [3, 4],
      ],
    ],
    // of an arc only its end is one
    [
      'M0 0A5 5 0 0 1 10 10',
      [
        [0, 0],
        [0, 0],
        [10, 10],
        [10, 10],
      ],
    ],
    [
      'M1 1a5 5 0 0 1 10 10',
      [
        [1, 1],
        [1, 1],
        [11, 11],
        [11, 11],
      ],
    ],
    [
      'M-1.5-2.5',
      [
        [-1.5, -2.5],
        [-1.5, -2.5],
      ],
    ],
    ['', []],
  ])('%s', (d, places) => {
    expect(pathPlaces(d)).toEqual(places)
  })
})
