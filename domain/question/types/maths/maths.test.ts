import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkAnswer } from '../../check-answer.ts'
import { compareAlgebra } from '../../compare-algebra.ts'
import { plainFormOf } from '../../plain-types.ts'
import { questionSchemaOf } from '../../question.ts'
import type { Reply } from '../../reply.ts'

const schema = questionSchemaOf(z.string())
const question = schema.parse({
  id: 'q',
  type: 'maths',
  prompt: 'Differentiate.',
  expressions: [
    {
      name: '$f′(x) =$',
      accepted: ['6x^2 - 5'],
      mistakes: [{ answer: '6x^2', feedback: 'The linear term has a slope too.', misconception: 'lost-term' }],
    },
    { name: '$g′(x) =$', accepted: ['cos(x)'] },
  ],
})
const reply = (...given: string[]): Reply => ({ type: 'maths', given })
const check = (...given: string[]) => checkAnswer(question, reply(...given), compareAlgebra)

test('formulas that are equal for every value of their letters get the same mark (10,000 rewrites)', () => {
  const rewrite = fc.tuple(
    fc.constantFrom('6x^2 - 5', '6x² − 5', '-5 + 6x^2', '6*x*x - 5', '6·x**2-5', '6 x^2 - 5.0'),
    fc.constantFrom('cos(x)', 'cos x', 'COS(x)'.toLowerCase(), ' cos( x ) '),
  )
  fc.assert(
    fc.property(rewrite, ([first, second]) => {
      expect(check(first, second)).toMatchObject({ status: 'correct' })
    }),
    { numRuns: 10_000 },
  )
})

test('each formula is one share, and a known mistake is named however it is written', () => {
  expect(check('x^2*6', 'cos x')).toMatchObject({
    status: 'incorrect',
    score: 0.5,
    parts: [{ isRight: false }, { isRight: true }],
    mistake: { misconception: 'lost-term' },
  })
})

test('what is no formula is asked again, and in an exam counts as it stands', () => {
  expect(check('6x^2 - 5', 'cos(')).toMatchObject({
    kind: 'malformed',
    reason: 'not-algebra',
    asItStands: { score: 0.5 },
  })
  expect(check('', ' ')).toEqual({ kind: 'malformed', reason: 'empty' })
})

test('one formula is asked like any short answer in a conversation; several by semicolons', () => {
  const form = plainFormOf(question)
  expect(form.as === 'list' && form.read('1. 6x^2 - 5; 2. cos x')).toEqual(reply('6x^2 - 5', 'cos x'))
  const one = plainFormOf(schema.parse({ ...question, expressions: question.expressions?.slice(0, 1) }))
  expect(one.as).toBe('text')
})
