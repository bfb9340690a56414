import { FIRST_CODE } from '../history/stored-column.ts'
import { type AttemptColumns, CORRECT } from './attempt-columns.ts'

const grown = (length: number): number => Math.max(64, length * 2)

/** Totals over records that share a tag, a type or a difficulty, by code. */
class GroupTotals {
  total = new Uint32Array(64)
  correct = new Uint32Array(64)
  /** sum of the records' average seconds */
  seconds = new Float64Array(64)

  fit(codes: number): void {
    if (codes <= this.total.length) return
    const length = grown(codes)
    const total = new Uint32Array(length)
    const correct = new Uint32Array(length)
    const seconds = new Float64Array(length)
    total.set(this.total)
    correct.set(this.correct)
    seconds.set(this.seconds)
    this.total = total
    this.correct = correct
    this.seconds = seconds
  }
}

/** Difficulties are 1 to 3; foreign gateways may send others. */
const COMMON = 8

/** What has been attempted, per record code: the columns of the progress records (ANA-04). */
export class RecordColumns {
  attempts = new Uint32Array(64)
  /** seconds of all attempts */
  seconds = new Float64Array(64)
  /** row of the latest attempt + 1; 0 = none */
  last = new Uint32Array(64)
  /** statuses of the attempts so far, a bit per status code: an OR a row is cheaper than comparing which one is best */
  seen = new Uint8Array(64)

  fit(codes: number): void {
    if (codes <= this.attempts.length) return
    const length = grown(codes)
    const attempts = new Uint32Array(length)
    const seconds = new Float64Array(length)
    const last = new Uint32Array(length)
    const seen = new Uint8Array(length)
    attempts.set(this.attempts)
    seconds.set(this.seconds)
    last.set(this.last)
    seen.set(this.seen)
    this.attempts = attempts
    this.seconds = seconds
    this.last = last
    this.seen = seen
  }
}

/** Totals over all records of a scope, to which one record's share is added, or from which it is taken. */
export class ScopeTotals {
  attempted = 0
  /** by best status */
  byBest = [0, 0, 0, 0]
  seconds = 0
  tags = new GroupTotals()
  types = new GroupTotals()
  /** by slot of the difficulty */
  difficulties = new GroupTotals()
  /** difficulties in use, by slot: whole numbers below COMMON are their own slot, which spares looking others up */
  readonly difficultyOfSlot = Array.from({ length: COMMON }, (_, slot) => slot)

  /** Makes room for every code the columns know. */
  fit(columns: AttemptColumns): void {
    this.tags.fit(columns.tagNames.size)
    this.types.fit(columns.questionTypes.size + FIRST_CODE)
  }

  /**
   * Adds (sign 1) or takes away (sign -1) what a record contributes. What it says about the question (tags, type,
   * difficulty) is what its latest attempt says.
   */
  count(columns: AttemptColumns, records: RecordColumns, record: number, sign: 1 | -1): void {
    const row = (records.last[record] ?? 0) - 1
    if (row < 0) return
    const best = columns.bestOfSeen[records.seen[record] ?? 0] ?? 0
    const isCorrect = best === CORRECT ? sign : 0
    const average = (sign * (records.seconds[record] ?? 0)) / (records.attempts[record] ?? 1)
    this.attempted += sign
    this.byBest[best] = (this.byBest[best] ?? 0) + sign
    this.seconds += average
    const type = columns.questionType[row] ?? 0
    const { types, tags } = this
    types.total[type] = (types.total[type] ?? 0) + sign
    types.seconds[type] = (types.seconds[type] ?? 0) + average
    const end = columns.tagEnds[row] ?? 0
    for (let i = row === 0 ? 0 : (columns.tagEnds[row - 1] ?? 0); i < end; i++) {
      const tag = columns.tags[i] ?? 0
      tags.total[tag] = (tags.total[tag] ?? 0) + sign
      tags.correct[tag] = (tags.correct[tag] ?? 0) + isCorrect
    }
    const difficulty = columns.difficulty?.[row] ?? Number.NaN
    if (!Number.isNaN(difficulty)) {
      const slot = this.#slotOf(difficulty)
      const { total, correct } = this.difficulties
      total[slot] = (total[slot] ?? 0) + sign
      correct[slot] = (correct[slot] ?? 0) + isCorrect
    }
  }

  #slotOf(difficulty: number): number {
    const small = difficulty | 0
    if (small === difficulty && small >= 0 && small < COMMON) return small
    let slot = this.difficultyOfSlot.indexOf(difficulty, COMMON)
    if (slot < 0) slot = this.difficultyOfSlot.push(difficulty) - 1
    this.difficulties.fit(slot + 1)
    return slot
  }
}
