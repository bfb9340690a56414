import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RADAR_LINE_HEIGHT, radarLabel, radarPoint, radarPolygon } from './radar-shape.ts'

const shape = { x: 200, y: 150, radius: 100 }

test.each([
  // cos and sin of 30° and 60°, one decimal
  [0, 6, 100, 200, 50],
  [1, 6, 100, 286.6, 100],
  [2, 6, 100, 286.6, 200],
  [3, 6, 100, 200, 250],
  [4, 6, 100, 113.4, 200],
  [5, 6, 50, 156.7, 125],
  [0, 3, 0, 200, 150],
  [1, 3, 150, 286.6, 200], // more than everything is everything
  [2, 3, -20, 200, 150], // less than nothing is nothing
])('axis %i of %i at %d %% is at %d, %d', (index, count, value, x, y) => {
  expect(radarPoint(shape, index, count, value)).toEqual({ x, y })
})

test('a polygon has one corner per axis, in their order', () => {
  const values = fc.array(fc.nat(100), { minLength: 3, maxLength: 8 })
  fc.assert(
    fc.property(values, (given) => {
      const corners = radarPolygon(shape, given).split(' ')
      expect(corners).toEqual(
        given.map((value, index) => {
          const { x, y } = radarPoint(shape, index, given.length, value)
          return `${x},${y}`
        }),
      )
    }),
  )
  expect(radarPolygon(shape, [])).toBe('')
})

describe('the name of an axis', () => {
  const at = (index: number, count: number, name = 'Name') => radarLabel(shape, index, count, name)
  test.each([
    [0, 4, 'middle'],
    [1, 4, 'start'],
    [2, 4, 'middle'],
    [3, 4, 'end'],
    [1, 8, 'start'],
    [7, 8, 'end'],
  ])('of axis %i of %i is anchored at its %s, away from the shape', (index, count, anchor) =>
    expect(at(index, count).anchor).toBe(anchor),
  )

  test.each([
    ['Math', ['Math']],
    ['Linear curves', ['Linear curves']], // 13 letters with their space fit
    ['Linear algebra', ['Linear', 'algebra']], // 14 do not
    ['Thermodynamics', ['Thermodynamics']], // a long word is not broken
    ['The cell and its parts', ['The cell and', 'its parts']],
    ['Motion forces energy waves sound', ['Motion forces', 'energy waves…']],
  ])('“%s” stands as %j', (name, lines) => {
    expect(at(1, 4, name).lines).toEqual(lines)
  })

  test('is two lines at most, none of them empty, and says its words in order', () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,15}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 7 }), (words) => {
        const { lines } = at(2, 5, words.join(' '))
        expect(lines.length).toBeLessThanOrEqual(2)
        expect(words.join(' ').startsWith(lines.join(' ').replace('…', ''))).toBe(true)
        for (const line of lines) expect(line).not.toBe('')
        expect(lines.join(' ').includes('…')).toBe(lines.join(' ').replace('…', '') !== words.join(' '))
      }),
    )
  })

  test('above the shape a second line grows upwards, elsewhere downwards', () => {
    const one = at(0, 4, 'Math')
    const two = at(0, 4, 'Advanced Functions')
    expect(one.y - two.y).toBe(RADAR_LINE_HEIGHT)
    expect(at(2, 4, 'Advanced Functions').y).toBe(at(2, 4, 'Math').y)
  })
})
