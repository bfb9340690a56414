import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ilmGuide } from '#tests/ilm/start-dialogue.ts'
import type { Question } from '../question/question.ts'
import { letteredOptions, readAnswer } from './read-answer.ts'

const asked = (key: string): Question => {
  const question = ilmGuide.question(key)?.make(1)
  if (!question) throw new Error(`the course has no ${key}`)
  return question
}
const gas = asked('gas-taken-in')
const mushroom = asked('producers-make-food')
const hare = asked('energy-of-hare')
const dead = asked('who-breaks-down')
const terms = asked('collect-terms')

/** The letter a message is read as; `several` when it names more than one, `talk` when it is no answer. */
function letterIn(question: Question, message: string): string {
  const read = readAnswer(question, message)
  if (read.kind === 'unclear') return 'several'
  if (read.kind === 'no-answer') return 'talk'
  return (
    letteredOptions(question).find(({ reply }) => JSON.stringify(reply) === JSON.stringify(read.reply))?.letter ?? ''
  )
}

describe('an option is named by its letter, however it is wrapped', () => {
  test.each([
    ['B', 'B'],
    ['b', 'B'],
    [' b ', 'B'],
    ['b.', 'B'],
    ['B)', 'B'],
    ['(b)', 'B'],
    ['b!', 'B'],
    ['B?', 'B'],
    ['option b', 'B'],
    ['Letter B', 'B'],
    ['choice c', 'C'],
    ['answer d', 'D'],
    ['I think B', 'B'],
    ['i think its b', 'B'],
    ['I think it’s B.', 'B'],
    ['my answer is b', 'B'],
    ['my final answer is D', 'D'],
    ['is it b?', 'B'],
    ['could it be c?', 'C'],
    ['maybe a', 'A'],
    ['probably A', 'A'],
    ['so, B', 'B'],
    ['um B', 'B'],
    ['hmm, i guess c', 'C'],
    ['id say d', 'D'],
    ['I’ll go with B', 'B'],
    ['I’m going with B', 'B'],
    ['it has to be b', 'B'],
    ['B because plants breathe in what we breathe out', 'B'],
    ['b since sugar holds carbon', 'B'],
    ['B, right?', 'B'],
    ['the answer is B', 'B'],
    ['the answer: B', 'B'],
    ['je pense que c’est B', 'B'],
    ['alors B parce que le sucre', 'B'],
    ['B) Carbon dioxide', 'B'],
    ['option b is what i take', 'B'],
  ])('%s → %s', (message, letter) => expect(letterIn(gas, message)).toBe(letter))
})

describe('an option is named by its words', () => {
  test.each([
    ['carbon dioxide', 'B'],
    ['Carbon Dioxide!', 'B'],
    ['carbon-dioxide', 'B'],
    ['its carbon dioxide', 'B'],
    ['i think it is carbon dioxide', 'B'],
    ['the carbon dioxide', 'B'],
    ['carbon dioxide because we breathe it out', 'B'],
    ['carbon dioxide from the air', 'B'],
    ['it takes in nitrogen', 'C'],
    ['OXYGEN', 'A'],
    ['helium lol', 'D'],
  ])('%s → %s', (message, letter) => expect(letterIn(gas, message)).toBe(letter))
})

describe('several options, or one that is not there, are asked about again', () => {
  test.each(['A or B', 'a, b', 'A/B', 'a and c', '(a) or (d)', 'a or b or c', 'F', 'option h'])('%s', (message) =>
    expect(letterIn(gas, message)).toBe('several'),
  )
})

describe('talk is no answer, though it may name an option', () => {
  test.each([
    '',
    '?',
    'why',
    'what is that',
    'i had a cat',
    'a maple leaf',
    'the lesson said something about oxygen and carbon dioxide',
    'is helium even a gas in the air that leaves could take in at all',
    'what is the difference between oxygen and nitrogen',
    'hello',
    'none of them',
    '42',
    'be careful',
    'beta',
  ])('"%s"', (message) => expect(letterIn(gas, message)).toBe('talk'))
})

describe('true and false in the words of students', () => {
  test.each([
    ['true', 'A'],
    ['T', 'A'],
    ['True.', 'A'],
    ['yes', 'A'],
    ['yep', 'A'],
    ['yeah i think so', 'A'],
    ['its true', 'A'],
    ['definitely true', 'A'],
    ['vrai', 'A'],
    ['oui', 'A'],
    ['false', 'B'],
    ['F', 'B'],
    ['false because it has no chlorophyll', 'B'],
    ['i think its false', 'B'],
    ['no', 'B'],
    ['nope', 'B'],
    ['no it lives on dead wood', 'B'],
    ['faux', 'B'],
    ['non', 'B'],
    ['probably false', 'B'],
    ['b', 'B'],
    ['true or false', 'talk'],
    ['vrai ou faux?', 'talk'],
    ['yes or no', 'talk'],
    ['not sure', 'talk'],
    ['what is a mushroom', 'talk'],
    ['truth', 'talk'],
    ['falsely', 'talk'],
  ])('%s → %s', (message, letter) => expect(letterIn(mushroom, message)).toBe(letter))
})

test('no text is graded that is no option, number, short text or formula, and none makes reading fail', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 200 }),
      fc.constantFrom(gas, mushroom, hare, dead, terms),
      (message, question) => {
        const read = readAnswer(question, message)
        if (read.kind !== 'answer') return
        expect(read.text).not.toBe('')
        expect(read.reply.type).toBe(question.type)
      },
    ),
    { numRuns: 400 },
  )
})
