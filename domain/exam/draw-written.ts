import type { Course } from '../content/course.ts'
import { seededRandom, shuffled } from '../seed/seeded-random.ts'
import type { BankItem } from './exam-bank.ts'
import { planWritten, type WrittenPlan } from './plan-written.ts'

/**
 * The written sections of the first exams of a series: what was asked least comes first, so that a retake brings other questions as far as
 * the bank has them (D14, D24).
 * @param series a seed that `seriesOf` gives
 * @param count 1 to `SERIES_LENGTH`
 */
export function drawWritten(course: Pick<Course, 'exam' | 'modules'>, series: number, count: number): WrittenPlan[] {
  const uses = new Map<string, number>()
  const usesOf = ({ authored }: BankItem) => uses.get(authored.id) ?? 0
  const inOrder = (items: readonly BankItem[]) => shuffled(seededRandom(series, 'exam-written'), items)
  return Array.from({ length: count }, () => {
    const plan = planWritten(course, { inOrder, uses: usesOf })
    for (const item of plan.filled.flatMap(({ items }) => items)) uses.set(item.authored.id, usesOf(item) + 1)
    return plan
  })
}
