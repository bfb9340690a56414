import { describe, expect, test } from 'vitest'
import { markdownSchema } from '../text/rich-text.ts'
import { lessonSchemaOf, lessonSectionSchemaOf } from './lesson.ts'

const lessons = lessonSchemaOf(markdownSchema)
const sections = lessonSectionSchemaOf(markdownSchema)
const section = (fields: object) => sections.safeParse({ id: 's', ...fields })

describe('a lesson needs an id and a title, and nothing else (LES-05, LES-15)', () => {
  test('all else is empty', () => {
    expect(lessons.parse({ id: 'a', title: 'A' })).toEqual({
      id: 'a',
      title: 'A',
      difficulty: '',
      learningObjectives: [],
      content: [],
    })
  })

  test.each([{}, { id: 'a' }, { title: 'A' }, { id: 1, title: 'A' }, { id: 'a', title: null }])(
    '%j is no lesson',
    (value) => expect(lessons.safeParse(value).success).toBe(false),
  )

  test('a section needs an id', () => {
    expect(sections.safeParse({}).success).toBe(false)
    expect(sections.parse({ id: 's' })).toMatchObject({
      id: 's',
      isOptional: false,
      keyTerms: [],
      media: [],
      checks: [],
    })
  })

  test('what a gateway sends beyond it is left out, not refused', () => {
    const read = lessons.parse({ id: 'a', title: 'A', colour: 'red', content: [{ id: 's', mood: 'good' }] })
    expect(read).not.toHaveProperty('colour')
    expect(read.content[0]).not.toHaveProperty('mood')
  })
})

describe('minutes are positive (LES-26)', () => {
  test.each([0.5, 1, 45])('%d', (estimatedMinutes) => expect(section({ estimatedMinutes }).success).toBe(true))
  test.each([0, -1, '5', Number.NaN])('not %j', (estimatedMinutes) =>
    expect(section({ estimatedMinutes }).success).toBe(false),
  )
})

describe('parts of a section', () => {
  test.each([
    ['a picture', { media: [{ type: 'image', url: '/a.svg' }] }],
    ['a video with a transcript', { media: [{ type: 'video', url: '/a.mp4', transcript: 'Words.' }] }],
    ['a diagram', { diagram: { description: 'd', elements: ['a'] } }],
    ['a case', { caseStudy: { title: 'C', scenario: 's' } }],
    ['an activity with one instruction', { activity: { description: 'd', instructions: 'Do.' } }],
    ['an activity with several', { activity: { description: 'd', instructions: ['Do.', 'Look.'] } }],
    ['an ordering', { interactiveElement: { type: 'ordering', items: ['a', 'b', 'c'] } }],
    ['a kind of Try It nobody knows (LES-18)', { interactiveElement: { type: 'hologram', items: ['a'] } }],
    [
      'a worked example with numbered steps',
      { workedExample: { problem: 'p', steps: [{ step: 1, action: 'a' }], answer: 'x' } },
    ],
    [
      'a worked example with named steps',
      { workedExample: { problem: 'p', steps: [{ step: '1a', action: 'a' }], answer: 'x' } },
    ],
    ['an empty table', { comparisonTable: { headers: [], rows: [] } }],
  ])('%s is read', (_name, fields) => expect(section(fields).success).toBe(true))

  test.each([
    ['media of another kind', { media: [{ type: 'audio', url: '/a.mp3' }] }, 'media.0.type'],
    ['media without an address', { media: [{ type: 'image' }] }, 'media.0.url'],
    ['a card without a title', { comparison: [{ definition: 'd' }] }, 'comparison.0.title'],
    ['a term without a definition', { keyTerms: [{ term: 't' }] }, 'keyTerms.0.definition'],
    ['a case without a scenario', { caseStudy: { title: 'C' } }, 'caseStudy.scenario'],
    [
      'a step without an action',
      { workedExample: { problem: 'p', steps: [{}], answer: 'x' } },
      'workedExample.steps.0.action',
    ],
    ['a worked example without an answer', { workedExample: { problem: 'p', steps: [] } }, 'workedExample.answer'],
    [
      'a slider without steps',
      {
        interactiveElement: {
          type: 'slider',
          slider: { inputs: [{ name: 'a', label: 'A', min: 0, max: 1, step: 0, start: 0 }], outputs: [] },
        },
      },
      'interactiveElement.slider.inputs.0.step',
    ],
    [
      'a slider whose name is no name',
      {
        interactiveElement: {
          type: 'slider',
          slider: { inputs: [{ name: '1a', label: 'A', min: 0, max: 1, step: 1, start: 0 }], outputs: [] },
        },
      },
      'interactiveElement.slider.inputs.0.name',
    ],
    [
      'seven decimals',
      {
        interactiveElement: {
          type: 'slider',
          slider: { inputs: [], outputs: [{ label: 'A', formula: '1', decimals: 7 }] },
        },
      },
      'interactiveElement.slider.outputs.0.decimals',
    ],
    ['a check without a prompt', { checks: [{ id: 'c', type: 'multiple-choice' }] }, 'checks.0.prompt'],
  ])('%s is refused where it stands', (_name, fields, path) => {
    const read = section(fields)
    expect(read.error?.issues.map((issue) => issue.path.join('.'))).toContain(path)
  })

  test('a plain string is an item’s text; an item may say its group, its blank and its feedback', () => {
    const items = ['a', { text: 'b', category: 'living' }, { text: '___', accept: ['x'], feedback: 'Yes.' }]
    expect(
      sections.parse({ id: 's', interactiveElement: { type: 'sorting', items } }).interactiveElement?.items,
    ).toEqual([{ text: 'a' }, { text: 'b', category: 'living' }, { text: '___', accept: ['x'], feedback: 'Yes.' }])
  })

  test('a slider has one decimal and no unit unless told', () => {
    const slider = {
      inputs: [{ name: 'a', label: 'A', min: 0, max: 9, step: 1, start: 3 }],
      outputs: [{ label: 'B', formula: '2 * a' }],
    }
    expect(
      sections.parse({ id: 's', interactiveElement: { type: 'slider', slider } }).interactiveElement?.slider,
    ).toEqual({
      inputs: [{ ...slider.inputs[0], unit: '' }],
      outputs: [{ ...slider.outputs[0], unit: '', decimals: 1 }],
    })
  })
})
