import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { answerTypeNamed, answerTypeOf, isReady } from './answer-types.ts'
import { checkAnswer } from './check-answer.ts'
import { scoreOf } from './checked.ts'
import { plainFormOf } from './plain-types.ts'
import { questionSchemaOf } from './question.ts'
import type { Reply } from './reply.ts'
import { questionTypeSchema } from './type-schemas.ts'

const schema = questionSchemaOf(z.string())
type Fields = Partial<z.input<typeof schema>>
const make = (fields: Fields) => schema.parse({ id: 'q', type: 'draw', prompt: 'Why?', ...fields })

const choice = (...texts: string[]) =>
  texts.map((content, index) => ({ content, correct: index === 0, feedback: `not ${content}` }))
const blanks = [
  { name: 'Change', choices: choice('halves', 'doubles', 'stays') },
  { name: 'Current', answer: 0.5, tolerance: 0.01, unit: 'A', mistakes: [{ answer: 2, feedback: 'Upside down.' }] },
  { name: 'Gas', answer: ['oxygen', 'O2'] },
]
const options = ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({ id, content: `Option ${id}`, correct: index < 2 }))
const pairs = ['x', 'y', 'z'].map((left) => ({ left, right: `${left}${left}` }))

/** A question of each type that can be answered, with its right reply. */
const samples: { fields: Fields; right: Reply }[] = [
  { fields: { type: 'multiple-choice', options: options.slice(1) }, right: { type: 'multiple-choice', optionId: 'b' } },
  { fields: { type: 'true-false', answer: true }, right: { type: 'true-false', optionId: 'true' } },
  { fields: { type: 'numeric', answer: 4.5, unit: 'V' }, right: { type: 'numeric', text: '4.5 V' } },
  { fields: { type: 'short-answer', answer: ['osmosis'] }, right: { type: 'short-answer', text: 'Osmosis' } },
  { fields: { type: 'match', pairs }, right: { type: 'match', rights: [0, 1, 2] } },
  { fields: { type: 'multiple-select', options }, right: { type: 'multiple-select', optionIds: ['b', 'a'] } },
  {
    fields: { type: 'ordering', items: ['one', 'two', 'three', 'four'] },
    right: { type: 'ordering', order: [0, 1, 2, 3] },
  },
  {
    fields: {
      type: 'table',
      table: {
        columns: ['', 'Value', 'Gas'],
        rows: [
          { head: 'First', cells: [{ blank: blanks[0] ?? { name: '' } }, { text: '–' }] },
          { head: 'Second', cells: [{ blank: blanks[1] ?? { name: '' } }, { blank: blanks[2] ?? { name: '' } }] },
        ],
      },
    },
    right: { type: 'table', given: ['0', '500 mA', 'Oxygen'] },
  },
  {
    fields: {
      type: 'inline-choice',
      sentence: [{ text: 'It ' }, ...blanks.map((blank) => ({ blank })), { text: '.' }],
    },
    right: { type: 'inline-choice', given: ['0', '0.5', 'o2'] },
  },
  {
    fields: {
      type: 'written',
      written: {
        parts: [
          { prompt: 'Describe.', model: 'So.', rubric: [{ criterion: 'says so', points: 2, feedback: 'Say so.' }] },
          {
            prompt: 'Calculate.',
            model: '0.5 A',
            rubric: [{ criterion: 'divides' }, { criterion: '0.5 A', blank: blanks[1] }],
          },
        ],
      },
    },
    right: {
      type: 'written',
      texts: ['So it is.', 'By Ohm'],
      given: ['', '', '0.5'],
      marks: [2, 1, null],
      isMarking: true,
    },
  },
  {
    fields: {
      type: 'maths',
      expressions: [
        { name: 'f =', accepted: ['2x + 6'], mistakes: [{ answer: '2x + 3', feedback: 'Both.' }] },
        { name: 'g =', accepted: ['x^2'] },
      ],
    },
    right: { type: 'maths', given: ['2x+6', 'x^2'] },
  },
  {
    fields: { type: 'label', places: blanks.slice(0, 1).map((blank) => ({ x: 0.2, y: 0.4, blank })) },
    right: { type: 'label', given: ['0'] },
  },
  {
    fields: {
      type: 'graph',
      graph: {
        shape: 'line',
        x: { min: -5, max: 5, step: 1 },
        y: { min: -5, max: 5, step: 1 },
        answer: [
          [0, 1],
          [1, 3],
        ],
        mistakes: [
          {
            answer: [
              [0, 1],
              [2, 2],
            ],
            feedback: 'Rise over run.',
          },
        ],
      },
    },
    right: {
      type: 'graph',
      points: [
        [-1, -1],
        [2, 5],
      ],
    },
  },
]

const junk = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('0', '1', '2', 'a', 'b', 'x', '0.5 A', 'oxygen', '-', ''),
)
const indexes = fc.array(fc.nat(6), { maxLength: 6 })
/** Anything a client may send that has the form of a reply. */
const replies: fc.Arbitrary<Reply> = fc.oneof(
  fc.record({ type: fc.constantFrom('multiple-choice' as const, 'true-false' as const), optionId: junk }),
  fc.record({ type: fc.constantFrom('numeric' as const, 'short-answer' as const), text: junk }),
  fc.record({ type: fc.constant('match' as const), rights: fc.array(fc.option(fc.nat(5)), { maxLength: 5 }) }),
  fc.record({ type: fc.constant('multiple-select' as const), optionIds: fc.array(junk, { maxLength: 6 }) }),
  fc.record({ type: fc.constant('ordering' as const), order: indexes }),
  fc.record({ type: fc.constant('maths' as const), given: fc.array(junk, { maxLength: 4 }) }),
  fc.record(
    {
      type: fc.constant('written' as const),
      texts: fc.array(junk, { maxLength: 3 }),
      given: fc.array(junk, { maxLength: 4 }),
      marks: fc.array(fc.option(fc.nat(3)), { maxLength: 4 }),
      isMarking: fc.boolean(),
      onPaper: fc.boolean(),
    },
    { requiredKeys: ['type', 'texts', 'given', 'marks'] },
  ),
  fc.record(
    {
      type: fc.constant('graph' as const),
      points: fc.array(fc.option(fc.tuple(fc.integer({ min: -6, max: 6 }), fc.double({ noNaN: true }))), {
        maxLength: 3,
      }),
      ends: fc.record({
        start: fc.constantFrom('open' as const, 'closed' as const, 'none' as const),
        end: fc.constantFrom('open' as const, 'closed' as const, 'none' as const),
      }),
    },
    { requiredKeys: ['type', 'points'] },
  ),
  fc.record({
    type: fc.constantFrom('table' as const, 'inline-choice' as const, 'label' as const),
    given: fc.array(junk, { maxLength: 5 }),
  }),
)

test('every type is registered, and a name of a later release is no type', () => {
  for (const type of questionTypeSchema.options) expect(answerTypeNamed(type)).toBe(answerTypeOf({ type }))
  expect(answerTypeNamed('hologram')).toBeUndefined()
  expect(answerTypeNamed('constructor')).toBeUndefined()
  const answerable = questionTypeSchema.options.filter((type) => type !== 'draw')
  expect(samples.map(({ right }) => right.type).sort()).toEqual([...answerable].sort())
})

describe.each(samples)('$right.type', ({ fields, right }) => {
  const question = make(fields)

  test('its right reply is ready, right and described; so is the empty question', () => {
    expect(isReady(question, right)).toBe(true)
    expect(checkAnswer(question, right)).toMatchObject({ kind: 'checked', status: 'correct' })
    const type = answerTypeOf(question)
    expect(type.describeReply(question, right, String)).not.toBe('')
    expect(type.describeAnswer(question, String)).not.toBe('')
    const empty = make({ type: right.type })
    expect(() => checkAnswer(empty, right)).not.toThrow()
    expect(() => answerTypeOf(empty).describeAnswer(empty, String)).not.toThrow()
  })

  test('10,000 replies of any kind: never a throw, a score from 0 to 1, and only what is right is correct', () => {
    const own = replies.filter((reply) => reply.type === right.type)
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: own }, replies), (reply) => {
        const checked = checkAnswer(question, reply)
        const text = answerTypeOf(question).describeReply(question, reply.type === right.type ? reply : right, String)
        expect(typeof text).toBe('string')
        if (checked.kind === 'malformed') return
        const score = scoreOf(checked)
        expect(score >= 0 && score <= 1).toBe(true)
        expect(checked.status === 'correct').toBe(score === 1)
        if (checked.parts) expect(checked.parts.every(({ isRight }) => isRight)).toBe(checked.status === 'correct')
      }),
      { numRuns: 10_000 },
    )
  })

  test('it is read back from the plain text it is asked in', () => {
    const form = plainFormOf(question)
    if (form.as !== 'list') return
    expect(form.ask).not.toBe('')
    expect(form.lines.length).toBeGreaterThan(0)
    expect(form.read('what do you mean by that?')).toBeUndefined()
  })
})
