import type { Course, ExamBlueprint } from '../content/course.ts'

export type ExamDifficulty = 1 | 2 | 3

/**
 * Shares out `total` whole things by weight so that every share is within one of its exact value (largest remainder,
 * Hamilton's method); ties go to the earlier one. All-zero weights count as equal.
 */
export function shareOut(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  const exact = weights.map((weight) => (sum > 0 ? (total * weight) / sum : total / weights.length))
  const shares = exact.map(Math.floor)
  const left = total - shares.reduce((a, b) => a + b, 0)
  const byRemainder = exact.map((value, index) => ({ index, remainder: value - Math.floor(value) }))
  byRemainder.sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/** Questions per difficulty of a part, easy to advanced (D21). */
export function difficultyCounts(count: number, mix: ExamBlueprint['difficulty']): Record<ExamDifficulty, number> {
  const [easy = 0, intermediate = 0, advanced = 0] = shareOut(count, [mix.easy, mix.intermediate, mix.advanced])
  return { 1: easy, 2: intermediate, 3: advanced }
}

/** How many questions each module gives to each part: `counts[part][module]`. */
export type ExamPlan = { counts: number[][] }

/**
 * The blueprint as counts (D21): the whole exam is shared out over the modules by weight, then each part takes its number
 * of questions from what the modules still owe, in proportion, so that rows and columns both add up.
 */
export function planExam(course: Pick<Course, 'exam' | 'modules'>): ExamPlan {
  const total = course.exam.parts.reduce((sum, part) => sum + part.questions, 0)
  const owed = shareOut(
    total,
    course.modules.map((module) => module.weight),
  )
  const counts = course.exam.parts.map((part, index) => {
    const isLast = index === course.exam.parts.length - 1
    const row = isLast ? [...owed] : shareOut(part.questions, owed)
    row.forEach((count, module) => {
      owed[module] = (owed[module] ?? 0) - count
    })
    return row
  })
  return { counts }
}
