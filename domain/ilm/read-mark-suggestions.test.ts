import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LONGEST_MARKED, type MarkRequest, markRequestSchema } from './mark-suggestions.ts'
import { jsonIn, readMarkSuggestions } from './read-mark-suggestions.ts'

const asked: MarkRequest = {
  prompt: 'One lamp burns out and all go dark.',
  parts: [
    {
      prompt: 'How are they connected?',
      model: 'In series: there is only one path.',
      text: 'They are in series, since the current has one way round.',
      lines: [
        { line: 0, criterion: 'Says in series.', points: 1 },
        { line: 1, criterion: 'Gives the one path as the reason.', points: 2 },
      ],
    },
    {
      prompt: 'And at home?',
      model: 'In parallel.',
      text: 'In parallel.',
      lines: [{ line: 3, criterion: 'Says so.', points: 1 }],
    },
  ],
}
const read = (...suggestions: unknown[]) => readMarkSuggestions({ suggestions }, asked)

test('points within the line, with words that stand in the answer, in the order of the rubric', () => {
  expect(
    read({ line: 3, points: 1, quote: 'in PARALLEL' }, { line: 1, points: 2, quote: 'the current has one way round' }),
  ).toEqual([
    { line: 1, points: 2, quote: 'the current has one way round' },
    { line: 3, points: 1, quote: 'In parallel' },
  ])
})

test.each<[string, unknown]>([
  ['words the student never wrote', { line: 1, points: 2, quote: 'only one path' }],
  ['words of another part', { line: 0, points: 1, quote: 'In parallel' }],
  ['more points than the line has', { line: 0, points: 2, quote: 'in series' }],
  ['half a point', { line: 0, points: 0.5, quote: 'in series' }],
  ['no points', { line: 0, points: 0, quote: 'in series' }],
  ['a line that is not asked about', { line: 2, points: 1, quote: 'in series' }],
  ['no words', { line: 0, points: 1 }],
  ['words that are no text', { line: 0, points: 1, quote: ['in series'] }],
  ['nothing', null],
])('left out: %s', (_what, suggestion) => {
  expect(read(suggestion, { line: 3, points: 1, quote: 'parallel' })).toEqual([
    { line: 3, points: 1, quote: 'parallel' },
  ])
})

test('of two for a line the first one that holds counts', () => {
  const [no, yes, late] = ['only one path', 'in series', 'one way round']
  expect(read(...[no, yes, late].map((quote) => ({ line: 0, points: 1, quote })))).toEqual([
    { line: 0, points: 1, quote: yes },
  ])
})

test('what is no list of suggestions is none, and nothing ever throws', () => {
  for (const said of [undefined, null, 'yes', [], {}, { suggestions: {} }])
    expect(readMarkSuggestions(said, asked)).toBeUndefined()
  fc.assert(
    fc.property(fc.anything(), (value) => {
      readMarkSuggestions(value, asked)
      readMarkSuggestions({ suggestions: [value] }, asked)
    }),
  )
})

test('JSON is found between other words and behind lines of thought', () => {
  expect(jsonIn('<think>{"a":</think>Here: ```json\n{"suggestions":[]}\n```')).toEqual({ suggestions: [] })
  for (const said of ['', 'no', '{', '}{', '{"suggestions":[}']) expect(jsonIn(said)).toBeUndefined()
})

test('an answer is read up to twelve thousand characters over all its parts, and the refusal says so', () => {
  const of = (...texts: string[]) => ({ ...asked, parts: texts.map((text) => ({ ...asked.parts[0], text })) })
  expect(markRequestSchema.safeParse(of('a'.repeat(LONGEST_MARKED))).success).toBe(true)
  for (const long of [of('a'.repeat(LONGEST_MARKED + 1)), of('a'.repeat(LONGEST_MARKED), 'b')]) {
    const refused = markRequestSchema.safeParse(long)
    expect(refused.error?.issues[0]?.message).toMatch(
      /^This answer is longer than Ilm can read \(12.000 characters\)\.$/,
    )
  }
})
