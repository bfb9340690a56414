import { expect, test } from 'vitest'
import { z } from 'zod'
import { lessonSectionSchemaOf } from './lesson.ts'
import { cutForSpeech, sectionReading } from './section-reading.ts'

const richText = z.string().transform((text) => ({ html: `<p>${text}</p>`, text }))

test('a section is read in the order of the page, headings and worked steps included', () => {
  const section = lessonSectionSchemaOf(richText).parse({
    id: 's',
    text: 'Energy moves.',
    keyTerms: [{ term: 'Web', definition: 'linked chains' }],
    workedExample: { problem: 'How much?', steps: [{ action: 'Multiply.', calculation: '2 times 3' }], answer: 'Six.' },
  })
  expect(sectionReading('1. Energy', section)).toEqual([
    '1. Energy',
    'Energy moves.',
    'Web: linked chains',
    'How much?',
    'Multiply.',
    '2 times 3',
    'Six.',
  ])
})

test('long texts are cut at their sentences, and nothing is lost', () => {
  const text = Array.from({ length: 40 }, (_, index) => `Sentence number ${index} is here.`).join(' ')
  const pieces = cutForSpeech(text, 100)
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(100)
  expect(pieces.join(' ')).toBe(text)
  expect(cutForSpeech('')).toEqual([])
})
