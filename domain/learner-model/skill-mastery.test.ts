import { describe, expect, test } from 'vitest'
import { beliefOf } from '#tests/factories/course-belief.ts'
import { skillsOf } from './skill-mastery.ts'

describe('mastery', () => {
  test('is knowing and not guessing: who only hits what chance hits masters next to nothing', () => {
    const guessed = Array.from({ length: 200 }, (_, i) => ({ isCorrect: i % 4 === 0, guess: 0.25 }))
    expect(skillsOf(beliefOf(guessed, 1000))[0]?.mastery).toBeLessThan(15)
  })
  test('is the surer the more answers there are, and each of them adds its weight to the evidence', () => {
    const told = (count: number) => Array.from({ length: count }, (_, i) => ({ isCorrect: i % 2 === 0 }))
    const [few, many] = [4, 64].map((count) => skillsOf(beliefOf(told(count)))[0])
    expect(many?.uncertainty).toBeLessThan((few?.uncertainty ?? 0) / 1.5)
    expect([few?.evidence, many?.evidence]).toEqual([4, 64])
  })
})
