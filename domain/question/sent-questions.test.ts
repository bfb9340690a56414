import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { normalisePractice, normaliseVariant } from './normalise-practice.ts'

const text = z.string()
const question = (fields: object) => ({ id: 'q', type: 'short-answer', prompt: 'Why?', ...fields })
const read = (fields: object) => normalisePractice([question(fields)], text).items[0]
const isDropped = (fields: object) => normalisePractice([question(fields)], text).dropped === 1

describe('what a foreign gateway writes otherwise is understood (CHP-38..42)', () => {
  test.each<[object, object]>([
    [{ id: 7 }, { id: '7' }],
    [{ id: null, _id: 'm1' }, { id: 'm1' }],
    [{ difficulty: '2' }, { difficulty: 2 }],
    [{ type: 'numeric', answer: '12.5' }, { answer: 12.5 }],
    [{ type: 'numeric', answer: '3/4' }, { answer: '3/4' }],
    [{ type: 'numeric', tolerance: '0.5', answer: 1 }, { tolerance: 0.5 }],
    [{ timeLimitSeconds: '30' }, { timeLimitSeconds: 30 }],
    [{ answer: 'x' }, { answer: 'x' }],
    [{ answer: ['x', 'y'] }, { answer: ['x', 'y'] }],
    [{ type: 'true-false', answer: false }, { answer: false }],
    [{ prompt: { content: 'Why?' } }, { prompt: { type: 'text', content: 'Why?' } }],
    [{ prompt: 5 }, { prompt: { type: 'text', content: '5' } }],
    [{ hints: 'Think.' }, { hints: ['Think.'] }],
    [{ tags: ['a', 5] }, { tags: ['a', '5'] }],
    [
      { options: ['One', 'Two'] },
      {
        options: [
          { id: '1', content: 'One' },
          { id: '2', content: 'Two' },
        ],
      },
    ],
    [
      { options: [{ id: 4, content: { type: 'text', content: 'One' }, correct: 'true' }] },
      { options: [{ id: '4', content: 'One', correct: true }] },
    ],
    [{ explanation: null }, {}],
    [{ priority: 'high' }, { priority: 'high' }],
    [{ extra: { anything: 1 } }, {}],
  ])('%j: %j', (sent, expected) => {
    expect(read(sent)).toMatchObject(expected)
  })
  test.each<[object, string]>([
    [{ difficulty: 4 }, 'difficulty'],
    [{ difficulty: 'hard' }, 'difficulty'],
    [{ timeLimitSeconds: 0 }, 'timeLimitSeconds'],
    [{ timeLimitSeconds: -5 }, 'timeLimitSeconds'],
    [{ significantFigures: 0 }, 'significantFigures'],
    [{ seed: -1 }, 'seed'],
    [{ priority: {} }, 'priority'],
    [{ figures: [{ alt: 'x' }] }, 'figures'],
  ])('%j only loses %s', (sent, field) => {
    expect(read(sent)?.[field as 'id']).toBeUndefined()
  })
  test('a tolerance that is none is nothing (CHP-20)', () => {
    for (const tolerance of [0, -1, 'x', null, undefined])
      expect(read({ type: 'numeric', answer: 1, tolerance })?.tolerance).toBe(0)
  })
})

describe('what would be marked wrongly is not asked at all', () => {
  test.each<object>([
    { type: 'essay' },
    { type: undefined },
    { prompt: undefined },
    { prompt: null },
    { prompt: { type: 'hologram', content: 'x' } },
    { id: undefined },
    { options: [{ id: 'a' }] },
    { options: [{ id: 'a', content: 'x' }, null] },
    { answer: {} },
    { answer: [{}] },
    { answer: [1, 2] },
  ])('%j', (fields) => {
    expect(isDropped(fields)).toBe(true)
  })
})

describe('where the questions stand (CHP-42)', () => {
  const list = [question({})]
  test.each<[string, unknown, number]>([
    ['alone', list, 1],
    ['items', { items: list }, 1],
    ['questions', { questions: list }, 1],
    ['challenges', { challenges: list }, 1],
    ['the module', { cells: list }, 1],
    ['items go first', { items: [], questions: list }, 0],
    ['another field', { list }, 0],
    ['no list', { items: { 0: question({}) } }, 0],
  ])('%s', (_name, answer, count) => {
    expect(normalisePractice(answer, text, 'cells').items).toHaveLength(count)
  })
  test('a module is only looked for where one was asked for', () => {
    expect(normalisePractice({ cells: list }, text).items).toEqual([])
  })
  test('the course that really answered is named (D13)', () => {
    expect(normalisePractice({ items: list, nearestMatch: 'SNC2D' }, text).nearestMatch).toBe('SNC2D')
    expect(normalisePractice({ items: list }, text)).not.toHaveProperty('nearestMatch')
  })
})

describe('a question with other numbers (D14)', () => {
  test('alone where the gateway knows nothing of sets', () => {
    expect(normaliseVariant({ question: question({ seed: 5 }) }, text)).toMatchObject({
      question: { seed: 5 },
      set: [{ id: 'q' }],
    })
  })
  test('a set of another stimulus is not its set', () => {
    const own = question({ id: 'a', stimulusId: 's' })
    const set = [own, question({ id: 'b', stimulusId: 't' }), question({ id: 'c' })]
    expect(normaliseVariant({ question: own, set }, text)?.set.map(({ id }) => id)).toEqual(['a'])
  })
  test('questions that belong to no set are not one together', () => {
    expect(
      normaliseVariant({ question: question({ id: 'a' }), set: [question({ id: 'a' }), question({ id: 'b' })] }, text)
        ?.set,
    ).toHaveLength(1)
  })
})
