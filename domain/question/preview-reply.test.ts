import fc from 'fast-check'
import { expect, test } from 'vitest'
import { previewNumber } from './preview-reply.ts'

test.each([
  ['3x10^5', undefined, '300\u00a0000'],
  ['1.2e-3', 'm', '0.0012\u00a0m'],
  ['-4', undefined, '−4'],
  ['3/4', undefined, '0.75'],
  ['12500', 'kg', '12\u00a0500\u00a0kg'],
  ['5 cm', 'm', '5\u00a0cm'],
  ['2', '$\\text{m/s}^2$', '2\u00a0m/s^2'],
  ['1,500', undefined, '1500 (or 1.5, with a decimal comma)'],
])('%s is read as %s', (typed, unit, shown) => {
  expect(previewNumber(typed, unit)).toBe(shown)
})

test('what is no number, or only says what was typed, has no preview (CHP-21)', () => {
  for (const typed of ['', 'ten', '--3', '5 ??', '3/0']) expect(previewNumber(typed, undefined)).toBeUndefined()
  expect(previewNumber('42', undefined)).toBeUndefined()
})

test('any text gives a preview or none, never an error', () => {
  fc.assert(fc.property(fc.string(), (typed) => ['string', 'undefined'].includes(typeof previewNumber(typed, 'm'))))
})
