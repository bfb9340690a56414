import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { RichText } from '../text/rich-text.ts'
import { lessonSectionSchemaOf } from './lesson.ts'
import { cutForSpeech, sectionReading } from './section-reading.ts'

const spoken = z.string().transform((text): RichText => ({ html: `<p>${text}</p>`, text }))
const section = (fields: object) => lessonSectionSchemaOf(spoken).parse({ id: 's', ...fields })
const read = (fields: object) => sectionReading('1. Leaves', section(fields)).join(' ')

describe('a section is read aloud in the order of its page', () => {
  test('heading, text, pictures, terms, cards, table, diagram, examples, worked example, case, activity', () => {
    const order = read({
      text: 'Text.',
      media: [{ type: 'image', url: '/a.png', altText: 'Alt.' }],
      keyTerms: [{ term: 'Term', definition: 'Meaning.' }],
      comparison: [{ title: 'Card', definition: 'Side.' }],
      comparisonTable: { headers: ['h'], rows: [['Cell']] },
      diagram: { description: 'Diagram.' },
      examples: [{ title: 'Example', explanation: 'Why.' }],
      workedExample: { problem: 'Problem.', steps: [{ action: 'Step.' }], answer: 'Answer.' },
      caseStudy: { title: 'Case', scenario: 'Scenario.', impact: 'Impact.' },
      activity: { description: 'Activity.' },
    })
    const places = [
      '1. Leaves',
      'Text.',
      'Alt.',
      'Term:',
      'Card.',
      'Cell',
      'Diagram.',
      'Example.',
      'Problem.',
      'Step.',
      'Answer.',
      'Scenario.',
      'Impact.',
      'Activity.',
    ].map((one) => order.indexOf(one))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  test.each([
    [
      'a caption goes before an alternative text',
      { media: [{ type: 'image', url: '/a', altText: 'Alt.', caption: 'Caption.' }] },
      'Caption.',
      'Alt.',
    ],
    [
      'headers of a table are not read',
      { comparisonTable: { headers: ['Header'], rows: [['a', 'b']] } },
      'a, b',
      'Header',
    ],
    [
      'checks are not read',
      { checks: [{ id: 'c', type: 'multiple-choice', prompt: 'Which?' }] },
      '1. Leaves',
      'Which?',
    ],
    ['a Try It is not read', { interactiveElement: { type: 'list', items: ['item'] } }, '1. Leaves', 'item'],
  ])('%s', (_name, fields, said, unsaid) => {
    expect(read(fields)).toContain(said)
    expect(read(fields)).not.toContain(unsaid)
  })

  test('each step says what is done, why, and the calculation', () => {
    const steps = [{ action: 'Divide.', reasoning: 'It is a tenth.', calculation: '820 / 10' }]
    expect(read({ workedExample: { problem: 'P.', given: ['G.'], steps, answer: 'A.' } })).toBe(
      '1. Leaves P. G. Divide. It is a tenth. 820 / 10 A.',
    )
  })

  test('an empty section is its heading', () => expect(sectionReading('Title', section({}))).toEqual(['Title']))
})

describe('a voice speaks pieces no longer than it can', () => {
  test('short sentences go together, in their order', () => {
    expect(cutForSpeech('One. Two. Three.', 9)).toEqual(['One. Two.', 'Three.'])
    expect(cutForSpeech('One. Two. Three.', 100)).toEqual(['One. Two. Three.'])
  })

  test('a long sentence is cut at commas', () => {
    expect(cutForSpeech('aaaa, bbbb, cccc', 11)).toEqual(['aaaa, bbbb,', 'cccc'])
  })

  test('a piece without any break is spoken as it is', () => {
    expect(cutForSpeech('a'.repeat(300), 20)).toEqual(['a'.repeat(300)])
  })

  test.each(['', '   ', '\n\n'])('nothing is nothing: %j', (text) => expect(cutForSpeech(text)).toEqual([]))

  test('no word is lost or doubled, and no piece is longer than its longest part', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}[.,;:!?]?$/)
    fc.assert(
      fc.property(fc.array(word, { maxLength: 80 }), fc.integer({ min: 20, max: 220 }), (words, longest) => {
        const text = words.join(' ')
        const pieces = cutForSpeech(text, longest)
        expect(pieces.join(' ')).toBe(text)
        const longestPart = Math.max(0, ...text.split(/(?<=[.!?;:,])\s+/).map((part) => part.length))
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(Math.max(longest, longestPart))
      }),
    )
  })
})
