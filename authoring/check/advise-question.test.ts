import { describe, expect, test } from 'vitest'
import type { AuthoredBlank } from '#domain/question/blank/blank-fields.ts'
import { makeChoice } from '#tests/factories/make-course.ts'
import { numbersTypedAsTerms, shortcomingsOf } from './advise-question.ts'

const words = (count: number) => 'word '.repeat(count).trim()

describe('what could be better in a question', () => {
  test.each([
    ['an explanation of 20 words and two hints', words(20), ['a', 'b'], []],
    ['a short explanation', words(19), ['a', 'b'], ['the explanation has 19 words; 35 to 90 are asked for']],
    [
      'a hint that a comma cut in two',
      words(40),
      ['Is it true', 'or useful?'],
      ['a hint goes on in the next one: a comma parts a list in brackets, so put each into quotation marks'],
    ],
    ['one hint', words(40), ['a'], ['there is one hint; two or three are asked for']],
  ])('%s', (_name, explanation, hints, told) => {
    expect(shortcomingsOf(makeChoice('q', { explanation, hints }))).toEqual(told)
  })
})

describe('a number that is typed as a word', () => {
  const told = (blank: AuthoredBlank, scope = {}) => numbersTypedAsTerms(inTable(blank), scope).length
  const inTable = (blank: AuthoredBlank) =>
    makeChoice('q', { type: 'table', options: undefined, table: { columns: ['a', 'b'], rows: [['head', blank]] } })

  test.each<[string, AuthoredBlank, Record<string, number>, number]>([
    ['a number in quotes', { answer: '12' }, {}, 1],
    ['an expression over a parameter', { answer: '2 * n' }, { n: 3 }, 1],
    ['a place', { answer: '@{n | fixed 1}' }, { n: 3 }, 1],
    ['the first of a list', { answer: ['12', 'twelve'] }, {}, 1],
    ['with form: number', { answer: '2 * n', form: 'number' }, { n: 3 }, 0],
    ['with form: term, as in a table of codes', { answer: '12', form: 'term' }, {}, 0],
    ['with a tolerance it is a number', { answer: '2 * n', tolerance: 1 }, { n: 3 }, 0],
    ['chosen, not typed', { answer: '12', choices: ['12', '13'] }, {}, 0],
    ['a number as such', { answer: 12 }, {}, 0],
    ['a word', { answer: 'oxygen' }, { n: 3 }, 0],
    ['a letter that is also a constant', { answer: 'e' }, {}, 0],
    ['a formula', { answer: 'H2O' }, {}, 0],
  ])('%s', (_name, blank, scope, count) => expect(told(blank, scope)).toBe(count))

  test('in a sentence and on a drawing as well', () => {
    const sentence = makeChoice('q', {
      type: 'inline-choice',
      options: undefined,
      sentence: 'It is [[x]].',
      blanks: { x: { answer: '5' } },
    })
    const drawing = makeChoice('q', { type: 'label', options: undefined, places: [{ at: [1, 2], answer: '5' }] })
    expect(numbersTypedAsTerms(sentence, {})).toHaveLength(1)
    expect(numbersTypedAsTerms(drawing, {})).toHaveLength(1)
  })
})
