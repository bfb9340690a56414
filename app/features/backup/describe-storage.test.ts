import { expect, test } from 'vitest'
import { describeFound, describeStorage } from './describe-storage.ts'

test('a record that opened whole says nothing', () => {
  expect(describeFound({ damaged: 0, newer: 0, isReopening: false })).toBeNull()
})

test('work of a newer version is safe, and the way to see it is named', () => {
  expect(describeFound({ damaged: 0, newer: 3, isReopening: false })).toMatch(/safe.*Reload/)
})

test('a damaged part is told before anything else', () => {
  expect(describeFound({ damaged: 1, newer: 3, isReopening: false })).toContain('set aside')
})

test('a record that is opened again is told first: what is missing comes back', () => {
  expect(describeFound({ damaged: 1, newer: 3, isReopening: true })).toContain('nothing is lost')
})

test('a database that does not answer is told as that', () => {
  expect(describeStorage({ kept: 'memory', reason: 'no-answer' })).toMatchObject({
    isSafe: false,
    text: expect.stringContaining('does not answer'),
  })
})
