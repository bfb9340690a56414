import { FIRST_CODE } from '../history/stored-column.ts'
import { type AttemptColumns, CORRECT, INCORRECT, SKIPPED } from './attempt-columns.ts'
import type { PracticeMetrics, Share } from './metrics.ts'
import { RecordColumns, ScopeTotals } from './record-totals.ts'
import { RowIndex } from './row-index.ts'

/** Records in one window of the improvement trend (ANA-09). */
const WINDOW = 10

/** Of each record code, the first row that counts: 0 all, NONE when it is not in the scope, more after a reset. */
export type FirstRows = (record: number) => number
export const NONE = 0xffff_ffff

/**
 * Running analytics of the Knowledge Check over one scope (ANA-07..10). It reads the log's columns: all at once in one pass
 * (`recompute`), then one attempt at a time (`add`), which takes the same time however long the history is.
 */
export class PracticeAnalytics {
  readonly records = new RecordColumns()
  readonly #totals = new ScopeTotals()
  readonly #firstRows: FirstRows
  #columns: AttemptColumns
  #firstRow = new Uint32Array(0)
  #known = 0
  /** rows that are the latest attempt of their record, and those of them whose record is not correct */
  #latest: RowIndex | undefined
  #latestWrong: RowIndex | undefined
  #rows = 0

  constructor(columns: AttemptColumns, firstRows: FirstRows = () => 0) {
    this.#columns = columns
    this.#firstRows = firstRows
    this.#recompute()
  }

  #recompute(): void {
    const columns = this.#columns
    this.#learnRecords()
    const { record, status, seconds } = columns
    const firstRow = this.#firstRow
    const totals = this.records
    const { attempts, last, seen } = totals
    const time = totals.seconds
    const count = columns.count
    for (let row = 0; row < count; row++) {
      const code = record[row] ?? 0
      if (row < (firstRow[code] ?? NONE)) continue
      attempts[code] = (attempts[code] ?? 0) + 1
      time[code] = (time[code] ?? 0) + (seconds[row] ?? 0)
      last[code] = row + 1
      seen[code] = (seen[code] ?? 0) | (1 << (status[row] ?? 0))
    }
    for (let code = FIRST_CODE; code < this.#known; code++) this.#totals.count(columns, totals, code, 1)
    this.#rows = count
  }

  /** Takes in the rows that were added at the end of the columns since. */
  add(columns: AttemptColumns): void {
    this.#columns = columns
    this.#learnRecords()
    this.#index()
    for (let row = this.#rows; row < columns.count; row++) this.#addRow(row)
    this.#rows = columns.count
  }

  #addRow(row: number): void {
    const columns = this.#columns
    const code = columns.record[row] ?? 0
    if (row < (this.#firstRow[code] ?? NONE)) return
    const { records } = this
    this.#totals.count(columns, records, code, -1)
    const before = (records.last[code] ?? 0) - 1
    if (before >= 0) {
      this.#latest?.delete(before)
      this.#latestWrong?.delete(before)
    }
    records.attempts[code] = (records.attempts[code] ?? 0) + 1
    records.seconds[code] = (records.seconds[code] ?? 0) + (columns.seconds[row] ?? 0)
    records.last[code] = row + 1
    records.seen[code] = (records.seen[code] ?? 0) | (1 << (columns.status[row] ?? 0))
    this.#totals.count(columns, records, code, 1)
    this.#latest?.add(row)
    if (this.bestOf(code) !== CORRECT) this.#latestWrong?.add(row)
  }

  /** Codes of the records in the scope that have been attempted. */
  *attempted(): Generator<number> {
    for (let code = FIRST_CODE; code < this.#known; code++) if (this.records.attempts[code]) yield code
  }

  /** SKIPPED, INCORRECT or CORRECT; 0 when not attempted. */
  bestOf(record: number): number {
    return this.#columns.bestOfSeen[this.records.seen[record] ?? 0] ?? 0
  }

  /** The metrics as of now. */
  metrics(): PracticeMetrics {
    const totals = this.#totals
    const { questionTypes, tagNames } = this.#columns
    const { streak, trend } = this.#latest ? this.#recentByIndex() : this.#recentByScan()
    const timeByQuestionType: Record<string, number> = {}
    for (let code = FIRST_CODE; code < questionTypes.size + FIRST_CODE; code++) {
      const total = totals.types.total[code] ?? 0
      if (total > 0) timeByQuestionType[questionTypes.at(code - FIRST_CODE)] = (totals.types.seconds[code] ?? 0) / total
    }
    const accuracyByTag: Record<string, number> = {}
    const tags: Record<string, Share> = {}
    for (let code = 0; code < tagNames.size; code++) {
      const total = totals.tags.total[code] ?? 0
      if (total === 0) continue
      const correct = totals.tags.correct[code] ?? 0
      const name = tagNames.at(code)
      accuracyByTag[name] = (100 * correct) / total
      tags[name] = { correct, total }
    }
    const accuracyByDifficulty: Record<string, number> = {}
    const difficulties: Record<string, Share> = {}
    for (const [slot, difficulty] of totals.difficultyOfSlot.entries()) {
      const total = totals.difficulties.total[slot] ?? 0
      if (total === 0) continue
      const correct = totals.difficulties.correct[slot] ?? 0
      accuracyByDifficulty[difficulty] = (100 * correct) / total
      difficulties[difficulty] = { correct, total }
    }
    const { attempted, byBest } = totals
    const correct = byBest[CORRECT] ?? 0
    return {
      metrics: {
        overallAccuracy: attempted === 0 ? 0 : (100 * correct) / attempted,
        averageTimePerQuestion: attempted === 0 ? 0 : totals.seconds / attempted,
        streakData: { currentStreak: streak },
        improvementTrend: trend,
        timeByQuestionType,
        accuracyByTag,
        accuracyByDifficulty,
      },
      attempted,
      correct,
      incorrect: byBest[INCORRECT] ?? 0,
      skipped: byBest[SKIPPED] ?? 0,
      tags,
      difficulties,
    }
  }

  /** Makes room for every record the columns know, and asks for each new one from which row on it counts. */
  #learnRecords(): void {
    const known = this.#columns.records.size + FIRST_CODE
    this.#totals.fit(this.#columns)
    if (known === this.#known) return
    this.records.fit(known)
    if (known > this.#firstRow.length) {
      const firstRow = new Uint32Array(known * 2).fill(NONE)
      firstRow.set(this.#firstRow)
      this.#firstRow = firstRow
    }
    for (let code = Math.max(this.#known, FIRST_CODE); code < known; code++)
      this.#firstRow[code] = this.#firstRows(code)
    this.#known = known
  }

  #index(): void {
    if (this.#latest) return
    const latest = new Uint8Array(this.#rows)
    const wrong = new Uint8Array(this.#rows)
    for (const code of this.attempted()) {
      const row = (this.records.last[code] ?? 0) - 1
      latest[row] = 1
      if (this.bestOf(code) !== CORRECT) wrong[row] = 1
    }
    this.#latest = RowIndex.of(latest)
    this.#latestWrong = RowIndex.of(wrong)
  }

  #isCorrectAt(row: number): boolean {
    return this.bestOf(this.#columns.record[row] ?? 0) === CORRECT
  }

  #recentByIndex(): { streak: number; trend: number } {
    const latest = this.#latest ?? new RowIndex()
    const wrong = this.#latestWrong ?? new RowIndex()
    const streak = wrong.size === 0 ? latest.size : latest.countAbove(wrong.nth(wrong.size))
    const recent: boolean[] = []
    for (let n = latest.size; n > 0 && recent.length < 2 * WINDOW; n--) recent.push(this.#isCorrectAt(latest.nth(n)))
    return { streak, trend: trendOf(recent) }
  }

  #recentByScan(): { streak: number; trend: number } {
    const recent: boolean[] = []
    let streak = 0
    let isUnbroken = true
    for (let row = this.#rows - 1; row >= 0 && (isUnbroken || recent.length < 2 * WINDOW); row--) {
      if (this.records.last[this.#columns.record[row] ?? 0] !== row + 1) continue
      const isCorrect = this.#isCorrectAt(row)
      isUnbroken &&= isCorrect
      if (isUnbroken) streak++
      if (recent.length < 2 * WINDOW) recent.push(isCorrect)
    }
    return { streak, trend: trendOf(recent) }
  }
}

/** @param recent whether each record is correct, the one attempted last first */
function trendOf(recent: readonly boolean[]): number {
  if (recent.length <= WINDOW) return 0
  return accuracyOf(recent.slice(0, WINDOW)) - accuracyOf(recent.slice(WINDOW, 2 * WINDOW))
}
const accuracyOf = (records: readonly boolean[]): number => (100 * records.filter(Boolean).length) / records.length
