import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { blankSchemaOf } from './blank-fields.ts'
import { plainBlanks } from './plain-blanks.ts'

const schema = blankSchemaOf(z.string())
const choice = schema.parse({
  name: 'Change',
  choices: [
    { content: 'halves', correct: true },
    { content: 'Doubles', correct: false },
  ],
})
const number = schema.parse({ name: 'Current', answer: 4.5, unit: 'V' })
const term = schema.parse({ name: 'Gas', answer: ['oxygen'] })
const formOf = (...blanks: (typeof choice)[]) => {
  const form = plainBlanks(['Before.'], blanks, (given) => ({ type: 'table', given }))
  if (form.as !== 'list') throw new Error('blanks are a list')
  return form
}
const read = (text: string, ...blanks: (typeof choice)[]) => {
  const reply = formOf(...blanks).read(text)
  return reply?.type === 'table' ? reply.given : undefined
}

test('blanks are numbered, with their choices or their unit, behind what stands before them', () => {
  expect(formOf(choice, number, term).lines).toEqual([
    'Before.',
    '1. Change: A) halves  B) Doubles',
    '2. Current (in V)',
    '3. Gas',
  ])
})

test('it is said how to answer', () => {
  expect(formOf(choice, number).ask).toBe('Send your answers in order, such as 1: …, 2: …; a letter for a choice.')
  expect(formOf(number, term).ask).toBe('Send your answers in order, such as 1: …, 2: ….')
  expect(formOf(term).ask).toBe('Send your answers in order.')
})

test('a blank and its answer together give it away', () => {
  expect(formOf(choice, number, term).secrets).toEqual([
    ['Change', 'halves'],
    ['Current', '4.5 V'],
    ['Gas', 'oxygen'],
  ])
})

describe('what a student writes for three blanks', () => {
  test.each([
    ['A, 4.5 V, oxygen', ['0', '4.5 V', 'oxygen']],
    ['a; 4.5; Oxygen', ['0', '4.5', 'Oxygen']],
    ['B\n4.5 V\noxygen', ['1', '4.5 V', 'oxygen']],
    ['1: A, 2: 4.5 V, 3: oxygen', ['0', '4.5 V', 'oxygen']],
    ['1) B; 2) 4.5; 3) O2', ['1', '4.5', 'O2']],
    ['1. halves\n2. 4.5 V\n3. oxygen', ['0', '4.5 V', 'oxygen']],
    ['1=A, 2=4.5, 3=O2', undefined],
    ['Change: halves; Current: 4.5 V; Gas: oxygen', ['0', '4.5 V', 'oxygen']],
    ['gas = oxygen\nchange → B', ['1', '', 'oxygen']],
    ['Gas: oxygen; Gas: hydrogen; Change: A', undefined],
    ['Gas: oxygen; Colour: red', undefined],
    ['3: oxygen, 1: B', ['1', '', 'oxygen']],
    ['2: 4,5 V', ['', '4,5 V', '']],
    ['1: A, 2: 4,5 V, roughly, 3: oxygen', ['0', '4,5 V, roughly', 'oxygen']],
    ['1: A, 1: B', ['0', '', '']],
    ['HALVES, 4.5, x', ['0', '4.5', 'x']],
    ['(B), 4.5, x', ['1', '4.5', 'x']],
    ['b., 4.5, x', ['1', '4.5', 'x']],
    // a decimal comma has no space behind it, so it does not part
    ['A, 4,5 V, oxygen', ['0', '4,5 V', 'oxygen']],
    // the sentence again, with what belongs into it
    ['it [halves] at [4.5 V] in [oxygen]', ['0', '4.5 V', 'oxygen']],
  ])('%j', (text, given) => {
    expect(read(text, choice, number, term)).toEqual(given)
  })
  test.each(['A, 4.5', 'A', 'A, 4.5, x, y', '', ', , ', '; ;', 'C, 4.5, x', 'trebles, 4.5, x', '1: Z', '9: A'])(
    '%j is no answer to them',
    (text) => {
      expect(read(text, choice, number, term)).toBeUndefined()
    },
  )
})

test('one blank takes the text as it is', () => {
  expect(read('4.5 V', number)).toEqual(['4.5 V'])
  expect(read('b', choice)).toEqual(['1'])
  expect(read('1: b', choice)).toEqual(['1'])
  expect(read('carbon dioxide gas', term)).toEqual(['carbon dioxide gas'])
})
