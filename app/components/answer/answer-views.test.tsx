import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import type { Reply } from '#domain/question/reply.ts'
import { questionTypeSchema } from '#domain/question/type-schemas.ts'
import { richQuestion } from '#tests/factories/rich-question.ts'
import { AnswerInput } from './answer-input.tsx'
import type { ShownQuestion } from './answer-view.ts'

type Fields = Parameters<typeof richQuestion>[0]
const blank = {
  name: 'Current',
  choices: [
    { content: 'halves', correct: true },
    { content: 'doubles', correct: false },
  ],
}
const typed = { name: 'Voltage', answer: 12, tolerance: 0.1, unit: 'V' }
const axis = { label: 'x', min: -5, max: 5, step: 1 }
const options = ['a', 'b', 'c'].map((id) => ({ id, content: `Option ${id}`, correct: id === 'a' }))

/** A question of each type with an answer that is right in part at most. */
const samples: [fields: Fields, reply: Reply | null][] = [
  [
    { type: 'multiple-choice', options },
    { type: 'multiple-choice', optionId: 'b' },
  ],
  [
    { type: 'true-false', answer: true },
    { type: 'true-false', optionId: 'false' },
  ],
  [
    { type: 'short-answer', answer: ['x'] },
    { type: 'short-answer', text: 'y' },
  ],
  [
    { type: 'numeric', answer: 3 },
    { type: 'numeric', text: '4' },
  ],
  [
    { type: 'match', pairs: [{ left: 'a', right: 'b' }] },
    { type: 'match', rights: [0] },
  ],
  [{ type: 'draw' }, null],
  [
    { type: 'multiple-select', options },
    { type: 'multiple-select', optionIds: ['a', 'b'] },
  ],
  [
    { type: 'ordering', items: ['one', 'two', 'three'] },
    { type: 'ordering', order: [1, 0, 2] },
  ],
  [
    { type: 'table', table: { columns: ['', 'I'], rows: [{ head: 'Lamp', cells: [{ blank }] }] } },
    { type: 'table', given: ['1'] },
  ],
  [
    { type: 'inline-choice', sentence: [{ text: 'It ' }, { blank }] },
    { type: 'inline-choice', given: ['1'] },
  ],
  [
    {
      type: 'written',
      written: {
        parts: [
          {
            prompt: 'Why?',
            model: 'So.',
            rubric: [
              { criterion: 'says so', points: 2 },
              { criterion: '12 V', blank: typed },
            ],
          },
        ],
        pitfalls: ['Not saying why.'],
      },
    },
    { type: 'written', texts: ['Because'], given: ['', '11'], marks: [1, null], isMarking: true },
  ],
  [
    { type: 'maths', expressions: [{ name: 'f =', accepted: ['2x'] }] },
    { type: 'maths', given: ['3x'] },
  ],
  [
    { type: 'label', places: [{ x: 0.5, y: 0.5, blank }] },
    { type: 'label', given: ['1'] },
  ],
  [
    {
      type: 'graph',
      graph: {
        shape: 'vector',
        x: axis,
        y: axis,
        answer: [
          [0, 0],
          [1, 2],
        ],
      },
    },
    {
      type: 'graph',
      points: [
        [0, 0],
        [2, 1],
      ],
    },
  ],
]

test('there is a sample of every type', () => {
  expect(samples.map(([{ type }]) => type)).toEqual([...questionTypeSchema.options])
})

async function markup(question: ShownQuestion, reply: Reply | null, stage: 'open' | 'ended' | 'shown') {
  const ignore = () => undefined
  const { prelude } = await prerender(
    <AnswerInput question={question} reply={reply} stage={stage} onDraft={ignore} onAnswer={ignore} />,
  )
  return new Response(prelude).text()
}

test.each(samples)('%o is shown at every stage, answered or not, and without what it needs', async (fields, reply) => {
  const question = richQuestion(fields)
  for (const stage of ['open', 'ended', 'shown'] as const) {
    expect(await markup(question, reply, stage)).not.toContain('undefined')
    expect(await markup(question, null, stage)).not.toContain('undefined')
  }
  // as a gateway may send it that lost half of it
  const bare = richQuestion({ type: question.type })
  expect(await markup(bare, reply, 'open')).not.toContain('undefined')
})
