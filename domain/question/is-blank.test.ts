import { expect, test } from 'vitest'
import { isBlank } from './is-blank.ts'

test('nothing given is blank, whatever the type; a zero, a tick and a word are something', () => {
  expect(isBlank({ type: 'numeric', text: '  ' })).toBe(true)
  expect(isBlank({ type: 'ordering', order: [] })).toBe(true)
  expect(isBlank({ type: 'graph', points: [null, null], ends: { start: 'open', end: 'none' } })).toBe(true)
  expect(isBlank({ type: 'written', texts: ['', ' '], given: [], marks: [null], onPaper: false })).toBe(true)
  expect(isBlank({ type: 'ordering', order: [0] })).toBe(false)
  expect(isBlank({ type: 'graph', points: [null, [0, 0]] })).toBe(false)
  expect(isBlank({ type: 'written', texts: [''], given: [], marks: [], onPaper: true })).toBe(false)
  expect(isBlank({ type: 'table', given: ['', '0'] })).toBe(false)
})
