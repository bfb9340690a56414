import { expect, test } from 'vitest'
import { shareStrings } from './share-strings.ts'

test('what was read is the same afterwards, at every depth', () => {
  const text = JSON.stringify({ a: 'one', b: ['one', 2, null, true, { c: 'one', d: [], e: { f: '' } }], g: null })
  const read = JSON.parse(text)
  expect(shareStrings(read)).toBe(read)
  expect(JSON.stringify(read)).toBe(text)
})

test.each(['alone', 3, null, true])('%s alone is left as it is', (value) => expect(shareStrings(value)).toBe(value))
