import { describe, expect, test } from 'vitest'
import { answered, logOf, rated } from '#tests/factories/learner.ts'
import { hasSharedActs, seenFrom } from './seen-from.ts'

const inAb = {
  curriculum: 'ap',
  subject: 'calculus-ab',
  courseId: 'AP-CALCULUS-AB',
  moduleId: 'unit-4-contextual-applications',
  lessonId: 'straight-line-motion',
}
const inBc = { courseId: 'AP-CALCULUS-BC', lessonId: 'rectilinear-motion' }

describe('an act as another course sees it', () => {
  test('in a shared lesson it was done in the course’s own, under the same id, at the same moment', () => {
    const answer = answered(1000, inAb)
    expect(seenFrom('AP-CALCULUS-BC', answer)).toEqual({ ...answer, ...inBc })
    const rating = rated(2000, { ...inAb, ...inBc })
    expect(seenFrom('AP-CALCULUS-AB', rating)).toEqual({ ...rating, ...inAb, curriculum: 'ap', subject: 'calculus-ab' })
  })

  test('in any other lesson, without a lesson, or seen from any other course it stays what it is', () => {
    const answer = answered(1000, inAb)
    const { lessonId: _none, ...elsewhere } = inAb
    for (const [courseId, act] of [
      ['AP-CALCULUS-AB', answer],
      ['AP-BIOLOGY', answer],
      ['AP-CALCULUS-BC', answered(1000, { ...inAb, lessonId: 'linearization' })],
      ['AP-CALCULUS-BC', answered(1000, elsewhere)],
    ] as const)
      expect(seenFrom(courseId, act)).toBe(act)
  })

  test('a reset belongs to the course it was made in', () => {
    const { lessonId: _none, ...module } = inAb
    const { type: _type, ...stamped } = answered(1000)
    const reset = { ...stamped, ...module, type: 'challenge-progress-reset' as const }
    expect(seenFrom('AP-CALCULUS-BC', reset)).toBe(reset)
  })

  test('a log has shared acts where the other course was studied', () => {
    const log = logOf([answered(1000, inAb)])
    expect(hasSharedActs(log, 'AP-CALCULUS-BC')).toBe(true)
    expect(hasSharedActs(log, 'AP-CALCULUS-AB')).toBe(false)
    expect(hasSharedActs(log, 'SNC1W')).toBe(false)
    expect(hasSharedActs(logOf([]), 'AP-CALCULUS-BC')).toBe(false)
  })
})
