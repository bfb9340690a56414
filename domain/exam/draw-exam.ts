import type { Course } from '../content/course.ts'
import { seededRandom, shuffled } from '../seed/seeded-random.ts'
import { type BankItem, type BankUnit, fitsPart } from './exam-bank.ts'
import { APART } from './exam-series.ts'
import { leavesFillable } from './fill-places.ts'
import type { Pool } from './item-pool.ts'
import { firstBy } from './rank.ts'
import { startTally, type Tally } from './tally-items.ts'

/** Some places of the exam: an item or a whole set, and which variant of it when a template is used more than once. */
export type DrawnUnit = { items: BankUnit; variant: number }

/** The places that one module has in one part. */
type Places = { part: number; module: number; left: number; drawn: DrawnUnit[] }

/** What one exam is drawn from. */
export type ExamDraw = {
  counts: readonly (readonly number[])[]
  pool: Pool
  /** in exams next to this one: how many exams away */
  seen: ReadonlyMap<BankUnit, number>
  /** of each module */
  sets: readonly number[]
  /** its written section */
  written: readonly BankItem[]
  seed: number
}

/** The choice section of one exam of a series, part by part (drawItems says how). */
export function drawExam(course: Pick<Course, 'exam' | 'modules'>, draw: ExamDraw): DrawnUnit[][] {
  const { parts } = course.exam
  const places = draw.counts.flatMap((row, part) =>
    row.map((left, module): Places => ({ part, module, left, drawn: [] })),
  )
  const tally = startTally(course, draw.pool.units, draw.written)
  const drawer = new Drawer(draw, tally, parts)
  for (const [module, count] of draw.sets.entries())
    drawer.drawSets(
      count,
      places.filter((one) => one.module === module),
    )
  const inTurn = shuffled(seededRandom(draw.seed, 'exam-places'), places)
  for (const part of parts.keys()) for (const one of inTurn) if (one.part === part) drawer.fill(one)
  return parts.map((_, part) => places.filter((one) => one.part === part).flatMap(({ drawn }) => drawn))
}

/** How much of a difficulty that lags a turn outweighs, so that what is wanted seldom is not forgotten. */
const TURN_COUNTS = 0.25
/** How much of a turn an item waits whose skill and lesson have had their share. */
const LEAD_COUNTS = 1

/** Draws one exam. */
class Drawer {
  readonly #draw: ExamDraw
  readonly #tally: Tally
  readonly #parts: Course['exam']['parts']

  constructor(draw: ExamDraw, tally: Tally, parts: Course['exam']['parts']) {
    this.#draw = draw
    this.#tally = tally
    this.#parts = parts
  }

  /** Sets of a module, each in the part where it fits and most places are free. */
  drawSets(count: number, places: readonly Places[]): void {
    for (let drawn = 0; drawn < count; drawn++) {
      const found = places
        .toSorted((a, b) => b.left - a.left)
        .flatMap((one) => {
          const sets = this.#fitting(one, this.#draw.pool.ofModule(one.module)).filter((unit) => unit.length > 1)
          const best = firstBy(
            sets.filter((unit) => this.#draw.pool.isOwn(unit) && this.#isFree(unit)),
            (unit) => [this.#staleness(unit), this.#draw.pool.turn(unit)],
          )
          return best ? [{ one, best }] : []
        })
        .at(0)
      if (!found) return
      this.#place(found.one, found.best)
    }
  }

  /** The rest of the places, as far as the bank reaches. */
  fill(places: Places): void {
    while (places.left > 0) {
      const unit = this.#next(places)
      if (!unit) return
      this.#place(places, unit)
    }
  }

  #next(places: Places): BankUnit | undefined {
    const { pool } = this.#draw
    const own = pool.ofModule(places.module)
    const fresh = this.#fitting(places, own)
    const alone = fresh.filter((unit) => unit.length === 1)
    const inPart = pool.units.filter((unit) => unit.every((item) => fitsPart(item, this.#partOf(places))))
    const others = inPart.filter((unit) => isAlone(unit) && this.#tally.uses(unit) === 0)
    const best = (units: readonly BankUnit[]) => this.#best(units, places.part)
    const free = (units: readonly BankUnit[]) => best(units.filter((unit) => this.#isFree(unit)))
    return (
      free(alone) ??
      free(fresh) ??
      best(own.filter((unit) => hasVariants(unit) && inPart.includes(unit))) ??
      free(others) ??
      best(fresh) ??
      best(others) ??
      best(inPart.filter(hasVariants))
    )
  }

  /** What is not in this exam yet, may stand in the part, and leaves places that can be filled. */
  #fitting(places: Places, units: readonly BankUnit[]): BankUnit[] {
    const part = this.#partOf(places)
    const fresh = units.filter((unit) => this.#tally.uses(unit) === 0 && unit.every((item) => fitsPart(item, part)))
    const fits = leavesFillable(
      places.left,
      fresh.map((unit) => unit.length),
    )
    return fresh.filter((unit) => fits(unit.length))
  }

  #isFree = (unit: BankUnit) => !this.#tally.hasEnemyOf(unit)
  #partOf = ({ part }: Pick<Places, 'part'>) => this.#parts[part] ?? { calculator: true }

  #place(places: Places, items: BankUnit): void {
    places.drawn.push({ items, variant: this.#tally.uses(items) })
    places.left -= items.length
    this.#tally.take(items, places.part)
  }

  /** The first by: seen by whoever takes the exams next to this one, difficulty that lags, turn, skill and lesson that lag. */
  #best(units: readonly BankUnit[], part: number): BankUnit | undefined {
    const { pool } = this.#draw
    const tally = this.#tally
    return firstBy(units, (unit) => {
      const stale = this.#staleness(unit)
      const turn = pool.turn(unit)
      return [
        tally.uses(unit),
        stale,
        stale === 0 ? 0 : turn,
        TURN_COUNTS * (turn + LEAD_COUNTS * tally.lead(unit)) - tally.demand(unit, part),
      ]
    })
  }

  #staleness = (unit: BankUnit) => staleness(unit, this.#draw.seen, this.#draw.pool.isOwn(unit))
}

const isAlone = ([first]: BankUnit) => first.setKey === undefined
const hasVariants = (unit: BankUnit) => isAlone(unit) && unit[0].isTemplate

/** 0 new to the student, or new in its numbers, then seen as it is, the farther away the better; last what only helps out. */
function staleness(unit: BankUnit, seen: ReadonlyMap<BankUnit, number>, isOwn: boolean): number {
  if (!isOwn) return 1 + APART
  const distance = seen.get(unit)
  return distance === undefined || unit.every(({ isTemplate }) => isTemplate) ? 0 : 1 + APART - distance
}
