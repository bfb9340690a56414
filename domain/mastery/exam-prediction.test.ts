import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SkillEstimate, UNKNOWN_SKILL } from './estimate-skill.ts'
import { type ExamSkill, predictExamScore } from './predict-exam-score.ts'

const estimate = (ability: number, variance = 0.2): SkillEstimate => ({ ability, variance, evidence: 5 })
const evenly = (...estimates: (SkillEstimate | undefined)[]): ExamSkill[] =>
  estimates.map((each) => ({ share: 1 / estimates.length, estimate: each }))
const anyEstimate = fc.record({
  ability: fc.double({ min: -4, max: 4, noNaN: true }),
  variance: fc.double({ min: 0.05, max: 1.4, noNaN: true }),
  evidence: fc.nat(30),
})
const anySkills = fc
  .array(fc.option(anyEstimate, { nil: undefined }), { minLength: 1, maxLength: 12 })
  .map((estimates) => evenly(...estimates))
const anyItems = fc.integer({ min: 1, max: 120 })

test('a prediction lies in its interval, and both in 0 to 100', () => {
  fc.assert(
    fc.property(anySkills, anyItems, (skills, items) => {
      const { predicted, low, high, coverage } = predictExamScore(skills, items)
      expect(0 <= low && low <= predicted && predicted <= high && high <= 100).toBe(true)
      // four options: nobody is expected below a guess, nobody above all but a slip
      expect(predicted >= 25 - 1e-9 && predicted <= 96 + 1e-9).toBe(true)
      expect(coverage).toBeCloseTo(skills.filter((skill) => skill.estimate).length / skills.length, 9)
    }),
  )
})

test('the order in which lessons are listed does not matter', () => {
  fc.assert(
    fc.property(anySkills, anyItems, (skills, items) => {
      const forth = predictExamScore(skills, items)
      const back = predictExamScore(skills.toReversed(), items)
      for (const field of ['predicted', 'low', 'high', 'coverage'] as const)
        expect(back[field]).toBeCloseTo(forth[field], 6)
    }),
  )
})

test('who is better in a lesson is expected to score no less', () => {
  fc.assert(
    fc.property(anySkills, fc.nat(11), fc.double({ min: 0.1, max: 2, noNaN: true }), (skills, at, more) => {
      const place = at % skills.length
      const better = skills.map((skill, index) =>
        index === place && skill.estimate
          ? { ...skill, estimate: { ...skill.estimate, ability: skill.estimate.ability + more } }
          : skill,
      )
      expect(predictExamScore(better, 40).predicted).toBeGreaterThanOrEqual(
        predictExamScore(skills, 40).predicted - 1e-9,
      )
    }),
  )
})

describe('how wide the interval is', () => {
  const width = (skills: readonly ExamSkill[], items = 40) => {
    const { low, high } = predictExamScore(skills, items)
    return high - low
  }
  test('a longer exam leaves less to luck', () => {
    const skills = evenly(estimate(0), estimate(0.5), estimate(-0.5))
    const widths = [1, 10, 40, 120].map((items) => width(skills, items))
    expect(widths).toEqual(widths.toSorted((a, b) => b - a))
  })
  test('surer lessons make it narrower, lessons without answers wider', () => {
    const sure = evenly(estimate(0, 0.1), estimate(0, 0.1), estimate(0, 0.1))
    const unsure = evenly(estimate(0, 1.2), estimate(0, 1.2), estimate(0, 1.2))
    const gaps = evenly(estimate(0, 0.1), undefined, undefined)
    expect(width(sure)).toBeLessThan(width(unsure))
    expect(width(sure)).toBeLessThan(width(gaps))
  })
  test('is never less than what the model leaves out, 1.645 × 3.5 points either way', () => {
    const certain = evenly(...Array.from({ length: 60 }, () => estimate(0, 0.05)))
    expect(width(certain, 100_000)).toBeGreaterThanOrEqual(2 * 1.645 * 3.5)
  })
})

describe('lessons without answers', () => {
  test('all of them: the student nobody knows, a little below an unknown skill, and nothing covered', () => {
    const nobody = predictExamScore(evenly(undefined, undefined), 60)
    expect(nobody.coverage).toBe(0)
    const known = predictExamScore(evenly({ ...UNKNOWN_SKILL }, { ...UNKNOWN_SKILL }), 60)
    expect(nobody.predicted).toBeLessThan(known.predicted)
  })
  test('follow the student’s others: a strong student is expected to do better in them too', () => {
    const of = (ability: number) =>
      predictExamScore(evenly(estimate(ability), estimate(ability), undefined), 40).predicted
    expect(of(2)).toBeGreaterThan(of(0))
    expect(of(0)).toBeGreaterThan(of(-2))
  })
})

test('an exam of harder questions is expected to go worse', () => {
  const skills = evenly(estimate(0.3), estimate(0.8))
  const of = (easy: number, intermediate: number, advanced: number) =>
    predictExamScore(skills, 40, { easy, intermediate, advanced }).predicted
  expect(of(1, 0, 0)).toBeGreaterThan(of(0, 1, 0))
  expect(of(0, 1, 0)).toBeGreaterThan(of(0, 0, 1))
  expect(predictExamScore(skills, 40).predicted).toBeCloseTo(of(0.3, 0.5, 0.2), 9)
})

test('a lesson of a larger share counts for more', () => {
  const strong = estimate(2.5)
  const weak = estimate(-2.5)
  const mostly = (share: number) =>
    predictExamScore(
      [
        { share, estimate: strong },
        { share: 1 - share, estimate: weak },
      ],
      40,
    ).predicted
  expect(mostly(0.9)).toBeGreaterThan(mostly(0.5))
  expect(mostly(0.5)).toBeGreaterThan(mostly(0.1))
})
