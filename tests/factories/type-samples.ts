import fc from 'fast-check'
import { z } from 'zod'
import { questionSchemaOf } from '#domain/question/question.ts'
import type { Reply } from '#domain/question/reply.ts'

const schema = questionSchemaOf(z.string())
type Fields = Partial<z.input<typeof schema>>

/** A question in plain texts; without a type one that is only shown. */
export const makeShown = (fields: Fields) => schema.parse({ id: 'q', type: 'draw', prompt: 'Why?', ...fields })

const choice = (...texts: string[]) =>
  texts.map((content, index) => ({ content, correct: index === 0, feedback: `not ${content}` }))
const blanks = [
  { name: 'Change', choices: choice('halves', 'doubles', 'stays') },
  { name: 'Current', answer: 0.5, tolerance: 0.01, unit: 'A', mistakes: [{ answer: 2, feedback: 'Upside down.' }] },
  { name: 'Gas', answer: ['oxygen', 'O2'] },
]
const options = ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({ id, content: `Option ${id}`, correct: index < 2 }))
const pairs = ['x', 'y', 'z'].map((left) => ({ left, right: `${left}${left}` }))

/**
 * A question of each type that can be answered, with its right reply, and how it is said in a conversation where that is not the letters of its
 * lines. A new type needs one here, and is then tested wherever every type is.
 */
export const typeSamples: { fields: Fields; right: Reply; said?: string }[] = [
  { fields: { type: 'multiple-choice', options: options.slice(1) }, right: { type: 'multiple-choice', optionId: 'b' } },
  { fields: { type: 'true-false', answer: true }, right: { type: 'true-false', optionId: 'true' } },
  { fields: { type: 'numeric', answer: 4.5, unit: 'V' }, right: { type: 'numeric', text: '4.5 V' }, said: '4.5 V' },
  {
    fields: { type: 'short-answer', answer: ['osmosis'] },
    right: { type: 'short-answer', text: 'Osmosis' },
    said: 'osmosis',
  },
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
    said: '1: A, 2: 500 mA, 3: oxygen',
  },
  {
    fields: {
      type: 'inline-choice',
      sentence: [{ text: 'It ' }, ...blanks.map((blank) => ({ blank })), { text: '.' }],
    },
    right: { type: 'inline-choice', given: ['0', '0.5', 'o2'] },
    said: '1: A, 2: 0.5, 3: o2',
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
    said: '2x+6; x^2',
  },
  {
    fields: { type: 'label', places: blanks.slice(0, 1).map((blank) => ({ x: 0.2, y: 0.4, blank })) },
    right: { type: 'label', given: ['0'] },
    said: '1: A',
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
    said: '(-1, -1), (2, 5)',
  },
]

const junk = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('0', '1', '2', 'a', 'b', 'x', '0.5 A', 'oxygen', '-', ''),
)
const indexes = fc.array(fc.nat(6), { maxLength: 6 })
/** Anything a client may send that has the form of a reply. */
export const anyReply: fc.Arbitrary<Reply> = fc.oneof(
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
