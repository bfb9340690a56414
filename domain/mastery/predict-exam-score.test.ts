import { expect, test } from 'vitest'
import { seededRandom } from '#tests/seeded-random.ts'
import { normal, practise } from '#tests/simulation/simulated-students.ts'
import { UNKNOWN_SKILL, updateSkill } from './estimate-skill.ts'
import { type ExamSkill, predictExamScore } from './predict-exam-score.ts'

/** Simulated students practise some lessons of a course, then write the exam; how often does the interval hold? */
function coverage(
  students: number,
  practisedShare: number,
  items: number,
): { covered: number; width: number; bias: number } {
  const random = seededRandom(items + Math.round(100 * practisedShare))
  let covered = 0
  let width = 0
  let bias = 0
  for (let student = 0; student < students; student++) {
    const talent = normal(random)
    const lessons = 24
    const skills: ExamSkill[] = []
    const chances: ((difficulty: number, guess: number) => number)[] = []
    for (let lesson = 0; lesson < lessons; lesson++) {
      const isPractised = random() < practisedShare
      const { list, chanceOf } = practise('gradual', isPractised ? 4 + Math.floor(random() * 16) : 0, random, talent)
      let estimate = UNKNOWN_SKILL
      for (const { evidence } of list) estimate = updateSkill(estimate, evidence)
      skills.push({ share: 1 / lessons, estimate: isPractised ? estimate : undefined })
      chances.push(chanceOf)
    }
    let right = 0
    for (let item = 0; item < items; item++) {
      const luck = random()
      const difficulty = luck < 0.3 ? -1 : luck < 0.8 ? 0 : 1
      const chance = chances[item % lessons]
      if (chance && random() < chance(difficulty + 0.3 * normal(random), 0.25)) right++
    }
    const score = (100 * right) / items
    const { low, high, predicted } = predictExamScore(skills, items)
    if (score >= low && score <= high) covered++
    width += high - low
    bias += predicted - score
  }
  return { covered: covered / students, width: width / students, bias: bias / students }
}

test.each([
  [1, 40],
  [0.7, 40],
  [0.4, 40],
  [0.2, 40],
  [0.8, 60],
])(
  'the interval holds for 85 to 95 of 100 simulated students (%f of the lessons practised, %i items)',
  (share, items) => {
    const { covered, width, bias } = coverage(2000, share, items)
    expect(covered, JSON.stringify({ covered, width, bias })).toBeGreaterThanOrEqual(0.85)
    expect(covered, JSON.stringify({ covered, width, bias })).toBeLessThanOrEqual(0.95)
    expect(Math.abs(bias)).toBeLessThan(6)
  },
)

test('more practice narrows the interval', () => {
  expect(coverage(300, 1, 40).width).toBeLessThan(coverage(300, 0.1, 40).width)
})
