import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oddValue } from '#tests/factories/gateway-shapes.ts'
import { readLeniently } from '../response/read-leniently.ts'
import { markdownSchema } from '../text/rich-text.ts'
import { lessonSectionSchemaOf } from './lesson.ts'
import { preparedSection } from './prepare-section.ts'

const schema = lessonSectionSchemaOf(markdownSchema)
const read = (section: unknown, index = 0) => readLeniently(preparedSection(section, index), schema)

describe('a section without an id is named by its place', () => {
  test.each([
    [{ text: 'a' }, 0, 'section-1'],
    [{ text: 'a' }, 4, 'section-5'],
    [{ id: null, text: 'a' }, 1, 'section-2'],
    [{ id: 'own' }, 1, 'own'],
    [{ id: 7 }, 1, '7'],
    [{ _id: 'theirs' }, 1, 'theirs'],
    [{ _id: 12 }, 1, '12'],
    ['A text alone.', 2, 'section-3'],
  ])('%j at place %i is %s', (section, index, id) => expect(read(section, index)?.id).toBe(id))

  test('a text alone is its text', () => expect(read('A text alone.')?.text).toBe('A text alone.'))
})

describe('what our schema cannot do without is filled in plainly, so that no part is lost for want of it', () => {
  test.each([
    ['media: a kind', { media: [{ url: '/a.png' }] }, { media: [{ type: 'image', url: '/a.png', altText: '' }] }],
    ['media: a video stays one', { media: [{ type: 'video', url: '/a.mp4' }] }, { media: [{ type: 'video' }] }],
    [
      'comparison: a title each',
      { comparison: [{ definition: 'x' }, { title: 'B' }, {}] },
      { comparison: [{ title: 'Card 1', definition: 'x' }, { title: 'B' }, { title: 'Card 3' }] },
    ],
    [
      'examples: a title each',
      { examples: [{ examples: ['x'] }] },
      { examples: [{ title: 'Example 1', examples: ['x'] }] },
    ],
    [
      'Try It: a list',
      { interactiveElement: { items: ['a'] } },
      { interactiveElement: { type: 'list', items: [{ text: 'a' }] } },
    ],
    ['case study: a title', { caseStudy: { scenario: 'x' } }, { caseStudy: { title: 'A case', scenario: 'x' } }],
    ['case study: a scenario', { caseStudy: { title: 'X' } }, { caseStudy: { title: 'X', scenario: '' } }],
    ['activity: a description', { activity: { items: ['a'] } }, { activity: { description: '', items: ['a'] } }],
    ['key term: a definition', { keyTerms: [{ term: 'Ion' }] }, { keyTerms: [{ term: 'Ion', definition: '' }] }],
    ['table: headers', { comparisonTable: { rows: [['a']] } }, { comparisonTable: { headers: [], rows: [['a']] } }],
    ['table: rows', { comparisonTable: { headers: ['a'] } }, { comparisonTable: { headers: ['a'], rows: [] } }],
    [
      'worked example: a problem and an answer',
      { workedExample: { steps: [{ action: 'Go' }] } },
      { workedExample: { problem: '', answer: '', steps: [{ action: 'Go' }] } },
    ],
    ['worked example: steps', { workedExample: { problem: 'p', answer: 'a' } }, { workedExample: { steps: [] } }],
    [
      'worked example: steps that are texts',
      { workedExample: { problem: 'p', answer: 'a', steps: ['Go', 'Stop'] } },
      { workedExample: { steps: [{ action: 'Go' }, { action: 'Stop' }] } },
    ],
    [
      'worked example: a step without action',
      { workedExample: { problem: 'p', answer: 'a', steps: [{ calculation: '2 + 2' }] } },
      { workedExample: { steps: [{ action: '', calculation: '2 + 2' }] } },
    ],
  ])('%s', (_name, fields, expected) => expect(read({ id: 's', ...fields })).toMatchObject(expected))

  test('an empty cell of a table keeps its place', () => {
    const rows = [
      ['a', null, 'c'],
      [true, 'b', 3],
    ]
    expect(read({ id: 's', comparisonTable: { headers: ['1', '2', '3'], rows } })?.comparisonTable?.rows).toEqual([
      ['a', '', 'c'],
      ['', 'b', '3'],
    ])
  })

  test('one thing where a list belongs is mended as one', () => {
    expect(read({ id: 's', keyTerms: { term: 'Ion' } })?.keyTerms).toEqual([
      { term: 'Ion', definition: '', examples: [] },
    ])
  })
})

test('what is there is left as it is', () => {
  const whole = {
    id: 's',
    title: 'S',
    text: 'T',
    media: [{ type: 'image', url: '/a.png', altText: 'a' }],
    comparison: [{ title: 'A', definition: 'd', characteristics: ['c'], examples: [] }],
    caseStudy: { title: 'C', scenario: 's', questions: [], discussionPrompts: [] },
  }
  expect(preparedSection(whole, 3)).toEqual(whole)
  expect(read(whole)).toMatchObject(whole)
})

test.each([null, 5, true, [1, 2]])('what is no section is left for the schema to refuse: %j', (value) => {
  expect(read(value)).toBeUndefined()
})

test('whatever stands in its parts, a section with an id is read, and nothing given is changed', () => {
  const part = fc.constantFrom(
    'media',
    'comparison',
    'examples',
    'interactiveElement',
    'caseStudy',
    'activity',
    'keyTerms',
    'comparisonTable',
    'workedExample',
    'diagram',
    'checks',
    'text',
    'title',
  )
  fc.assert(
    fc.property(
      fc.dictionary(part, fc.oneof(oddValue, fc.array(oddValue, { maxLength: 3 })), { maxKeys: 5 }),
      (fields) => {
        const before = JSON.stringify(fields)
        expect(read({ ...fields, id: 's' })?.id).toBe('s')
        expect(JSON.stringify(fields)).toBe(before)
      },
    ),
    { numRuns: 200 },
  )
})
