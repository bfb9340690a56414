import fc from 'fast-check'
import { expect, test } from 'vitest'
import { radarLabel, radarPoint, radarPolygon } from './radar-shape.ts'

const shape = { x: 200, y: 150, radius: 100 }

test('the first axis points up, the others follow clockwise (INS-02)', () => {
  expect(radarPoint(shape, 0, 4, 100)).toEqual({ x: 200, y: 50 })
  expect(radarPoint(shape, 1, 4, 100)).toEqual({ x: 300, y: 150 })
  expect(radarPoint(shape, 2, 4, 50)).toEqual({ x: 200, y: 200 })
  expect(radarPolygon(shape, [100, 0, 100])).toMatch(/^200,50 200,150 /)
})

test('the scale is 0 to 100, whatever comes in (INS-02, CON-09)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 8 }),
      fc.nat(7),
      fc.double({ min: -1e4, max: 1e4, noNaN: true }),
      (count, index, value) => {
        const { x, y } = radarPoint(shape, index, count, value)
        expect(Math.hypot(x - shape.x, y - shape.y)).toBeLessThanOrEqual(shape.radius + 0.2)
      },
    ),
  )
})

test('long names are broken into two lines and then cut', () => {
  const lines = (name: string) => radarLabel(shape, 1, 4, name).lines
  expect(lines('Physics')).toEqual(['Physics'])
  expect(lines('Linear and Non-linear Relations')).toEqual(['Linear and', 'Non-linear…'])
  expect(radarLabel(shape, 0, 4, 'Up').anchor).toBe('middle')
  expect(radarLabel(shape, 1, 4, 'Right').anchor).toBe('start')
  expect(radarLabel(shape, 3, 4, 'Left').anchor).toBe('end')
})
