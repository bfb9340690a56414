import { expect, test } from 'vitest'
import { compareStudyPlans } from '#tests/simulation/compare-study-plans.ts'

test('who studies by expected gain wins more points in the same minutes than by the order of the course, or at random', () => {
  const won = compareStudyPlans(6, 5)
  expect(won['expected gain']).toBeGreaterThan(1.1 * (won['due, earliest shaky, next'] ?? 0))
  expect(won['expected gain']).toBeGreaterThan(1.1 * (won['random order'] ?? 0))
})
