import { describe, expect, test } from 'vitest'
import { lessonSectionSchemaOf } from '../content/lesson.ts'
import { markdownSchema } from '../text/rich-text.ts'
import { firstWords, inSentences, sectionIdea } from './section-idea.ts'

const section = (fields: Record<string, unknown>) =>
  lessonSectionSchemaOf(markdownSchema).parse({ id: 's', title: 'S', ...fields })
const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')

describe('the first words of a text are whole paragraphs', () => {
  test('as many as fit', () => {
    expect(firstWords(`${words(60)}\n\n${words(60)}\n\n${words(60)}`).split('\n\n')).toHaveLength(2)
    expect(firstWords('one two\n\nthree', 3)).toBe('one two\n\nthree')
    expect(firstWords('one two\n\nthree four', 3)).toBe('one two')
  })

  test('the first is kept, whatever its length', () => expect(firstWords(words(400)).split(' ')).toHaveLength(400))

  test('display maths with line breaks of its own is not cut', () => {
    expect(firstWords('$$\na\n= b\n$$\n\nnext', 200)).toBe('$$\na\n= b\n$$\n\nnext')
  })

  test('nothing is nothing', () => expect(firstWords('')).toBe(''))
})

describe('what a section teaches', () => {
  test('is its text', () => expect(sectionIdea(section({ text: 'Light becomes sugar.' }))).toBe('Light becomes sugar.'))

  test('is its comparison where it has no text', () => {
    const comparison = [
      { title: 'Herbivore', definition: 'It eats plants.' },
      { title: 'Carnivore', characteristics: ['Sharp teeth', 'Eyes in front'] },
    ]
    expect(sectionIdea(section({ comparison }))).toBe('- **Herbivore:** It eats plants.\n- **Carnivore:** Sharp teeth')
    expect(sectionIdea(section({ comparison, text: 'A text.' }))).toBe('A text.')
  })

  test('holds its table beside a short text, not beside a long one', () => {
    const comparisonTable = { headers: ['Unit', 'For'], rows: [['V', 'voltage']] }
    expect(sectionIdea(section({ text: 'Short.', comparisonTable }))).toBe(
      'Short.\n\n| Unit | For |\n| --- | --- |\n| V | voltage |',
    )
    expect(sectionIdea(section({ text: words(60), comparisonTable }))).not.toContain('|')
  })

  test('is a worked example without its last step and its answer', () => {
    const workedExample = {
      problem: 'How much is 3 × 4?',
      steps: [{ action: 'Draw rows.', reasoning: 'You see them.' }, { action: 'Count.' }, { action: 'Write it down.' }],
      answer: '12',
    }
    expect(sectionIdea(section({ workedExample }))).toBe('How much is 3 × 4?\n\n1. Draw rows. You see them.\n2. Count.')
  })

  test('is what its diagram shows, with its elements', () => {
    const diagram = { description: 'A leaf, cut.', elements: ['pore', 'vein'] }
    expect(sectionIdea(section({ diagram }))).toBe('A leaf, cut.\n\n- pore\n- vein')
  })

  test('is its case', () => {
    expect(sectionIdea(section({ caseStudy: { title: 'Yukon', scenario: 'Hares, then lynx.' } }))).toBe(
      'Hares, then lynx.',
    )
  })

  test('holds its first two terms beside a text that leaves room', () => {
    const keyTerms = ['a', 'b', 'c'].map((term) => ({ term, definition: `means ${term}` }))
    expect(sectionIdea(section({ text: 'Short.', keyTerms }))).toBe('Short.\n\n- **a:** means a\n- **b:** means b')
    expect(sectionIdea(section({ text: words(120), keyTerms }))).not.toContain('means a')
    expect(sectionIdea(section({ keyTerms: keyTerms.slice(0, 1) }))).toBe('- **a:** means a')
  })

  test('is nothing for a Try It alone', () => {
    const interactiveElement = { type: 'ordering', items: ['a', 'b', 'c'] }
    expect(sectionIdea(section({ interactiveElement }))).toBe('')
  })
})

test('pieces become sentences that end', () => {
  expect(inSentences(['quick', 'the key must be shared in secret', undefined, 'Why?', ' '])).toBe(
    'Quick. The key must be shared in secret. Why?',
  )
})
