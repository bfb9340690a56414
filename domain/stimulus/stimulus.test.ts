import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { authoredStimulusSchema } from './authored-stimulus.ts'
import { makeStimulus } from './make-stimulus.ts'
import { readStimuli } from './read-stimuli.ts'
import { MOST_STIMULI, stimulusOf } from './stimulus.ts'

const passage = { id: 'p', title: 'A passage', text: 'Once.' }
const read = (list: unknown) => readStimuli(list, z.string())

describe('which stimulus an item looks at (D24)', () => {
  const stimuli = [passage, { ...passage, id: 'q' }]
  test.each([
    [{ stimulusId: 'q' }, 'q'],
    [{ stimulusId: 'p' }, 'p'],
    [{ stimulusId: 'gone' }, undefined],
    [{}, undefined],
  ])('%j: %s', (item, id) => {
    expect(stimulusOf(stimuli, item)?.id).toBe(id)
  })
  test('none where none came along', () => {
    expect(stimulusOf(undefined, { stimulusId: 'p' })).toBeUndefined()
  })
})

describe('stimuli that others send', () => {
  test.each([
    [{ seed: -1 }, undefined],
    [{ seed: 'x' }, undefined],
    [{ seed: 7 }, 7],
  ])('%j has the seed %j: a bad one costs only itself', (fields, seed) => {
    expect(read([{ ...passage, ...fields }])?.[0]?.seed).toBe(seed)
  })
  test('one that is only a figure, or only lines, is one; an empty list of figures is nothing to look at', () => {
    const figure = { at: 'text', kind: 'table', alt: 'x' }
    expect(read([{ id: 'f', title: 'F', figures: [figure] }])).toHaveLength(1)
    expect(read([{ id: 'l', title: 'L', lines: ['x'] }])).toHaveLength(1)
    expect(read([{ id: 'e', title: 'E', figures: [] }])).toBeUndefined()
  })
  test('what comes from outside has an end', () => {
    const many = Array.from({ length: MOST_STIMULI + 5 }, (_, index) => ({ ...passage, id: `s${index}` }))
    expect(read(many)).toHaveLength(MOST_STIMULI)
    expect(read([{ id: 'long', title: 'L', lines: Array.from({ length: 1001 }, () => 'x') }])).toBeUndefined()
    expect(read([{ id: 'x'.repeat(501), title: 'L', text: 'x' }])).toBeUndefined()
  })
})

describe('a passage with lines', () => {
  const linesOf = (text: string) => {
    const made = makeStimulus(authoredStimulusSchema.parse({ id: 'p', title: 'P', text, lines: true }), 1)
    return made.ok ? made.stimulus.lines : made.message
  }
  test.each([
    ['One\nTwo', ['One', 'Two']],
    ['\n\nOne\n\nTwo\n\n', ['One', '', 'Two']],
    ['  One \n\tTwo', ['One', 'Two']],
    ['One', ['One']],
  ])('%j', (text, lines) => {
    expect(linesOf(text)).toEqual(lines)
  })
})

test.each([
  [{ id: 'Two Lamps' }, /lower-case words joined by hyphens/],
  [{ title: '' }, /title/],
  [{ text: '' }, /text/],
  [{ extra: 1 }, /extra/],
])('an author’s %j is refused', (fields, problem) => {
  const parsed = authoredStimulusSchema.safeParse({ id: 'p', title: 'P', text: 'x', ...fields })
  expect(parsed.success).toBe(false)
  expect(String(parsed.error)).toMatch(problem)
})
