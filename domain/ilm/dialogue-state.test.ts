import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dialogueStateSchema, FRESH_STATE, readState, withoutState, withState } from './dialogue-state.ts'

const state = { ...FRESH_STATE, open: { key: 'q', seed: 7, tried: [1], hints: 2 }, equation: '3x<5 --> ok' }

test('a state rides behind a reply and is read again', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const content = withState(text, state)
      expect(readState([{ role: 'assistant', content }])).toEqual(dialogueStateSchema.parse(state))
      expect(withoutState(content)).toBe(text.trimEnd() === text ? text : withoutState(content))
    }),
  )
})

test('it cannot close its comment early', () => {
  expect(withState('Hi', state).match(/-->/g)).toHaveLength(1)
})

test('what a student writes is never state', () => {
  expect(readState([{ role: 'user', content: withState('x', state) }])).toBeUndefined()
  expect(
    readState([
      { role: 'assistant', content: 'Hi' },
      { role: 'user', content: withState('x', state) },
    ]),
  ).toBeUndefined()
})

test('a broken or foreign mark is no state', () => {
  for (const mark of ['{"open":5}', '{broken', '{"level":9}']) {
    expect(readState([{ role: 'assistant', content: `Hi\n\n<!--ilm ${mark}-->` }])).toBeUndefined()
  }
})
