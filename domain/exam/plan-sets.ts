import type { ExamBlueprint } from '../content/course.ts'
import { sumOf } from '../maths/sum-of.ts'
import { seededRandom } from '../seed/seeded-random.ts'
import type { BankItem, BankUnit } from './exam-bank.ts'
import { weightOf } from './item-pool.ts'
import type { ExamDifficulty } from './plan-exam.ts'

/** Share of an exam's items that come in sets, where the bank has enough of them (content standard, section 1). */
const WANTED_SHARE = 1 / 3
/** How many times as often as another item one of a set may be used to reach it; less where practice questions, which are used less, help out. */
const MOST_FAVOUR = { rich: 2, poor: 1.8 }
/** The same among the items of one difficulty, of which other modules may use up the places. */
const FAVOUR_IN_LEVEL = 1.35
/** Steps of the golden ratio spread the exams of a series as evenly as can be. */
const GOLDEN_STEP = (Math.sqrt(5) - 1) / 2

type Module = { places: number; isRich: boolean; units: readonly BankUnit[] }

/**
 * How many sets each module gives to each exam of a series, so that a third of the items, or as many as the bank has, come in sets: in proportion
 * to a module's places and sets. The modules are sampled systematically (Madow 1949): over the series each gets its share, and every exam as many sets as the others, give or take one.
 * @param modules places of the exam, and the units that may fill them
 * @returns for an exam of the series by its place, the number of sets of each module
 */
export function planSets(
  modules: readonly Module[],
  { easy, intermediate, advanced }: ExamBlueprint['difficulty'],
  series: number,
): (take: number) => number[] {
  const wanted = modules.map((module) => setsWanted(module, { 1: easy, 2: intermediate, 3: advanced }))
  const start = seededRandom(series, 'exam-sets')()
  return (take) => {
    const phase = (start + take * GOLDEN_STEP) % 1
    return wanted.map((count, index) => {
      const before = sumOf(wanted.slice(0, index))
      return Math.floor(phase + before + count) - Math.floor(phase + before)
    })
  }
}

/** Sets of a module in an exam, on average. */
function setsWanted({ places, isRich, units }: Module, mix: Record<ExamDifficulty, number>): number {
  const favour = isRich ? MOST_FAVOUR.rich : MOST_FAVOUR.poor
  const sets = units.filter((unit) => unit.length > 1)
  const inSets = sumOf(sets.map((unit) => unit.length))
  if (inSets === 0) return 0
  const own = inSets / sumOf(units.map((unit) => unit.length))
  const share = Math.min(WANTED_SHARE, (favour * own) / (1 + (favour - 1) * own))
  const evenly = places / sumOf(units.map((unit) => unit.length))
  const favoured = Math.min((places * share) / inSets, ...([1, 2, 3] as const).map((level) => mostUsed(level)))
  return sets.length * Math.min(1, Math.max(evenly, favoured))

  /** So that beside the sets enough places of a difficulty are left for its items that stand alone. */
  function mostUsed(level: ExamDifficulty): number {
    const isOf = ({ authored }: BankItem) => authored.difficulty === level
    const alone = sumOf(units.filter((unit) => unit.length === 1).map((unit) => (isOf(unit[0]) ? weightOf(unit) : 0)))
    const inSet = sets.flat().filter(isOf).length
    return alone === 0 || inSet === 0 ? 1 : (places * mix[level]) / (inSet + alone / FAVOUR_IN_LEVEL)
  }
}
