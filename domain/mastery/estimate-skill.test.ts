import { expect, test } from 'vitest'
import { bestPeers, errorIn, worlds } from '#tests/simulation/compare-mastery-models.ts'
import { masteryOf, UNKNOWN_SKILL, uncertaintyOf, updateSkill } from './estimate-skill.ts'
import { evidenceOf } from './skill-evidence.ts'

const answer = { status: 'correct', hintsUsed: 0, source: 'practice', questionType: 'numeric', difficulty: 2 } as const
const after = (...answers: Parameters<typeof evidenceOf>[0][]) =>
  masteryOf(answers.reduce((estimate, each) => updateSkill(estimate, evidenceOf(each)), UNKNOWN_SKILL))

test('a hint lowers the evidence, not the mark (CHP-32)', () => {
  expect(after({ ...answer, hintsUsed: 1 })).toBeLessThan(after(answer))
  expect(after({ ...answer, hintsUsed: 3 })).toBeLessThan(after({ ...answer, hintsUsed: 1 }))
  expect(after({ ...answer, hintsUsed: 3 })).toBeGreaterThan(masteryOf(UNKNOWN_SKILL))
  expect(evidenceOf({ ...answer, hintsUsed: 2 }).isCorrect).toBe(true)
})

test('harder questions, and ones that cannot be guessed, prove more', () => {
  expect(after({ ...answer, difficulty: 3 })).toBeGreaterThan(after({ ...answer, difficulty: 1 }))
  expect(after(answer)).toBeGreaterThan(after({ ...answer, questionType: 'true-false' }))
})

test('lesson checks count as evidence, but less than practice; a skip is a weak sign', () => {
  const wrong = { ...answer, status: 'incorrect' } as const
  expect(after({ ...answer, source: 'lesson-check' })).toBeLessThan(after(answer))
  expect(after({ ...answer, status: 'skipped' })).toBeGreaterThan(after(wrong))
})

test('mastery stays within 0 to 100, rises with right answers, and grows surer', () => {
  let estimate = UNKNOWN_SKILL
  for (let i = 0; i < 200; i++) estimate = updateSkill(estimate, evidenceOf(answer))
  expect(masteryOf(estimate)).toBeGreaterThan(95)
  expect(masteryOf(estimate)).toBeLessThanOrEqual(100)
  expect(uncertaintyOf(estimate)).toBeLessThan(uncertaintyOf(UNKNOWN_SKILL))
})

test('on average over the simulated worlds it is closer than fixed Elo and knowledge tracing', () => {
  const models = bestPeers(150, 11)
  const meanError = (make: (typeof models)['uncertainElo']) =>
    worlds.reduce((sum, world) => sum + errorIn(world, make, 800, 12), 0) / worlds.length
  expect(meanError(models.uncertainElo)).toBeLessThan(meanError(models.fixedElo))
  expect(meanError(models.uncertainElo)).toBeLessThan(meanError(models.knowledgeTracing))
})
