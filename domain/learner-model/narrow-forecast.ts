import { type Belief, sumOver, times, upwards } from './ability-grid.ts'
import { type ExamShape, marksOf } from './forecast-exam.ts'
import { type CourseBelief, LESSON_KERNEL, moduleAbility } from './infer-course.ts'

/**
 * The module where more answers would narrow the forecast most: where the variance they are expected to take away is largest, by the
 * normal theory of sampling, v² / (v + luck of the answers) for a variance v.
 * @param questions how many more
 * @returns a module id; undefined for an exam of no lessons
 */
export function narrowestBy(course: CourseBelief, shape: ExamShape, questions: number): string | undefined {
  const marks = marksOf(shape)
  const shares = new Map<string, number>()
  for (const { moduleId, share } of shape.lessons) shares.set(moduleId, (shares.get(moduleId) ?? 0) + share)
  let best: { moduleId: string; taken: number } | undefined
  for (const [moduleId, share] of shares) {
    let mean = 0
    let square = 0
    for (const trend of course.trends) {
      const ability = moduleAbility(trend, moduleId)
      const expected: Belief = upwards(LESSON_KERNEL, marks(trend.risen - course.forgotten).mean)
      mean += trend.weight * sumOver(times(ability, expected))
      square += trend.weight * sumOver(times(ability, times(expected, expected)))
    }
    const variance = Math.max(0, square - mean * mean)
    const luck = (mean * (1 - mean)) / questions
    const taken = (share * variance) ** 2 / (variance + luck)
    if (share > 0 && (!best || taken > best.taken)) best = { moduleId, taken }
  }
  return best?.moduleId
}
