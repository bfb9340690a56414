import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleCurve } from './sample-curve.ts'

test('a pole breaks the curve, and both ends run off', () => {
  const pieces = sampleCurve((x) => 1 / (x - 1), -5, 5, 10)
  expect(pieces).toHaveLength(2)
  expect(pieces[0]?.at(-1)?.[1]).toBeLessThan(-1000)
  expect(pieces[1]?.[0]?.[1]).toBeGreaterThan(1000)
})

test('steps are broken, steep slopes are not', () => {
  expect(sampleCurve(Math.floor, -2.5, 2.5, 6)).toHaveLength(6)
  expect(sampleCurve((x) => Math.tanh(40 * x), -2, 2, 2)).toHaveLength(1)
  expect(sampleCurve((x) => 50 * x, -2, 2, 10)).toHaveLength(1)
})

test('a curve begins where it has its first value', () => {
  const [piece] = sampleCurve(Math.sqrt, -3.3, 4, 2)
  expect(piece?.[0]?.[0]).toBeCloseTo(0, 5)
})

test('every point of a curve lies on its graph, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 1, max: 9 }), (a, b) => {
      const of = (x: number) => a * x * x + Math.sin(b * x)
      for (const piece of sampleCurve(of, -3, 3, 20))
        for (const [index, [x, y]] of piece.entries()) {
          expect(y).toBe(of(x))
          expect(x).toBeGreaterThanOrEqual(piece[index - 1]?.[0] ?? -3)
        }
    }),
  )
})

test('a bent curve has points enough to look round', () => {
  const [circle = []] = sampleCurve((x) => Math.sqrt(25 - x * x), -5, 5, 10)
  const gaps = circle.slice(1).map(([x, y], index) => {
    const [x0 = 0, y0 = 0] = circle[index] ?? []
    const [mx, my] = [(x + x0) / 2, (y + y0) / 2]
    return Math.abs(Math.hypot(mx, my) - 5)
  })
  expect(Math.max(...gaps)).toBeLessThan(0.05)
})
