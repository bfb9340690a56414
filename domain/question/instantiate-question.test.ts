import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { markdownSchema } from '../text/rich-text.ts'
import { authoredQuestionSchema } from './authored-question.ts'
import { instantiateQuestion, isTemplate } from './instantiate-question.ts'
import { questionSchemaOf } from './question.ts'

const seeds = fc.integer({ min: 0, max: 0xffffffff })
const authored = (fields: Partial<z.input<typeof authoredQuestionSchema>>) =>
  authoredQuestionSchema.parse({
    id: 'chain',
    type: 'numeric',
    lesson: 'energy-flow',
    difficulty: 2,
    tags: ['energy'],
    prompt: 'Plants store @{energy} kJ near @{place}. How much reaches the @{chain.prey}?',
    hints: ['What is 10 % of @{energy} kJ?'],
    explanation: '$0.10 \\times @{energy} = @{hare}$ kJ.',
    parameters: {
      energy: { from: 2000, to: 9000, step: 500, except: [3000] },
      place: { pick: ['Pukaskwa', 'Point Pelee'] },
      chain: { pick: [{ prey: 'hare' }, { prey: 'perch' }] },
    },
    computed: { hare: 'energy * 0.1', double: 'hare * 2' },
    constraints: ['hare > 250'],
    answer: 'hare',
    tolerance: '0.01 * hare',
    unit: 'kJ',
    mistakes: [{ answer: 'energy * 0.9', feedback: 'That is lost: @{energy * 0.9}.', misconception: 'lost' }],
    ...fields,
  })
const options = [
  { id: 'a', content: '@{energy}', correct: true as const, feedback: 'Yes' },
  { id: 'b', content: '@{energy + 1}', feedback: 'No', misconception: 'one-more' },
  { id: 'c', content: '@{energy + 2}', feedback: 'No' },
  { id: 'd', content: '@{energy + 3}', feedback: 'No' },
]
const choice = (fields: object = {}) =>
  authored({
    type: 'multiple-choice',
    answer: undefined,
    tolerance: undefined,
    mistakes: undefined,
    unit: undefined,
    options,
    ...fields,
  })
const make = (question: ReturnType<typeof authored>, seed: number) => {
  const made = instantiateQuestion(question, seed)
  if (!made.ok) throw new Error(made.message)
  return made.question
}

test('every seed gives a question of the pages’ shape, with numbers in range and nothing left to fill (D14)', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const made = instantiateQuestion(authored({}), seed)
      if (!made.ok) throw new Error(made.message)
      const { energy } = made.scope
      expect(questionSchemaOf(markdownSchema).safeParse(made.question).success).toBe(true)
      expect(Number(energy) >= 2500 && Number(energy) <= 9000 && Number(energy) % 500 === 0 && energy !== 3000).toBe(
        true,
      )
      expect(made.question.answer).toBeCloseTo(Number(energy) * 0.1)
      expect(made.question.tolerance).toBeCloseTo(Number(energy) * 0.001)
      expect(JSON.stringify(made.question)).not.toContain('@{')
    }),
  )
})

test('the same seed gives the same question, another seed another', () => {
  expect(make(authored({}), 7)).toEqual(make(authored({}), 7))
  const prompts = new Set(Array.from({ length: 50 }, (_none, seed) => make(authored({}), seed).prompt.content))
  expect(prompts.size).toBeGreaterThan(15)
})

test('lesson, seed and misconceptions are carried along', () => {
  expect(make(authored({}), 7)).toMatchObject({
    lessonId: 'energy-flow',
    seed: 7,
    mistakes: [{ misconception: 'lost', feedback: expect.stringMatching(/^That is lost: \d+\.$/) }],
  })
})

describe('options', () => {
  test('are shuffled by the seed, and only one stays right', () => {
    const orders = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const made = make(choice(), seed)
      orders.add(made.options.map((option) => option.id).join(''))
      expect(made.options.filter((option) => option.correct)).toMatchObject([{ id: 'a' }])
    }
    expect(orders.size).toBe(24)
  })
  test('keep their order with shuffle: false, and True stays before False', () => {
    expect(make(choice({ shuffle: false }), 5).options.map((option) => option.id)).toEqual(['a', 'b', 'c', 'd'])
    const truth = [
      { id: 'true', content: 'True', feedback: 'x' },
      { id: 'false', content: 'False', correct: true as const, feedback: 'y' },
    ]
    for (let seed = 0; seed < 20; seed++) {
      expect(make(choice({ type: 'true-false', options: truth }), seed).options[0]?.id).toBe('true')
    }
  })
})

test('a plain question is no template: no seed, but shuffled', () => {
  const plain = choice({
    parameters: undefined,
    computed: undefined,
    constraints: undefined,
    prompt: 'Why?',
    hints: ['h'],
    explanation: 'e',
    options: options.map((option) => ({ ...option, content: option.id })),
  })
  expect(isTemplate(plain)).toBe(false)
  expect(make(plain, 3)).not.toHaveProperty('seed')
})

test('short answers and pairs are filled too', () => {
  const short = authored({
    type: 'short-answer',
    answer: ['@{hare} kJ', '@{hare}'],
    tolerance: undefined,
    mistakes: undefined,
  })
  expect(make(short, 1).answer).toEqual([expect.stringMatching(/^\d+ kJ$/), expect.stringMatching(/^\d+$/)])
  const match = authored({
    type: 'match',
    answer: undefined,
    tolerance: undefined,
    mistakes: undefined,
    pairs: [1, 2, 3].map((times) => ({ left: `@{energy} × ${times}`, right: `@{energy * ${times}}` })),
  })
  for (const pair of make(match, 1).pairs) expect(pair.right).toMatch(/^\d+$/)
})

describe('what is broken is told, not thrown', () => {
  test.each([
    ['constraints that nothing satisfies', { constraints: ['energy < 0'] }, 'unsatisfiable'],
    ['a constraint that is a number', { constraints: ['energy'] }, 'broken'],
    ['an unknown name', { prompt: '@{enregy}' }, 'broken'],
    ['an answer that is text', { answer: 'place' }, 'broken'],
    ['an answer that is no number', { answer: 'sqrt(-energy)' }, 'broken'],
    ['a range without values', { parameters: { energy: { from: 5, to: 1 } } }, 'broken'],
    ['a range that is all excepted', { parameters: { energy: { from: 1, to: 2, except: [1, 2] } } }, 'broken'],
  ])('%s', (_name, fields, reason) => {
    expect(instantiateQuestion(authored(fields), 1)).toMatchObject({ ok: false, reason })
  })
})
