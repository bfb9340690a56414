import { expect, test } from 'vitest'
import { coverModules } from './cover-modules.ts'

test('modules are named once, by their title or their id, whatever the topic of an item is (EXI-04, EXD-02, OPN-100)', () => {
  const question = { text: 'T', options: ['a', 'b'], correctIndex: 0, tags: [] }
  const questions = ['m1', 'm2', 'm1', undefined].map((moduleId, index) => ({
    ...question,
    id: String(index),
    topic: `Topic ${index}`,
    ...(moduleId && { moduleId }),
  }))
  expect(coverModules({ questions }, [{ id: 'm2', title: 'Matter' }])).toEqual([
    { id: 'm1', title: 'm1' },
    { id: 'm2', title: 'Matter' },
  ])
})
