import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { oddValue } from '#tests/factories/gateway-shapes.ts'
import { readLeniently } from './read-leniently.ts'

const schema = z.object({
  id: z.string(),
  minutes: z.number().positive().optional(),
  isOptional: z.boolean().default(false),
  hints: z.array(z.string().transform((text) => text.toUpperCase())).default([]),
  step: z.object({ action: z.string(), reason: z.string().optional() }).optional(),
  terms: z.array(z.object({ term: z.string(), more: z.string().optional() })).default([]),
})
const read = (value: unknown) => readLeniently(value, schema)

test('what fits is read as it is', () => {
  const value = { id: 'a', minutes: 5, isOptional: true, hints: [], step: { action: 'Go' }, terms: [{ term: 'x' }] }
  expect(read(value)).toEqual(value)
})

test('numbers, truths and lists that are written differently are understood', () => {
  expect(read({ id: 7, minutes: '5', isOptional: 'true', hints: 'look', terms: { term: 3 } })).toEqual({
    id: '7',
    minutes: 5,
    isOptional: true,
    hints: ['LOOK'],
    terms: [{ term: '3' }],
  })
  expect(read({ id: 'a', hints: [{ type: 'text', content: 'look' }] })?.hints).toEqual(['LOOK'])
})

test('what cannot be understood is left out alone', () => {
  const value = {
    id: 'a',
    minutes: -1,
    hints: [null, 'b'],
    step: { action: 'Go', reason: [] },
    terms: [{ term: 'x', more: {} }],
  }
  expect(read(value)).toEqual({
    id: 'a',
    isOptional: false,
    hints: ['B'],
    step: { action: 'Go' },
    terms: [{ term: 'x' }],
  })
})

test('with a part that something needs, that something goes, and no more', () => {
  expect(read({ id: 'a', step: { reason: 'Because' }, terms: [{ more: 'y' }, { term: 'x' }] })).toEqual({
    id: 'a',
    isOptional: false,
    hints: [],
    terms: [{ term: 'x' }],
  })
  for (const nothing of [null, 'a', [], {}, { id: [] }, { hints: ['b'] }]) expect(read(nothing)).toBeUndefined()
})

test('no JSON makes it throw, and what has an id is always read', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('minutes', 'isOptional', 'hints', 'step', 'terms'), oddValue),
      (fields) => {
        expect(read({ ...fields, id: 'a' })?.id).toBe('a')
      },
    ),
  )
  fc.assert(fc.property(fc.jsonValue(), (value) => void read(value)))
})

test('what is given is not changed', () => {
  const value = Object.freeze({ id: 5, terms: Object.freeze([Object.freeze({})]) })
  expect(read(value)).toMatchObject({ id: '5', terms: [] })
})
