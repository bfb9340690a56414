import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readStimuli } from './read-stimuli.ts'

const read = (list: unknown) => readStimuli(list, z.string())
const passage = { id: 'p', title: 'A passage', text: 'Once.' }

test('stimuli are read as sent; a malformed one, a second of the same id or one with nothing to see costs only itself', () => {
  const lines = { id: 7, title: 'A poem', lines: ['One', ''], seed: null }
  expect(read([passage, lines, { ...passage, text: 'Twice.' }, { id: 'x', title: 'Empty' }, 'odd', null, {}])).toEqual([
    passage,
    { id: '7', title: 'A poem', lines: ['One', ''] },
  ])
})

test('an answer without stimuli has none, whatever it holds; nothing makes it throw', () => {
  for (const none of [undefined, null, {}, 'text', [], [{ id: 'a' }]]) expect(read(none)).toBeUndefined()
  fc.assert(fc.property(fc.jsonValue(), (value) => void read(value)))
  fc.assert(
    fc.property(
      fc.array(fc.record({ id: fc.jsonValue(), title: fc.jsonValue(), figures: fc.jsonValue() })),
      (list) => void read(list),
    ),
  )
})
