import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showValue, type Value } from './values.ts'

const { value: anyValue } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.record({ items: fc.array(tie('value')) }),
  ),
}))

test('a value that is cut is the beginning of the whole, and one that fits is not cut', () => {
  fc.assert(
    fc.property(anyValue, fc.boolean(), fc.nat(60), (value, isQuoted, longest) => {
      const whole = showValue(value, isQuoted)
      const cut = whole.length > longest ? `${whole.slice(0, longest)}…` : whole
      expect(showValue(value, isQuoted, longest)).toBe(cut)
    }),
  )
})

test('lists in lists that nobody could write out are cut all the same', () => {
  let list: Value = { items: ['text'] }
  // the same list in both places: two to the power of sixty texts
  for (let depth = 0; depth < 60; depth++) list = { items: [list, list] }
  expect(showValue(list, true, 63)).toBe(`${'['.repeat(61)}"t…`)
})
