import { sumOf } from '../maths/sum-of.ts'
import { seededRandom } from '../seed/seeded-random.ts'
import type { BankUnit } from './exam-bank.ts'

/** A module with items for so many exams of its own needs none from practice. */
const EXAMS_OF_ITS_OWN = 3
/** How often a practice question stands in an exam where it is needed, beside an item that is written for exams. */
const PRACTICE_WEIGHT = 0.6

/** The bank while the exams of a series are drawn: whose turn it is. */
export type Pool = {
  units: readonly BankUnit[]
  ofModule: (module: number) => readonly BankUnit[]
  /** the module needs no practice questions */
  isRich: (module: number) => boolean
  /** false for a practice question of a rich module: it helps out only */
  isOwn: (unit: BankUnit) => boolean
  /** Units take turns, each at a point of its own in the round; what is used half as often takes part in every second round. */
  turn: (unit: BankUnit) => number
  use: (unit: BankUnit) => void
}

/**
 * Stride scheduling (Waldspurger and Weihl 1995) over the exams of a series: a unit's turn is its uses plus a point by chance, over its weight. So in the long
 * run everything is used in proportion to its weight, and no unit twice before its like were used once. The point depends on the unit's own id: a bank that
 * grows a little changes the exams of a seed a little.
 * @param places of each module in one exam
 */
export function openPool(units: readonly BankUnit[], places: readonly number[], series: number): Pool {
  const byModule = Map.groupBy(units, ([first]) => first.module)
  const itemsForExams = (module: number) =>
    sumOf((byModule.get(module) ?? []).map((unit) => (unit[0].isExamOnly ? unit.length : 0)))
  const rich = places.map((count, module) => itemsForExams(module) >= EXAMS_OF_ITS_OWN * count)
  const start = new Map(units.map((unit) => [unit, seededRandom(series, `exam-turn/${keyOf(unit)}`)()]))
  const uses = new Map<BankUnit, number>()
  const turn = (unit: BankUnit) => ((uses.get(unit) ?? 0) + (start.get(unit) ?? 0)) / weightOf(unit)
  return {
    units,
    ofModule: (module) => byModule.get(module) ?? [],
    isRich: (module) => rich[module] === true,
    isOwn: ([first]) => first.isExamOnly || !rich[first.module],
    turn,
    use: (unit) => void uses.set(unit, (uses.get(unit) ?? 0) + 1),
  }
}

/** How often a unit is used, beside one that is written for exams. */
export const weightOf = ([{ isExamOnly }]: BankUnit): number => (isExamOnly ? 1 : PRACTICE_WEIGHT)

const keyOf = ([{ setKey, authored }]: BankUnit) => setKey ?? authored.id
