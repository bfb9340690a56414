import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { blankSchemaOf } from './blank-fields.ts'
import { checkBlanks } from './check-blanks.ts'
import { describeGiven, describeRight } from './describe-blanks.ts'

const schema = blankSchemaOf(z.string())
const make = (fields: object) => schema.parse({ name: 'Current', ...fields })
const choose = make({
  choices: [
    { content: 'halves', correct: true },
    { content: 'doubles', correct: false, feedback: 'Upside down.', misconception: 'more-is-more' },
  ],
})
const number = make({ answer: 0.5, tolerance: 0.01, unit: 'A', mistakes: [{ answer: 2, feedback: 'Upside down.' }] })
const term = make({ answer: ['oxygen', 'O2'], mistakes: [{ answer: 'ozone', feedback: 'Three atoms.' }] })

test('each blank is worth the same; an open one is wrong', () => {
  expect(checkBlanks([choose, number, term], ['0', '500 mA', 'Oxygen'])).toMatchObject({ status: 'correct' })
  expect(checkBlanks([choose, number, term], ['0', '', 'helium'])).toMatchObject({
    status: 'incorrect',
    score: 1 / 3,
    parts: [{ isRight: true }, { isRight: false }, { isRight: false }],
  })
})

test('the first blank with a known wrong idea is talked about', () => {
  expect(checkBlanks([number, choose], ['2', '1'])).toMatchObject({ mistake: { feedback: 'Upside down.' } })
  expect(checkBlanks([term], ['Ozone'])).toMatchObject({ mistake: { feedback: 'Three atoms.' } })
  expect(checkBlanks([choose], ['1'])).toMatchObject({ mistake: { misconception: 'more-is-more' } })
})

test('a text that is no number is asked again, and in an exam counts as it stands', () => {
  expect(checkBlanks([choose, number], ['0', 'lots'])).toMatchObject({
    kind: 'malformed',
    reason: 'not-a-number',
    asItStands: { score: 0.5 },
  })
  expect(checkBlanks([choose, number], ['', ' '])).toEqual({ kind: 'malformed', reason: 'empty' })
})

test('what was given and what is right, in words', () => {
  expect([describeGiven(choose, '1', String), describeGiven(number, ' 2 A', String)]).toEqual(['doubles', '2 A'])
  expect([describeGiven(choose, '', String), describeGiven(choose, '9', String)]).toEqual(['?', '?'])
  expect([describeRight(choose, String), describeRight(number, String), describeRight(term, String)]).toEqual([
    'halves',
    '0.5 A',
    'oxygen',
  ])
})

test('equal quantities get equal marks, however they are written (10,000 of them)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), (value) => {
      const blank = make({ answer: value / 100, unit: 'A' })
      const written = [`${value / 100}`, `${value / 100} A`, `${value * 10} mA`, `${value}e-2`, `${value}/100`]
      for (const text of written) expect(checkBlanks([blank], [text])).toMatchObject({ status: 'correct' })
    }),
    { numRuns: 2000 },
  )
})
