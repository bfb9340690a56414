import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareAlgebra } from '../question/compare-algebra.ts'
import { type Question, questionSchemaOf } from '../question/question.ts'
import { markdownSchema } from '../text/rich-text.ts'
import { findLeak } from './find-leak.ts'
import { showQuestion } from './show-question.ts'

const question = (fields: Record<string, unknown>): Question =>
  questionSchemaOf(markdownSchema).parse({ id: 'q', prompt: 'What is it?', ...fields })
const choice = (prompt: string, ...contents: string[]) =>
  question({
    type: 'multiple-choice',
    prompt,
    options: contents.map((content, index) => ({ id: String(index), content, correct: index === 1 })),
  })
const leaks = (one: Question, text: string) => findLeak(one, text, compareAlgebra)

const speeds = choice('How fast does it go?', '12 m/s', '25 m/s', '40 m/s', '50 m/s')
const parts = choice('Which part catches light?', 'The nucleus', 'The chloroplast', 'The cell wall')
const lamp = question({
  type: 'numeric',
  prompt: 'A lamp of 60 Ω carries 2 A. What is the voltage?',
  answer: 120,
  unit: 'V',
})
const third = question({ type: 'numeric', prompt: 'How much is one part of three?', answer: 1 / 3, tolerance: 0.005 })
const cold = question({ type: 'numeric', prompt: 'It was 5 °C and fell by 17 °C.', answer: -12, unit: '°C' })
const line = question({ type: 'short-answer', answerForm: 'algebra', prompt: 'Expand $3(x - 2)$.', answer: ['3x - 6'] })
const word = question({ type: 'short-answer', prompt: 'Who eats only plants?', answer: ['herbivore', 'plant eater'] })
const match = question({
  type: 'match',
  prompt: 'Match them.',
  pairs: [
    { left: 'lynx', right: 'carnivore' },
    { left: 'hare', right: 'herbivore' },
    { left: 'bear', right: 'omnivore' },
  ],
})

describe('the answer is found in every form the checker would take', () => {
  test.each<[string, Question, string]>([
    ['a number with its unit', speeds, 'It goes 25 m/s.'],
    ['the option’s letter', speeds, 'Choose B.'],
    ['the option’s words', parts, 'Look for the chloroplast.'],
    ['without its article', parts, 'Chloroplast it is.'],
    ['another unit', lamp, 'So 0.12 kV is what you get.'],
    ['words', lamp, 'one hundred and twenty volts'],
    ['words in pieces', lamp, 'a hundred and twenty? No: one hundred twenty.'],
    ['a power of ten', lamp, 'It is 1.2 × 10^2.'],
    ['a calculation with its result', lamp, '2 × 60 = 120'],
    ['a rounded number', third, 'That is about 0.33.'],
    ['a fraction', third, 'It is 1/3.'],
    ['a negative number', cold, 'You end at -12.'],
    ['a negative number with a real minus', cold, 'You end at −12 °C.'],
    ['a negative number in words', cold, 'minus twelve degrees'],
    ['a formula', line, 'You get 3x - 6.'],
    ['a formula the other way round', line, 'You get $-6 + 3x$.'],
    ['a formula behind an equals sign', line, '$3(x-2) = 3x-6$'],
    ['a word', word, 'A herbivore does.'],
    ['another accepted word', word, 'We say plant eater.'],
    ['a word in capitals', word, 'HERBIVORE'],
    ['a pair', match, 'The lynx is a carnivore.'],
  ])('%s', (_form, one, text) => expect(leaks(one, text)).toBe(true))
})

describe('help is no leak', () => {
  test.each<[string, Question, string]>([
    ['numbers of the question', lamp, 'You have 60 Ω and 2 A.'],
    ['a law', lamp, 'Use $V = IR$.'],
    ['another number', lamp, 'It is more than 100.'],
    ['steps', lamp, 'There are 2 steps.'],
    ['the size of what is known', cold, 'Start at 5 °C and go down 17.'],
    ['all options as a question', parts, 'Is it the nucleus, the chloroplast or the cell wall?'],
    ['the question again', speeds, showQuestion(speeds)],
    ['the expression to be expanded', line, 'Look at $3(x - 2)$ again.'],
    ['one of its terms', line, 'What is $3 \\cdot x$?'],
    ['a related word', word, 'Think of a deer.'],
    ['one side of a pair', match, 'What does a lynx eat?'],
    ['nothing', word, ''],
  ])('%s', (_form, one, text) => expect(leaks(one, text)).toBe(false))
})

describe('options', () => {
  test('all but one ruled out is the one', () => {
    expect(leaks(speeds, 'It is not 12 m/s. Not 40 m/s either. And 50 m/s is wrong.')).toBe(true)
    expect(leaks(speeds, 'It is not 12 m/s.')).toBe(false)
    expect(leaks(parts, 'The nucleus is wrong. The cell wall is wrong.')).toBe(true)
  })

  test.each([
    'Option B',
    'The answer is (B)',
    'I pick B',
    'it is B.',
    'B is right',
    'the second option is correct',
    'réponse B',
  ])('the letter: %s', (text) => expect(leaks(parts, text)).toBe(true))
  test.each(['Option A', 'A is not it', 'B or C?', 'Vitamin B helps', 'Which letter?'])('no letter: %s', (text) =>
    expect(leaks(parts, text)).toBe(false),
  )

  test('a list of them all is none, unless one is marked', () => {
    const list = ['- A. The nucleus', '- B. The chloroplast', '- C. The cell wall']
    expect(leaks(parts, list.join('\n'))).toBe(false)
    expect(leaks(parts, [list[0], `${list[1]} ← correct`, list[2]].join('\n'))).toBe(true)
    expect(leaks(parts, [list[0], list[1]].join('\n'))).toBe(true)
  })
})

test('any number that would be marked right is found, any far from it is not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 13, max: 9999 }), fc.integer({ min: 1, max: 500 }), (answer, off) => {
      const one = question({ type: 'numeric', prompt: 'How many?', answer })
      expect(leaks(one, `You have ${answer} of them.`)).toBe(true)
      expect(leaks(one, `You have ${answer + off} of them.`)).toBe(false)
    }),
    { numRuns: 60 },
  )
})
