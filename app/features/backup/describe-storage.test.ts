import { expect, test } from 'vitest'
import { describeFound } from './describe-storage.ts'

test('a record that opened whole says nothing', () => {
  expect(describeFound({ damaged: 0, newer: 0 })).toBeNull()
})

test('work of a newer version is safe, and the way to see it is named', () => {
  expect(describeFound({ damaged: 0, newer: 3 })).toMatch(/safe.*Reload/)
})

test('a damaged part is told before anything else', () => {
  expect(describeFound({ damaged: 1, newer: 3 })).toContain('set aside')
})
