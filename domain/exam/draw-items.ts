import type { Course } from '../content/course.ts'
import { sumOf } from '../maths/sum-of.ts'
import { type DrawnUnit, drawExam } from './draw-exam.ts'
import { drawWritten } from './draw-written.ts'
import { type BankUnit, examBank, unitsOf } from './exam-bank.ts'
import { APART, distanceOf, SERIES_LENGTH, seriesOf, takeOf } from './exam-series.ts'
import { openPool } from './item-pool.ts'
import { planExam } from './plan-exam.ts'
import { planSets } from './plan-sets.ts'
import type { WrittenPlan } from './plan-written.ts'

/** What an exam of a series holds: the units of each part of its choice section, and its written section. */
export type DrawnExam = { parts: DrawnUnit[][]; written: WrittenPlan }

/**
 * Draws the items of an exam, part by part (D21, D24). A seed names a series of exams and one of them (exam-series.ts); exams that
 * stand next to each other share as little as the bank allows. Each place goes to the module the plan names. First come the sets,
 * whole, as many as planSets says, then items that stand alone: not seen in the exams next to this one, of the difficulty that lags
 * most, in turn, so that every item of a module and difficulty is used about equally often; of those whose turn it is, the one whose
 * skill and lesson lag most. Enemies, of the written section too, never stand in one exam while there is another choice. When a
 * module's bank is used up, a template of it gives a second variant, then another module helps out; a plain item and a set never
 * stand twice. A bank that is too small for the blueprint gives a shorter part.
 */
export const drawItems = (course: Pick<Course, 'exam' | 'modules'>, seed: number): DrawnExam =>
  drawSeries(course, seriesOf(seed), takeOf(seed) + 1).at(-1) ?? { parts: [], written: { filled: [], missing: [] } }

/**
 * The first exams of a series.
 * @param series a seed that `seriesOf` gives
 * @param count 1 to `SERIES_LENGTH`
 */
export function drawSeries(
  course: Pick<Course, 'exam' | 'modules'>,
  series: number,
  count: number = SERIES_LENGTH,
): DrawnExam[] {
  const { counts } = planExam(course)
  const inExam = course.modules.map((_, module) => sumOf(counts.map((row) => row[module] ?? 0)))
  const pool = openPool(unitsOf(examBank(course)), inExam, series)
  const setsOf = planSets(
    inExam.map((places, module) => ({
      places,
      isRich: pool.isRich(module),
      units: pool.ofModule(module).filter(pool.isOwn),
    })),
    course.exam.difficulty,
    series,
  )
  const exams: DrawnExam[] = []
  for (const [take, written] of drawWritten(course, series, count).entries()) {
    const seen = unitsNextTo(take, exams)
    const asked = written.filled.flatMap(({ items }) => items)
    const parts = drawExam(course, { counts, pool, seen, sets: setsOf(take), written: asked, seed: series + take })
    for (const { items } of parts.flat()) pool.use(items)
    exams.push({ parts, written })
  }
  return exams
}

/** What stands in the exams next to one, and how near. */
function unitsNextTo(take: number, exams: readonly DrawnExam[]): Map<BankUnit, number> {
  const near = [...exams.keys()].filter((other) => distanceOf(take, other) <= APART)
  // the nearest last, so that it stands
  near.sort((a, b) => distanceOf(take, b) - distanceOf(take, a))
  return new Map(
    near.flatMap((other) =>
      (exams[other]?.parts.flat() ?? []).map(({ items }) => [items, distanceOf(take, other)] as const),
    ),
  )
}
