import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitHeights, isUsableWindow, moveWindow, STANDARD_WINDOW, zoomWindow } from './graph-window.ts'
import { readValue, showResult } from './read-value.ts'

test('zooming in and out again, and moving there and back, is where it began', () => {
  const zoomed = zoomWindow(STANDARD_WINDOW, 0.5)
  expect(zoomed).toEqual({ xMin: -5, xMax: 5, yMin: -5, yMax: 5 })
  expect(zoomWindow(zoomed, 2)).toEqual(STANDARD_WINDOW)
  expect(moveWindow(moveWindow(STANDARD_WINDOW, 0.25, 0), -0.25, 0)).toEqual(STANDARD_WINDOW)
  expect(moveWindow(STANDARD_WINDOW, 0.25, -0.5)).toEqual({ xMin: -5, xMax: 15, yMin: -20, yMax: 0 })
})

test('no keys lead to a window that cannot be drawn', () => {
  const key = fc.constantFrom(
    (window: typeof STANDARD_WINDOW) => zoomWindow(window, 0.5),
    (window: typeof STANDARD_WINDOW) => zoomWindow(window, 2),
    (window: typeof STANDARD_WINDOW) => moveWindow(window, 1, 1),
    (window: typeof STANDARD_WINDOW) => moveWindow(window, -1, 0),
  )
  fc.assert(
    fc.property(fc.array(key, { maxLength: 120 }), (keys) => {
      expect(isUsableWindow(keys.reduce((window, press) => press(window), STANDARD_WINDOW))).toBe(true)
    }),
  )
})

test.each([
  [{ xMin: 1, xMax: 1, yMin: 0, yMax: 1 }, false],
  [{ xMin: 2, xMax: 1, yMin: 0, yMax: 1 }, false],
  [{ xMin: Number.NaN, xMax: 1, yMin: 0, yMax: 1 }, false],
  [{ xMin: 1e15, xMax: 2e15, yMin: 0, yMax: 1 }, false],
  [{ xMin: 0, xMax: 0.001, yMin: 0, yMax: 1e6 }, true],
])('%o: %s', (window, isUsable) => {
  expect(isUsableWindow(window)).toBe(isUsable)
})

test('heights fit what is drawn, poles aside', () => {
  expect(fitHeights(STANDARD_WINDOW, [(x) => x * x])).toMatchObject({ yMin: -8, yMax: 108 })
  expect(fitHeights(STANDARD_WINDOW, [() => 3])).toMatchObject({ yMin: 0, yMax: 6 })
  expect(fitHeights(STANDARD_WINDOW, [(x) => 1 / (x - 0.001)]).yMax).toBeLessThan(20)
  expect(fitHeights(STANDARD_WINDOW, [() => Number.NaN])).toEqual(STANDARD_WINDOW)
})

test.each([
  ['2π', 2 * Math.PI],
  ['−1/4', -0.25],
  ['√2', Math.SQRT2],
  ['x', undefined],
  ['1/0', undefined],
  ['', undefined],
])('%s is the number %d', (text, value) => {
  expect(readValue(text)).toEqual(value === undefined ? undefined : expect.closeTo(value, 12))
})

test.each([
  [1 / 3, '0.33333333'],
  [-2, '−2'],
  [1.5e-9, '1.5E−9'],
  [3e15, '3E15'],
  [Number.NaN, 'no value'],
  [Number.NEGATIVE_INFINITY, '−∞'],
  [0, '0'],
])('%d is shown as %s', (value, text) => {
  expect(showResult(value)).toBe(text)
})
