import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answered, logOf, NOON } from '#tests/factories/learner.ts'
import { chanceOf, masteryOf, type SkillEstimate, UNKNOWN_SKILL, uncertaintyOf, updateSkill } from './estimate-skill.ts'
import { masteryFold, showMastery } from './mastery-fold.ts'
import { evidenceOf, type SkillEvidence, skillKey } from './skill-evidence.ts'

// The model of docs/decisions/2026-11-20-mastery.md, worked out by hand from its formulas, and what must hold whatever is answered.

const plain = { status: 'correct', hintsUsed: 0, source: 'practice', questionType: 'numeric', difficulty: 2 } as const
type Answer = Parameters<typeof evidenceOf>[0]

describe('the evidence in an answer', () => {
  test.each<[string, Partial<Answer>, Partial<SkillEvidence>]>([
    ['right, at once', {}, { isCorrect: true, weight: 1, difficulty: 0, guess: 0.02 }],
    ['right after a hint', { hintsUsed: 1 }, { isCorrect: true, weight: 0.5 }],
    ['right after three hints', { hintsUsed: 3 }, { isCorrect: true, weight: 0.125 }],
    ['wrong', { status: 'incorrect' }, { isCorrect: false, weight: 1 }],
    ['wrong in spite of hints', { status: 'incorrect', hintsUsed: 3 }, { isCorrect: false, weight: 1 }],
    ['three quarters right', { status: 'incorrect', score: 0.75 }, { isCorrect: false, weight: 0.25 }],
    ['skipped', { status: 'skipped' }, { isCorrect: false, weight: 0.3 }],
    ['right in a lesson check', { source: 'lesson-check' }, { weight: 0.6 }],
    ['right with Ilm beside', { source: 'tutor', hintsUsed: 1 }, { weight: 0.3 }],
    ['right in an exam', { source: 'exam' }, { weight: 1 }],
    ['skipped in a lesson check', { source: 'lesson-check', status: 'skipped' }, { weight: 0.18 }],
    ['an easy one', { difficulty: 1 }, { difficulty: -1 }],
    ['an advanced one', { difficulty: 3 }, { difficulty: 1 }],
    ['one of no said difficulty', { difficulty: undefined }, { difficulty: 0 }],
    ['one of four options', { questionType: 'multiple-choice' }, { guess: 0.25 }],
    ['true or false', { questionType: 'true-false' }, { guess: 0.5 }],
    ['marked by the student', { questionType: 'written' }, { weight: 0.5 }],
    ['of a type that this release does not know', { questionType: 'hologram' }, { guess: 0.1, weight: 1 }],
  ])('%s (CHP-32)', (_, change, expected) => {
    const evidence = evidenceOf({ ...plain, ...change } as Answer)
    for (const [field, value] of Object.entries(expected)) {
      if (typeof value === 'number') expect(evidence[field as 'weight']).toBeCloseTo(value, 12)
      else expect(evidence[field as 'isCorrect']).toBe(value)
    }
  })

  test('belongs to its lesson, else to its module', () => {
    const place = { courseId: 'SNC1W', moduleId: 'matter' }
    expect(skillKey({ ...place, lessonId: 'atoms' })).toBe('SNC1W/matter/atoms')
    expect(skillKey(place)).toBe('SNC1W/matter/')
  })
})

const evidence = (change: Partial<SkillEvidence> = {}): SkillEvidence => ({
  isCorrect: true,
  weight: 1,
  difficulty: 0,
  guess: 0.02,
  ...change,
})

describe('one answer, by hand', () => {
  // for the first row: logistic(−0.4) = 0.40131; chance 0.02 + 0.94·0.40131 = 0.39723; slope 0.94·0.40131·0.59869 = 0.22585;
  // information 0.21302; variance 1/(1/1.4 + 0.21302) = 1.07839; step 1.07839·0.22585/0.39723 = 0.61311, and 0.06 for learning
  test.each([
    { what: 'right', change: {}, ability: 0.2731, variance: 1.1134, mastery: 55.67 },
    { what: 'wrong', change: { isCorrect: false }, ability: -0.7441, variance: 1.1134, mastery: 34.96 },
    { what: 'right of four options', change: { guess: 0.25 }, ability: 0.0436, variance: 1.238, mastery: 50.89 },
    { what: 'right on an advanced one', change: { difficulty: 1 }, ability: 0.5118, variance: 1.211, mastery: 60.38 },
    {
      what: 'wrong on an easy one',
      change: { difficulty: -1, isCorrect: false },
      ability: -0.972,
      variance: 1.1315,
      mastery: 30.81,
    },
    { what: 'right after a hint', change: { weight: 0.5 }, ability: -0.0237, variance: 1.2358, mastery: 49.51 },
    { what: 'skipped', change: { weight: 0.3, isCorrect: false }, ability: -0.5264, variance: 1.2955, mastery: 39.45 },
  ])('$what: mastery 42 becomes $mastery', ({ change, ability, variance, mastery }) => {
    const after = updateSkill(UNKNOWN_SKILL, evidence(change))
    expect(after.ability).toBeCloseTo(ability, 3)
    expect(after.variance).toBeCloseTo(variance, 3)
    expect(masteryOf(after)).toBeCloseTo(mastery, 1)
  })

  test('before any answer mastery is 42, give or take 29', () => {
    expect(masteryOf(UNKNOWN_SKILL)).toBeCloseTo(42.04, 1)
    expect(uncertaintyOf(UNKNOWN_SKILL)).toBeCloseTo(28.83, 1)
  })

  test('right, right, wrong, right: 64', () => {
    const after = [true, true, false, true].reduce(
      (estimate, isCorrect) => updateSkill(estimate, evidence({ isCorrect })),
      UNKNOWN_SKILL,
    )
    expect(masteryOf(after)).toBeCloseTo(63.85, 1)
    expect(after.evidence).toBe(4)
  })
})

const anyEvidence: fc.Arbitrary<SkillEvidence> = fc.record({
  isCorrect: fc.boolean(),
  weight: fc.double({ min: 0, max: 1, noNaN: true }),
  difficulty: fc.constantFrom(-1, 0, 1, 0.5),
  guess: fc.constantFrom(0.01, 0.02, 0.1, 0.25, 0.5),
})
const anyEstimate: fc.Arbitrary<SkillEstimate> = fc
  .array(anyEvidence, { maxLength: 25 })
  .map((answers) => answers.reduce(updateSkill, UNKNOWN_SKILL))

test('whatever is answered, mastery stays on its scale, and nobody is less sure than about a stranger', () => {
  fc.assert(
    fc.property(anyEstimate, (estimate) => {
      const mastery = masteryOf(estimate)
      expect(mastery > 0 && mastery < 100).toBe(true)
      expect(estimate.variance).toBeGreaterThan(0)
      expect(estimate.variance).toBeLessThanOrEqual(UNKNOWN_SKILL.variance)
      expect(uncertaintyOf(estimate)).toBeGreaterThan(0)
    }),
  )
})

test('a right answer is never worse for a student than a wrong one, and one answer is never everything', () => {
  fc.assert(
    fc.property(anyEstimate, anyEvidence, (before, item) => {
      const right = updateSkill(before, { ...item, isCorrect: true })
      const wrong = updateSkill(before, { ...item, isCorrect: false })
      expect(right.ability).toBeGreaterThanOrEqual(wrong.ability)
      expect(right.ability).toBeGreaterThanOrEqual(before.ability)
      for (const after of [right, wrong])
        expect(Math.abs(after.ability - before.ability)).toBeLessThanOrEqual(1.26 + 1e-9)
      expect(right.evidence).toBeCloseTo(before.evidence + item.weight, 9)
    }),
  )
})

test('an answer that proves nothing changes nothing', () => {
  fc.assert(
    fc.property(anyEstimate, anyEvidence, (before, item) => {
      const after = updateSkill(before, { ...item, weight: 0 })
      expect(after.ability).toBeCloseTo(before.ability, 12)
      expect(after.variance).toBeCloseTo(before.variance, 12)
    }),
  )
})

describe('the chance of a right answer', () => {
  test('lies between guessing and all but a slip, and grows with ability and with easier items', () => {
    const ability = fc.double({ min: -8, max: 8, noNaN: true })
    fc.assert(
      fc.property(ability, fc.double({ min: 0.01, max: 2, noNaN: true }), anyEvidence, (at, more, item) => {
        const chance = chanceOf(at, item)
        expect(chance >= item.guess && chance <= 0.96).toBe(true)
        expect(chanceOf(at + more, item)).toBeGreaterThan(chance)
        expect(chanceOf(at, { ...item, difficulty: item.difficulty + more })).toBeLessThan(chance)
      }),
    )
  })
  test('at one’s own level is half way', () => {
    expect(chanceOf(0, { difficulty: 0, guess: 0.02 })).toBeCloseTo(0.02 + 0.94 / 2, 12)
    expect(chanceOf(1, { difficulty: 1, guess: 0.25 })).toBeCloseTo(0.25 + 0.71 / 2, 12)
  })
})

describe('over a log', () => {
  const log = logOf([
    answered(NOON + 1, { lessonId: 'atoms' }),
    answered(NOON + 3, { lessonId: 'atoms', status: 'incorrect' }),
    answered(NOON + 2, { lessonId: 'atoms' }),
    answered(NOON + 4, { status: 'skipped', answer: null }),
    answered(NOON + 5, { lessonId: 'atoms', courseId: 'MTH1W' }),
  ])
  const states = masteryFold.start(log)
  test('each lesson has its own state, answers without a lesson share their module’s', () => {
    expect([...states.keys()].toSorted()).toEqual(['MTH1W/matter/atoms', 'SNC1W/matter/', 'SNC1W/matter/atoms'])
  })
  test('answers count in the order in which they were given', () => {
    const expected = [true, true, false].reduce(
      (estimate, isCorrect) =>
        updateSkill(
          estimate,
          evidenceOf({ ...plain, difficulty: undefined, status: isCorrect ? 'correct' : 'incorrect' }),
        ),
      UNKNOWN_SKILL,
    )
    expect(states.get('SNC1W/matter/atoms')).toEqual({
      ...expected,
      courseId: 'SNC1W',
      moduleId: 'matter',
      lessonId: 'atoms',
      lastPractised: NOON + 3,
    })
  })
  test('pages see mastery and how sure it is, never log-odds', () => {
    const state = states.get('SNC1W/matter/')
    if (!state) throw new Error('no state')
    const shown = showMastery(state)
    expect(shown).toEqual({
      courseId: 'SNC1W',
      moduleId: 'matter',
      mastery: masteryOf(state),
      uncertainty: uncertaintyOf(state),
      evidence: state.evidence,
      lastPractised: NOON + 4,
    })
    expect(shown).not.toHaveProperty('lessonId')
  })
})
