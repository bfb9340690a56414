import { expect, test } from 'vitest'
import { accuracyBand, onePlacePercent, showSeconds, signedPercent } from './show-metrics.ts'

test('green at 70 or more, amber at 50 or more, else red (CHP-11, ANA-13, CON-10)', () => {
  expect([100, 70, 69.9, 50, 49.9, 0].map(accuracyBand)).toEqual([
    'success',
    'success',
    'warning',
    'warning',
    'error',
    'error',
  ])
})

test('accuracy has one decimal (CHP-09)', () => {
  expect([100 / 3, 0, 100].map(onePlacePercent)).toEqual(['33.3%', '0.0%', '100.0%'])
})

test('the trend carries its sign (ANA-12)', () => {
  expect([12.34, -20, 0, 0.04, -0.04].map(signedPercent)).toEqual(['+12.3%', '−20.0%', '0.0%', '0.0%', '0.0%'])
})

test('seconds in words', () => {
  expect([0, 44.6, 60, 61, 125].map(showSeconds)).toEqual(['0 s', '45 s', '1 min', '1 min 1 s', '2 min 5 s'])
})
