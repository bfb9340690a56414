import fc from 'fast-check'
import { expect, test } from 'vitest'
import { POINTS } from './ability-grid.ts'
import { chanceOf, takeAnswer } from './answer-chance.ts'

test('the chance of a right answer lies between guessing and all but a slip, and grows with ability', () => {
  const ahead = fc.double({ min: -8, max: 8, noNaN: true })
  fc.assert(
    fc.property(
      ahead,
      fc.double({ min: 0.01, max: 2, noNaN: true }),
      fc.constantFrom(0.01, 0.25, 0.5),
      (at, more, guess) => {
        expect(chanceOf(at, guess) >= guess && chanceOf(at, guess) <= 0.98).toBe(true)
        expect(chanceOf(at + more, guess)).toBeGreaterThan(chanceOf(at, guess))
      },
    ),
  )
})

test('at one’s own level it is half way', () => {
  expect(chanceOf(0, 0.02)).toBeCloseTo(0.02 + 0.96 / 2, 12)
  expect(chanceOf(0, 0.25)).toBeCloseTo(0.25 + 0.73 / 2, 12)
})

const likelihoodAfter = (change: Partial<Parameters<typeof takeAnswer>[3]>, ahead = 0) => {
  const lasting = new Float64Array(POINTS)
  const answer = { isCorrect: true, weight: 1, difficulty: 0, guess: 0.25, ...change }
  takeAnswer(lasting, new Float64Array(POINTS), 1, answer, ahead)
  return lasting
}

test('the likelihood of an answer is the logarithm of its chance, at each ability', () => {
  // the grid's point 11 is −0.6; a right answer of four options to an easy item
  expect(likelihoodAfter({ difficulty: -1 })[11]).toBeCloseTo(Math.log(chanceOf(0.4, 0.25)), 12)
  expect(likelihoodAfter({ isCorrect: false })[11]).toBeCloseTo(Math.log(1 - chanceOf(-0.6, 0.25)), 12)
  expect(likelihoodAfter({ weight: 0.5 })[11]).toBeCloseTo(0.5 * Math.log(chanceOf(-0.6, 0.25)), 12)
  expect(likelihoodAfter({ weight: 0 }).every((value) => value === 0)).toBe(true)
})

test('a difficulty beyond all measure counts as the hardest', () => {
  expect(likelihoodAfter({ difficulty: 1e9 })).toEqual(likelihoodAfter({ difficulty: 5 }))
  expect(likelihoodAfter({ difficulty: -1e9 })).toEqual(likelihoodAfter({ difficulty: -5 }))
})
