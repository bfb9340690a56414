import { describe, expect, test } from 'vitest'
import { ilmGuide } from '#tests/ilm/start-dialogue.ts'
import { checkAnswer } from '../question/check-answer.ts'
import { compareAlgebra } from '../question/compare-algebra.ts'
import { type Question, questionSchemaOf } from '../question/question.ts'
import { markdownSchema } from '../text/rich-text.ts'
import { readAnswer } from './read-answer.ts'

const asked = (key: string): Question => {
  const question = ilmGuide.question(key)?.make(1)
  if (!question) throw new Error(`the course has no ${key}`)
  return question
}
const hare = asked('energy-of-hare')
const dead = asked('who-breaks-down')
const terms = asked('collect-terms')

/** What the platform's own checker says of a message that is read as an answer. */
function statusOf(question: Question, message: string): string {
  const read = readAnswer(question, message)
  if (read.kind !== 'answer') return read.kind
  const checked = checkAnswer(question, read.reply, compareAlgebra)
  return checked.kind === 'checked' ? checked.status : checked.reason
}

describe('a number is checked as it was typed, with a unit or without', () => {
  test.each([
    ['820', 'correct'],
    ['820 kJ', 'correct'],
    ['820kj', 'correct'],
    ['820,0', 'correct'],
    ['820000 J', 'correct'],
    ['0.82 MJ', 'correct'],
    ['i got 820', 'correct'],
    ['I get 820 kJ.', 'correct'],
    ['is it 820?', 'correct'],
    ['so = 820', 'correct'],
    ['x = 820', 'correct'],
    ['so its 820 kJ', 'correct'],
    ['my answer is 820 because a tenth of 8200', 'correct'],
    ['the answer is 8.2 x 10^2', 'correct'],
    ['8.2 × 10² kJ', 'correct'],
    ['82', 'incorrect'],
    ['7380', 'incorrect'],
    ['820 kg', 'incorrect'],
    ['-820', 'incorrect'],
    ['820 bananas', 'unknown-unit'],
    ['would it be 820', 'correct'],
    ['is the answer 820?', 'correct'],
    ['we get 820', 'correct'],
    ['it equals 820', 'correct'],
    ['it comes to 820', 'correct'],
    ['it would be 820 kJ', 'correct'],
    ['about 820', 'correct'],
    ['~820', 'correct'],
    ['approximately 820 kJ', 'correct'],
    ['I calculated 820', 'correct'],
  ])('%s → %s', (message, status) => expect(statusOf(hare, message)).toBe(status))

  test.each([
    'why',
    'how do i start',
    'what is a kilojoule',
    'there are 3 lynx and 4 hares in this forest i think',
    'a tenth',
    'energy',
    '',
    '...',
  ])('no number, no answer: "%s"', (message) => expect(readAnswer(hare, message).kind).toBe('no-answer'))
})

describe('a word or a term is short, and no question', () => {
  test.each([
    ['decomposer', 'correct'],
    ['a decomposer', 'correct'],
    ['its a decomposer', 'correct'],
    ['i think its called a decomposer', 'correct'],
    ['is it a decomposer?', 'correct'],
    ['decomposer because it rots things', 'correct'],
    ['detritivore', 'correct'],
    ['a producer', 'incorrect'],
    ['fungus', 'incorrect'],
    ['what is dead matter', 'no-answer'],
    ['why', 'no-answer'],
    ['how would i know that', 'no-answer'],
    ['explain decay', 'no-answer'],
    ['can you say it in other words', 'no-answer'],
    ['living things eat dead things and give them back', 'no-answer'],
    ['', 'no-answer'],
    ['  ', 'no-answer'],
  ])('"%s" → %s', (message, status) => expect(statusOf(dead, message)).toBe(status))
})

describe('a formula is read as students type it', () => {
  test.each([
    ['7x+7', 'correct'],
    ['7x + 7', 'correct'],
    ['7 + 7x', 'correct'],
    ['7*x + 7', 'correct'],
    ['7(x+1)', 'not-in-form'],
    ['i think 7x+7', 'correct'],
    ['is it 7x + 7?', 'correct'],
    ['$7x + 7$', 'correct'],
    ['7x+7 because 4+3=7', 'correct'],
    ['14x', 'incorrect'],
    ['7x', 'incorrect'],
    ['4x + 7 + 3x', 'not-in-form'],
    ['7x +', 'not-algebra'],
    ['what are like terms', 'no-answer'],
    ['add the numbers', 'no-answer'],
    ['put them together', 'no-answer'],
    ['so confused', 'no-answer'],
    ['banana', 'no-answer'],
    ['lol', 'no-answer'],
    ['ok', 'no-answer'],
    ['x', 'incorrect'],
    ['7y + 7', 'incorrect'],
    ['sqrt(49)x + 7', 'correct'],
    ['?', 'no-answer'],
  ])('%s → %s', (message, status) => expect(statusOf(terms, message)).toBe(status))
})

describe('a list is read as the question asks for it', () => {
  const select = questionSchemaOf(markdownSchema).parse({
    id: 'living',
    type: 'multiple-select',
    prompt: 'Which are alive?',
    options: [
      { id: 'a', content: 'A lichen', correct: true },
      { id: 'b', content: 'A crystal' },
      { id: 'c', content: 'A spruce', correct: true },
      { id: 'd', content: 'A river' },
    ],
  })
  test.each([
    ['A C', 'correct'],
    ['a, c', 'correct'],
    ['a and c', 'correct'],
    ['AC', 'correct'],
    ['I think A, C', 'correct'],
    ['C A', 'correct'],
    ['A', 'incorrect'],
    ['A B', 'incorrect'],
    ['what counts as alive', 'no-answer'],
    ['', 'no-answer'],
  ])('%s → %s', (message, status) => expect(statusOf(select, message)).toBe(status))
})

describe('talk is never graded as a short answer', () => {
  test.each([
    'lol',
    'LOL',
    'hmm',
    'hmmmm...',
    'ugh',
    'omg',
    'bruh',
    'wait what',
    'ok',
    'Okay.',
    'yes',
    'no',
    'maybe',
    'idc',
    'whatever',
    'really?',
    'oops',
    'sorry',
    'hold on',
    'this is hard',
    'it is so boring',
    'that’s confusing',
    'I’m tired',
    'im so done',
    'i think so',
    'nvm',
    'haha',
    'attends',
    'bof',
  ])('%s', (message) => expect(readAnswer(dead, message).kind).toBe('no-answer'))

  test('unless it is the very answer', () => {
    const yes = questionSchemaOf(markdownSchema).parse({
      id: 'yes',
      type: 'short-answer',
      prompt: 'Is a virus smaller than a cell? Yes or no?',
      answer: ['yes'],
    })
    expect(statusOf(yes, 'Yes')).toBe('correct')
    expect(statusOf(yes, 'ok')).toBe('no-answer')
  })
})
