import { describe, expect, test } from 'vitest'
import { beliefOf, EVEN, examOf, times, widthOf } from '#tests/factories/course-belief.ts'
import { forecastExam } from './forecast-exam.ts'
import { narrowestBy } from './narrow-forecast.ts'

describe('what would narrow it most', () => {
  test('is the module that the exam asks about most and of which least is known', () => {
    expect(narrowestBy(beliefOf([]), examOf([0.4, 0.4, 0.1, 0.1]), 12)).toBe('m')
    expect(narrowestBy(beliefOf([]), examOf([0.1, 0.1, 0.4, 0.4]), 12)).toBe('n')
    expect(narrowestBy(beliefOf(times(40, { lesson: 0 })), examOf(EVEN), 12)).toBe('n')
    expect(narrowestBy(beliefOf(times(40, { lesson: 3 })), examOf(EVEN), 12)).toBe('m')
  })
  test('of an exam that asks nothing there is none; a module of no weight is never it', () => {
    expect(narrowestBy(beliefOf([]), examOf(EVEN, { lessons: [] }), 12)).toBeUndefined()
    expect(narrowestBy(beliefOf([]), examOf([0, 0, 0, 0]), 12)).toBeUndefined()
    expect(narrowestBy(beliefOf(times(60, { lesson: 0 })), examOf([0.5, 0.5, 0, 0]), 12)).toBe('m')
  })
  test('is what it says: as many answers there leave a narrower interval than in the other module', () => {
    const known = Array.from({ length: 24 }, (_, i) => ({ lesson: i % 2, isCorrect: i % 3 > 0 }))
    const shape = examOf([0.3, 0.3, 0.2, 0.2])
    const best = narrowestBy(beliefOf(known), shape, 12)
    const widthAfter = (moduleId: string) => {
      const first = moduleId === 'm' ? 0 : 2
      const more = Array.from({ length: 12 }, (_, i) => ({ lesson: first + (i % 2), isCorrect: i % 3 > 0 }))
      return widthOf(forecastExam(beliefOf([...known, ...more]), shape))
    }
    expect(best).toBe('n')
    expect(widthAfter('n')).toBeLessThan(widthAfter('m'))
  })
})
