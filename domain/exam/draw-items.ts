import type { Course } from '../content/course.ts'
import { seededRandom } from '../seed/seeded-random.ts'
import { type BankItem, type BankUnit, examBank, fitsPart, inSeedOrder, unitsOf } from './exam-bank.ts'
import { leavesFillable } from './fill-places.ts'
import { difficultyCounts, type ExamDifficulty, planExam } from './plan-exam.ts'

/** Some places of the exam: an item or a whole set, and which variant of it when a template is used more than once. */
export type DrawnUnit = { items: BankUnit; variant: number }

/** Keeps count of what the exam holds so far. */
class Draw {
  readonly #units = new Map<BankUnit, number>()
  readonly #lessons = new Map<string, number>()

  uses(unit: BankUnit) {
    return this.#units.get(unit) ?? 0
  }
  /** how often its lessons were asked about, on average */
  lessonUses(unit: BankUnit) {
    return mean(unit, ({ lessonKey }) => this.#lessons.get(lessonKey) ?? 0)
  }
  take(items: BankUnit): DrawnUnit {
    const variant = this.uses(items)
    this.#units.set(items, variant + 1)
    for (const { lessonKey } of items) this.#lessons.set(lessonKey, (this.#lessons.get(lessonKey) ?? 0) + 1)
    return { items, variant }
  }
}

const mean = (unit: BankUnit, of: (item: BankItem) => number) =>
  unit.reduce((sum, item) => sum + of(item), 0) / unit.length

/** The units of a part: all of them, and by module. */
type Candidates = { all: readonly BankUnit[]; own: readonly BankUnit[] }
type Wanted = Record<ExamDifficulty, number>

/**
 * Draws the items of an exam, part by part (D21). Each place goes to the module the plan names; among that module's unused
 * items the most wanted difficulty wins, then the lesson used least, then the seed's order. A set takes as many places as it has items,
 * and only where they are all free: it stands in an exam whole or not at all (D24). When a module's bank is used up, a
 * template of it gives a second variant, then another module helps out; a plain item and a set never stand twice. A bank that is too
 * small for the blueprint gives a shorter part.
 */
export function drawItems(course: Pick<Course, 'exam' | 'modules'>, seed: number): DrawnUnit[][] {
  const bank = inSeedOrder(seededRandom(seed, 'exam-bank'), unitsOf(examBank(course)))
  const { counts } = planExam(course)
  const draw = new Draw()
  return course.exam.parts.map((part, partIndex) => {
    const all = bank.filter((unit) => unit.every((item) => fitsPart(item, part)))
    const wanted = difficultyCounts(part.questions, course.exam.difficulty)
    return (counts[partIndex] ?? []).flatMap((count, module) => {
      const own = all.filter(([first]) => first.module === module)
      return drawPlaces(count, { all, own }, wanted, draw)
    })
  })
}

/** Fills the places of one module in one part. */
function drawPlaces(count: number, candidates: Candidates, wanted: Wanted, draw: Draw): DrawnUnit[] {
  const drawn: DrawnUnit[] = []
  let left = count
  while (left > 0) {
    const best = findUnit(left, candidates, wanted, draw)
    if (!best) return drawn
    for (const { authored } of best) wanted[authored.difficulty] -= 1
    drawn.push(draw.take(best))
    left -= best.length
  }
  return drawn
}

function findUnit(left: number, { all, own }: Candidates, wanted: Wanted, draw: Draw): BankUnit | undefined {
  const isFresh = (unit: BankUnit) => draw.uses(unit) === 0
  const isAlone = ([first]: BankUnit) => first.setKey === undefined
  const hasVariants = (unit: BankUnit) => isAlone(unit) && unit[0].isTemplate
  const fresh = own.filter(isFresh)
  const fits = leavesFillable(
    left,
    fresh.map((unit) => unit.length),
  )
  return (
    findBest(fresh, (unit) => fits(unit.length), wanted, draw) ??
    findBest(own, hasVariants, wanted, draw) ??
    findBest(all, (unit) => isAlone(unit) && isFresh(unit), wanted, draw) ??
    findBest(all, hasVariants, wanted, draw)
  )
}

/** The best of the units that may be taken; among equals the one that comes first in the seed's order. */
function findBest(
  units: readonly BankUnit[],
  mayTake: (unit: BankUnit) => boolean,
  wanted: Wanted,
  draw: Draw,
): BankUnit | undefined {
  let best: BankUnit | undefined
  for (const unit of units) {
    if (mayTake(unit) && (best === undefined || compare(unit, best, wanted, draw) < 0)) best = unit
  }
  return best
}

/** Negative when `a` is the better choice; 0 keeps the seed's order. */
function compare(a: BankUnit, b: BankUnit, wanted: Wanted, draw: Draw): number {
  const demand = (unit: BankUnit) => mean(unit, ({ authored }) => wanted[authored.difficulty])
  return draw.uses(a) - draw.uses(b) || demand(b) - demand(a) || draw.lessonUses(a) - draw.lessonUses(b)
}
