import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clipLine, clipSegment, intoBox } from './clip-line.ts'

const box = { left: 0, right: 10, top: 0, bottom: 10 }

describe('a segment in a box', () => {
  test.each<[string, [number, number], [number, number], unknown]>([
    [
      'inside stays',
      [1, 2],
      [8, 9],
      [
        [1, 2],
        [8, 9],
      ],
    ],
    [
      'is cut at one edge',
      [5, 5],
      [15, 5],
      [
        [5, 5],
        [10, 5],
      ],
    ],
    [
      'is cut at two edges',
      [-5, 5],
      [15, 5],
      [
        [0, 5],
        [10, 5],
      ],
    ],
    [
      'is cut at a corner',
      [-5, -5],
      [5, 5],
      [
        [0, 0],
        [5, 5],
      ],
    ],
    [
      'upright',
      [5, -10],
      [5, 20],
      [
        [5, 0],
        [5, 10],
      ],
    ],
    [
      'along an edge belongs to it',
      [0, 2],
      [0, 8],
      [
        [0, 2],
        [0, 8],
      ],
    ],
    ['beside it is nothing', [11, 0], [11, 10], undefined],
    ['past a corner is nothing', [-3, 8], [1, 12], undefined],
    ['that ends before it is nothing', [-5, 5], [-1, 5], undefined],
    [
      'of no length inside is a point',
      [3, 3],
      [3, 3],
      [
        [3, 3],
        [3, 3],
      ],
    ],
    ['of no length outside is nothing', [30, 3], [30, 3], undefined],
  ])('%s', (_name, from, to, expected) => {
    expect(clipSegment(from, to, box)).toEqual(expected)
  })
})

describe('a line of many points', () => {
  test('inside stays one piece', () => {
    expect(
      clipLine(
        [
          [1, 1],
          [2, 5],
          [9, 9],
        ],
        box,
      ),
    ).toEqual([
      [
        [1, 1],
        [2, 5],
        [9, 9],
      ],
    ])
  })
  test('that leaves and comes back is two pieces, cut at the edge', () => {
    expect(
      clipLine(
        [
          [1, 5],
          [15, 5],
          [15, 8],
          [1, 8],
        ],
        box,
      ),
    ).toEqual([
      [
        [1, 5],
        [10, 5],
      ],
      [
        [10, 8],
        [1, 8],
      ],
    ])
  })
  test('outside of it is none; so is a single point', () => {
    expect(
      clipLine(
        [
          [20, 20],
          [30, 30],
        ],
        box,
      ),
    ).toEqual([])
    expect(clipLine([[5, 5]], box)).toEqual([])
    expect(clipLine([], box)).toEqual([])
  })
})

const place = fc.tuple(fc.integer({ min: -30, max: 40 }), fc.integer({ min: -30, max: 40 }))

test('what is left lies in the box and on the line', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      for (const [x, y] of clipSegment(from, to, box) ?? []) {
        expect(x >= -1e-9 && x <= 10 + 1e-9 && y >= -1e-9 && y <= 10 + 1e-9).toBe(true)
        const cross = (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])
        expect(Math.abs(cross)).toBeLessThan(1e-6)
      }
    }),
  )
})

test('clipping what is clipped changes nothing, and a line read backwards has the same pieces', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 8 }), (points) => {
      const pieces = clipLine(points, box)
      const lengthOf = (list: readonly (readonly (readonly [number, number])[])[]) =>
        list.reduce(
          (sum, piece) =>
            sum +
            piece
              .slice(1)
              .reduce((all, [x, y], at) => all + Math.hypot(x - (piece[at]?.[0] ?? 0), y - (piece[at]?.[1] ?? 0)), 0),
          0,
        )
      expect(lengthOf(pieces.flatMap((piece) => clipLine(piece, box)))).toBeCloseTo(lengthOf(pieces), 6)
      expect(lengthOf(clipLine([...points].reverse(), box))).toBeCloseTo(lengthOf(pieces), 6)
    }),
  )
})

test('a point outside goes to the nearest place of the box, one inside stays', () => {
  expect(intoBox([3, 4], box)).toEqual([3, 4])
  expect(intoBox([-3, 4], box)).toEqual([0, 4])
  expect(intoBox([13, -4], box)).toEqual([10, 0])
})
