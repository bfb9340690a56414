import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareAlgebra } from '../question/compare-algebra.ts'
import { type Question, questionSchemaOf } from '../question/question.ts'
import { markdownSchema } from '../text/rich-text.ts'
import { findLeak } from './find-leak.ts'
import { showQuestion } from './show-question.ts'

const question = (fields: Record<string, unknown>): Question =>
  questionSchemaOf(markdownSchema).parse({ id: 'q', prompt: 'What is it?', ...fields })
const leaks = (one: Question, text: string) => findLeak(one, text, compareAlgebra)

const gas = question({
  type: 'multiple-choice',
  prompt: 'Which gas do plants take in?',
  options: [
    { id: 'a', content: 'Oxygen' },
    { id: 'b', content: 'Carbon dioxide', correct: true },
    { id: 'c', content: 'Nitrogen' },
  ],
})

describe('a multiple-choice answer (D20)', () => {
  test.each([
    'It is carbon dioxide.',
    'The answer is **B**.',
    'Option B is the one to take.',
    'I would choose B.',
    'B is correct, well spotted.',
    'It is the second option that is right.',
    'A is wrong, and C is not possible either.',
    'Not oxygen. Nitrogen is wrong too.',
    'C-a-r-b-o-n d-i-o-x-i-d-e',
    'edixoid nobrac',
    'pneoba qvbkvqr',
    btoa('carbon dioxide'),
    'La réponse est B.',
    '- **A.** Oxygen\n- **B.** Carbon dioxide ✅\n- **C.** Nitrogen',
  ])('%s', (text) => expect(leaks(gas, text)).toBe(true))

  test.each([
    'What do plants need for making sugar?',
    'Think about what you breathe out.',
    'Is it A, B or C? Say why.',
    'Look at both sides of the equation.',
    'Plants give something off, too.',
  ])('no leak: %s', (text) => expect(leaks(gas, text)).toBe(false))

  test('the question with all its options is no leak', () => expect(leaks(gas, showQuestion(gas))).toBe(false))
})

const energy = question({
  type: 'numeric',
  prompt: 'Plants store 4200 kJ. A tenth is passed on. How much?',
  answer: 420,
  tolerance: 1,
  unit: 'kJ',
})

describe('a number (D20)', () => {
  test.each([
    '420',
    'So you get 420 kJ.',
    'That makes 420 000 J.',
    'four hundred and twenty kilojoules',
    'about 4.2 × 10^2 kJ',
    'It comes to 420.0.',
    'Half of 840 is 420.',
  ])('%s', (text) => expect(leaks(energy, text)).toBe(true))

  test.each(['Take a tenth of 4200 kJ.', 'Divide by 10.', 'What is 10 % of it?', 'There are 3 steps.'])(
    'no leak: %s',
    (text) => expect(leaks(energy, text)).toBe(false),
  )

  test('a number of the prompt leaks only where it is called the answer', () => {
    const same = question({ type: 'numeric', prompt: 'Of 5 frogs none leave. How many stay?', answer: 5 })
    expect(leaks(same, 'There are 5 frogs at the start.')).toBe(false)
    expect(leaks(same, 'So the answer is 5.')).toBe(true)
  })

  test('any whole number is found, in digits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 11, max: 99_999 }),
        fc.constantFrom('It is ', 'You get ', '= ', ''),
        (answer, lead) => {
          expect(leaks(question({ type: 'numeric', answer }), `${lead}${answer}.`)).toBe(true)
        },
      ),
    )
  })
})

describe('words and formulas (D20)', () => {
  const word = question({ type: 'short-answer', prompt: 'What do plants do with light?', answer: ['photosynthesis'] })
  const formula = question({
    type: 'short-answer',
    prompt: 'Simplify $3x + 4 + 2x$.',
    answer: ['5x + 4'],
    answerForm: 'algebra',
  })
  test.each(['They do photosynthesis.', 'p h o t o s y n t h e s i s', 'sisehtnysotohp', btoa('photosynthesis')])(
    'word: %s',
    (text) => expect(leaks(word, text)).toBe(true),
  )
  test.each(['It becomes $5x + 4$.', 'So 4 + 5x', 'You get 5x+4 in the end', '$4 + x \\cdot 5$'])(
    'formula: %s',
    (text) => expect(leaks(formula, text)).toBe(true),
  )
  test.each(['Which terms are alike?', '$3x$ and $2x$ are alike.', 'Look at $3x + 4 + 2x$ again.'])(
    'no leak: %s',
    (text) => expect(leaks(formula, text)).toBe(false),
  )
})

describe('true or false (D20)', () => {
  const options = [
    { id: 'true', content: 'True' },
    { id: 'false', content: 'False', correct: true },
  ]
  const statement = question({ type: 'true-false', prompt: 'The Sun goes round Earth.', options })
  test.each(['It is false.', 'C’est faux.', 'That is not true.'])('%s', (text) =>
    expect(leaks(statement, text)).toBe(true),
  )
  test.each(['True or false?', 'Is it true or is it false?', 'What moves?'])('no leak: %s', (text) =>
    expect(leaks(statement, text)).toBe(false),
  )
})
