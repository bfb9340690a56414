import { describe, expect, test } from 'vitest'
import { ilmGuide } from '#tests/ilm/start-dialogue.ts'
import { type Question, questionSchemaOf } from '../question/question.ts'
import { markdownSchema } from '../text/rich-text.ts'
import { type Opened, USUAL_STEPS } from './dialogue.ts'
import { answerSteps, answerText, openSteps, promptText, showQuestion } from './show-question.ts'

const question = (fields: Record<string, unknown>): Question =>
  questionSchemaOf(markdownSchema).parse({ id: 'q', prompt: 'What is it?', ...fields })
const options = [
  { id: 'a', content: '$x^2$ and `y`' },
  { id: 'b', content: 'b'.repeat(300), correct: true },
]
const opened = (key: string, more: Partial<Opened> = {}): Opened => {
  const askable = ilmGuide.question(key)
  const made = askable?.make(1)
  if (!askable || !made) throw new Error(`no ${key}`)
  return { askable, question: made, seed: 1, tried: [], hints: 0, ...more }
}

describe('a question in plain text', () => {
  test.each([
    [
      'multiple choice',
      { type: 'multiple-choice', options },
      /^What is it\?\n\n- \*\*A\.\*\* \$x\^2\$ and `y`\n- \*\*B\.\*\* b+$/,
    ],
    ['true or false', { type: 'true-false', answer: true }, /^What is it\?\n\nTrue or false\?$/],
    ['a number', { type: 'numeric', answer: 3 }, /^What is it\?$/],
    ['a number with a unit', { type: 'numeric', answer: 3, unit: 'cm' }, /\*Answer with a number in cm\.\*$/],
    [
      'figures',
      { type: 'numeric', answer: 3, significantFigures: 2 },
      /\*Answer with a number with 2 significant figures\.\*$/,
    ],
    ['a text', { type: 'short-answer', answer: ['x'] }, /^What is it\?$/],
  ])('%s', (_name, fields, shown) => expect(showQuestion(question(fields))).toMatch(shown))

  test('a picture is shown with its alternative text', () => {
    const picture = { type: 'image', content: '/media/x.svg' }
    expect(promptText(question({ type: 'numeric', prompt: { ...picture, alt: 'A lamp' } }))).toBe(
      '![A lamp](/media/x.svg)',
    )
    expect(promptText(question({ type: 'numeric', prompt: picture }))).toBe('![A picture](/media/x.svg)')
  })

  test('a list says what is chosen from and how to answer', () => {
    const pairs = ['one', 'two', 'three'].map((left, index) => ({ left, right: String(index + 1) }))
    const shown = showQuestion(question({ type: 'match', pairs }))
    for (const part of ['one', 'two', 'three', '1', '2', '3']) expect(shown).toContain(part)
    expect(shown).toMatch(/\*[^*]+\*$/)
  })
})

describe('a button for each option', () => {
  test('says its letter and sends its words, readable and short', () => {
    const steps = answerSteps(question({ type: 'multiple-choice', options }))
    expect(steps.map(({ label, kind }) => [label, kind])).toEqual([
      ['A', 'answer'],
      ['B', 'answer'],
    ])
    expect(steps[0]?.message).toBe('A) x² and y')
    expect(steps[1]?.message).toHaveLength(200)
  })

  test('true and false are said as such', () => {
    expect(answerSteps(question({ type: 'true-false', answer: false })).map(({ message }) => message)).toEqual([
      'True',
      'False',
    ])
  })

  test.each(['numeric', 'short-answer'])('a typed answer has none: %s', (type) =>
    expect(answerSteps(question({ type, answer: type === 'numeric' ? 1 : ['x'] }))).toEqual([]),
  )
})

describe('what can be done while a question is open', () => {
  const labels = (one: Opened) => openSteps(one).map(({ label }) => label)

  test('a hint while there are hints, then the lesson', () => {
    expect(labels(opened('energy-of-hare'))).toEqual(['Give me a hint', 'Another question'])
    expect(labels(opened('energy-of-hare', { hints: 1 }))).toContain('Give me a hint')
    expect(labels(opened('energy-of-hare', { hints: 2 }))).toEqual(['Explain this', 'Another question'])
  })

  test('the worked solution once it is earned', () => {
    expect(labels(opened('gas-taken-in', { tried: [1] }))).not.toContain('Show the worked solution')
    expect(labels(opened('gas-taken-in', { tried: [1, 2] }))).toContain('Show the worked solution')
    expect(labels(opened('producers-make-food', { tried: [1] }))).toContain('Show the worked solution')
  })

  test('every button names what it sends', () => {
    for (const { label, message } of [...openSteps(opened('gas-taken-in')), ...USUAL_STEPS]) {
      expect(label).not.toBe('')
      expect(message.length).toBeGreaterThan(0)
      expect(message.length).toBeLessThanOrEqual(200)
    }
  })
})

test.each([
  ['gas-taken-in', 'Carbon dioxide'],
  ['producers-make-food', 'False'],
  ['energy-of-hare', '820 kJ'],
  ['who-breaks-down', 'decomposer'],
  ['collect-terms', '$7x + 7$'],
])('the right answer to %s in words: %s', (key, text) => expect(answerText(opened(key).question)).toContain(text))
