import { expect, test } from 'vitest'
import { writtenKind } from './written-kind.ts'

test('a written question is of the kind that its prompt names first', () => {
  expect(writtenKind({ prompt: '**Analyze data.** In tomatoes tall is dominant.' })).toBe('Analyze data')
  expect(writtenKind({ prompt: '\n**Mathematical routines** A block is released.' })).toBe('Mathematical routines')
})

test('one that names none first is of none', () => {
  expect(writtenKind({ prompt: 'A block **of ice** slides.' })).toBeUndefined()
  expect(writtenKind({ prompt: '' })).toBeUndefined()
})
