import type { Course } from '#domain/content/course.ts'
import { type DrawnExam, drawSeries } from '#domain/exam/draw-items.ts'
import { type BankItem, examBank, unitsOf } from '#domain/exam/exam-bank.ts'
import { SERIES_LENGTH } from '#domain/exam/exam-series.ts'
import { sumOf } from '#domain/maths/sum-of.ts'

/** Series whose exams make 500 seeds and a few. */
const SERIES = 84
/** Seeds of series far apart. */
const seriesSeed = (index: number) => Math.floor(((index * 0x9e37_79b1) % 2 ** 32) / SERIES_LENGTH) * SERIES_LENGTH

/** What 500 seeds draw for the choice section of a course. Shares are 0 to 1. */
export type DrawMeasures = {
  seeds: number
  places: number
  bank: number
  /** exams with fewer items than the blueprint has */
  short: number
  inSets: number
  /** share of the bank that belongs to sets */
  bankInSets: number
  examOnly: number
  difficulties: [number, number, number]
  /** share of each skill */
  skills: ReadonlyMap<string, number>
  /** items as they stood, word for word, in the exam before, and in one of the two before */
  secondRepeats: number
  thirdRepeats: number
  /** the most that can be new in a third exam, seen from the size of the bank alone */
  leastThirdRepeats: number
  /** questions of the written section, and the share of them that stood in the exam before */
  written: number
  writtenRepeats: number
  /** exams that hold two enemies, those of the written section among them */
  withEnemies: number
  /** sets that stand in an exam in part */
  brokenSets: number
  /** how many times as often as another item of its module and difficulty one is used */
  exposure: number
}

/** Draws the exams of 84 series, six each. */
export function measureDraws(course: Course): DrawMeasures {
  const bank = examBank(course)
  const sizes = new Map(unitsOf(bank).map((unit) => [unit[0].setKey, unit.length]))
  const places = sumOf(course.exam.parts.map(({ questions }) => questions))
  const all = Array.from({ length: SERIES }, (_, index) => drawSeries(course, seriesSeed(index + 1)))
  const exams = all.flat()
  const items = exams.flatMap((exam) => itemsIn(exam))
  const share = (having: (item: BankItem) => boolean) => items.filter(having).length / Math.max(1, items.length)
  const repeats = (before: number) => {
    const repeated = all.flatMap((series) =>
      series.flatMap((exam, take) => {
        const seen = new Set(
          Array.from(
            { length: before },
            (_, step) => series[(take + SERIES_LENGTH - 1 - step) % SERIES_LENGTH],
          ).flatMap((one) => (one ? itemsIn(one).map(idOf) : [])),
        )
        // a template comes with other numbers
        return itemsIn(exam).map((item) => !item.isTemplate && seen.has(idOf(item)))
      }),
    )
    return repeated.filter(Boolean).length / Math.max(1, repeated.length)
  }
  const repeatedInWriting = all.flatMap((series) =>
    series.flatMap((exam, take) => {
      const before = series[take - 1]
      if (!before) return []
      const seen = new Set(writtenIn(before).map(idOf))
      return writtenIn(exam).map((item) => seen.has(idOf(item)))
    }),
  )
  return {
    seeds: exams.length,
    places,
    bank: bank.length,
    short: exams.filter((exam) => itemsIn(exam).length < places).length,
    inSets: share(({ setKey }) => setKey !== undefined),
    bankInSets: bank.filter(({ setKey }) => setKey !== undefined).length / Math.max(1, bank.length),
    examOnly: share(({ isExamOnly }) => isExamOnly),
    difficulties: [1, 2, 3].map((level) => share(({ authored }) => authored.difficulty === level)) as [
      number,
      number,
      number,
    ],
    skills: new Map((course.exam.skills ?? []).map(({ id, title }) => [title, share(({ skill }) => skill === id)])),
    secondRepeats: repeats(1),
    thirdRepeats: repeats(2),
    leastThirdRepeats: leastRepeats(course, bank),
    written: exams[0] ? writtenIn(exams[0]).length : 0,
    writtenRepeats: repeatedInWriting.filter(Boolean).length / Math.max(1, repeatedInWriting.length),
    withEnemies: exams.filter((exam) => hasEnemies([...itemsIn(exam), ...writtenIn(exam)])).length,
    brokenSets: exams
      .flatMap(({ parts }) => parts.flat())
      .filter(({ items: unit }) => unit[0].setKey && sizes.get(unit[0].setKey) !== unit.length).length,
    exposure: exposureOf(items),
  }
}

/** The items of the choice section. */
const itemsIn = ({ parts }: DrawnExam): BankItem[] => parts.flat().flatMap(({ items }) => [...items])
/** The questions of the written one. */
const writtenIn = ({ written }: DrawnExam): BankItem[] => written.filled.flatMap(({ items }) => items)
const idOf = ({ authored }: BankItem): string => authored.id

/** Whether two items are enemies. */
function hasEnemies(items: readonly BankItem[]): boolean {
  const ids = new Set(items.map(idOf))
  return items.some(({ authored }) => authored.enemies?.some((id) => ids.has(id)))
}

/** Where a module has fewer items than three exams ask for, a third exam must repeat some. */
function leastRepeats(course: Course, bank: readonly BankItem[]): number {
  const total = sumOf(course.exam.parts.map(({ questions }) => questions))
  const weights = sumOf(course.modules.map(({ weight }) => weight))
  const lacking = course.modules.map(({ weight }, module) => {
    const places = (total * weight) / Math.max(1, weights)
    const own = bank.filter((item) => item.module === module)
    // a template can come three times, each time with other numbers
    const appearances = own.length + 2 * own.filter(({ isTemplate }) => isTemplate).length
    return Math.min(places, Math.max(0, 3 * places - appearances))
  })
  return sumOf(lacking) / Math.max(1, total)
}

/** Compared among the items that were used at all: practice questions of a module that has enough of its own are not. */
function exposureOf(items: readonly BankItem[]): number {
  const cells = Map.groupBy(items, ({ module, authored }) => `${module}/${authored.difficulty}`)
  const ratios = [...cells.values()].map((cell) => {
    const uses = [...Map.groupBy(cell, ({ authored }) => authored.id).values()].map(({ length }) => length)
    return Math.max(...uses) / Math.min(...uses)
  })
  return Math.max(1, ...ratios)
}
