import { expect, test } from 'vitest'
import { LONGEST_MARKED } from '#domain/ilm/mark-suggestions.ts'
import { richQuestion } from '#tests/factories/rich-question.ts'
import { markRequestOf } from './mark-request.ts'
import type { WrittenReply } from './writing-part.tsx'

const question = richQuestion({
  type: 'written',
  prompt: 'A lamp.',
  written: {
    parts: [
      {
        prompt: 'How large?',
        model: '12 V',
        rubric: [
          { criterion: 'Gives 12 V.', blank: { name: 'Voltage', answer: 12 } },
          { criterion: 'Says why.', points: 2 },
        ],
      },
      { prompt: 'And then?', model: 'Dark.', rubric: [{ criterion: 'Says dark.' }] },
    ],
  },
})
const reply = (texts: string[]): WrittenReply => ({ type: 'written', texts, given: [], marks: [] })

test('the parts with words, and of their rubric what a person judges, at its place in the whole rubric', () => {
  expect(markRequestOf(question, reply([' Since they share. ', 'Dark.']))).toEqual({
    prompt: 'A lamp.',
    parts: [
      {
        prompt: 'How large?',
        model: '12 V',
        text: 'Since they share.',
        lines: [{ line: 1, criterion: 'Says why.', points: 2 }],
      },
      { prompt: 'And then?', model: 'Dark.', text: 'Dark.', lines: [{ line: 2, criterion: 'Says dark.', points: 1 }] },
    ],
  })
  expect(markRequestOf(question, reply(['', 'Dark.']))).toMatchObject({ parts: [{ lines: [{ line: 2 }] }] })
})

test('without words there is nothing to ask about; with too many it is said', () => {
  for (const texts of [[], ['', ' ']]) expect(markRequestOf(question, reply(texts))).toBe('nothing')
  expect(markRequestOf({ ...question, written: undefined }, reply(['So.']))).toBe('nothing')
  expect(markRequestOf(question, reply(['a'.repeat(LONGEST_MARKED)]))).toMatchObject({ prompt: 'A lamp.' })
  expect(markRequestOf(question, reply(['a'.repeat(LONGEST_MARKED), 'b']))).toBe('too-long')
})
