import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labelWidth } from '../label-runs.ts'
import { brokenLines, placeLabels, TEXT_SIZE, textBox, textNode, type WantedLabel } from './place-labels.ts'

const frame = { left: 0, right: 300, top: 0, bottom: 200 }
const want = (text: string, x: number, y: number, ...sides: WantedLabel['sides']): WantedLabel => ({
  text,
  at: [x, y],
  sides: sides.length > 0 ? sides : ['above', 'right', 'left', 'below'],
  ink: 'blue',
})
type Box = { left: number; right: number; top: number; bottom: number }
/** Where labels were put. */
const put = (wanted: WantedLabel[], taken: Box[] = [], marks: [number, number][] = []) => {
  const before = taken.length
  placeLabels(wanted, frame, taken, marks)
  return taken.slice(before)
}
const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

describe('a label stands beside its point', () => {
  test.each([
    ['above', (box: Box) => box.bottom < 100],
    ['below', (box: Box) => box.top > 100],
    ['left', (box: Box) => box.right < 150],
    ['right', (box: Box) => box.left > 150],
    ['centre', (box: Box) => box.left < 150 && box.right > 150 && box.top < 100 && box.bottom > 100],
  ] as const)('%s where that is wanted first', (side, isThere) => {
    const [box] = put([want('A', 150, 100, side)])
    expect(box && isThere(box)).toBe(true)
  })
  test('on the next side where the first is taken by a text', () => {
    const [box] = put([want('A', 150, 100, 'above', 'below')], [{ left: 100, right: 200, top: 70, bottom: 99 }])
    expect(box?.top).toBeGreaterThan(100)
  })
  test('and where a line runs through the first', () => {
    const [box] = put(
      [want('A', 150, 100, 'above', 'below')],
      [],
      Array.from({ length: 20 }, (_, index) => [140 + index, 84]),
    )
    expect(box?.top).toBeGreaterThan(100)
  })
  test('farther off where all places near it are taken', () => {
    const [box] = put([want('A', 150, 100)], [{ left: 110, right: 190, top: 70, bottom: 130 }])
    expect(box && overlap(box, { left: 110, right: 190, top: 70, bottom: 130 })).toBe(false)
  })
  test('inside the frame, also at its corners', () => {
    for (const [x, y] of [
      [0, 0],
      [300, 0],
      [0, 200],
      [300, 200],
      [150, 0],
    ] as const) {
      const [box] = put([want('a long label', x, y)])
      expect(box && box.left >= 0 && box.right <= 300 && box.top >= 0 && box.bottom <= 200).toBe(true)
    }
  })
})

test('labels of a few points do not stand on each other, wherever the points are', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 200 }))
  fc.assert(
    fc.property(fc.uniqueArray(point, { minLength: 2, maxLength: 4 }), (points) => {
      const boxes = put(points.map(([x, y], index) => want('ABCD'[index] ?? '', x, y)))
      for (const [index, box] of boxes.entries())
        for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false)
    }),
  )
})

test('the box of a text is as wide as the text and lies on the side of its anchor', () => {
  const width = labelWidth('Time', TEXT_SIZE)
  expect(textBox('Time', 100, 50, 'start').left).toBe(100)
  expect(textBox('Time', 100, 50, 'end').right).toBeCloseTo(100)
  const middle = textBox('Time', 100, 50, 'middle')
  expect((middle.left + middle.right) / 2).toBeCloseTo(100)
  expect(middle.right - middle.left).toBeCloseTo(width)
  expect((middle.top + middle.bottom) / 2).toBeCloseTo(50)
})

test('a text has its middle line at its place; a halo only where it is asked for', () => {
  const plain = textNode('Time', 10, 50, { anchor: 'start' })
  expect(plain.attributes).toMatchObject({ x: 10, 'font-size': TEXT_SIZE, 'text-anchor': 'start', fill: 'black' })
  expect(Number(plain.attributes.y)).toBeGreaterThan(50)
  expect(plain.attributes).not.toHaveProperty('stroke')
  expect(textNode('Time', 10, 50, { anchor: 'end', ink: 'red', hasHalo: true }).attributes).toMatchObject({
    fill: 'red',
    stroke: 'white',
    'paint-order': 'stroke',
  })
})

describe('a text in lines', () => {
  test('that fits is one', () => {
    expect(brokenLines('Mean rate', 300)).toEqual(['Mean rate'])
  })
  test('is broken at spaces only; a long word stays whole', () => {
    expect(brokenLines('Mean rate of the reaction', 80)).toEqual(['Mean rate', 'of the', 'reaction'])
    expect(brokenLines('photosynthesis', 20)).toEqual(['photosynthesis'])
    expect(brokenLines('a photosynthesis b', 20)).toEqual(['a', 'photosynthesis', 'b'])
  })
  test('no line of several words is wider than allowed, and none is lost', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 30, max: 300 }),
        (words, width) => {
          const lines = brokenLines(words.join(' '), width)
          expect(lines.join(' ')).toBe(words.join(' '))
          for (const line of lines)
            if (line.includes(' ')) expect(labelWidth(line, TEXT_SIZE)).toBeLessThanOrEqual(width)
        },
      ),
    )
  })
})
