import { ListColumn } from '../history/coded-columns.ts'
import { RECORD } from '../history/derived-fields.ts'
import { Dictionary } from '../history/dictionary.ts'
import type { EventTable } from '../history/event-table.ts'
import type { AnswerStatus } from '../history/events.ts'
import { NumberColumn } from '../history/fixed-columns.ts'
import { FIRST_CODE } from '../history/stored-column.ts'

/** Best status of a record as a number that grows as it gets better (OPN-83); 0 = not attempted. */
export const SKIPPED = 1
export const INCORRECT = 2
export const CORRECT = 3
/** The same as words, by rank. */
export const STATUS_OF_RANK: readonly (AnswerStatus | undefined)[] = [undefined, 'skipped', 'incorrect', 'correct']

/**
 * The columns of `question-answered` that analytics reads, as they lie in the log: nothing is copied. Codes are dictionary
 * numbers + FIRST_CODE. The arrays may be longer than `count`, and are other arrays after the log has grown.
 */
export type AttemptColumns = {
  count: number
  /** the question an attempt counts for, 'course/module/question'; below FIRST_CODE it counts for none */
  record: Uint32Array
  records: Dictionary
  /** code of the status */
  status: Uint32Array
  /** by the set of statuses seen (a bit per status code): the best one, 0 for none */
  bestOfSeen: Uint8Array
  seconds: Float64Array
  /** NaN = none */
  difficulty: Float64Array | null
  questionType: Uint32Array
  questionTypes: Dictionary
  tagEnds: Uint32Array
  /** dictionary numbers, without FIRST_CODE */
  tags: Uint32Array
  tagNames: Dictionary
}

const noCodes = new Uint32Array(0)
const ranks: Record<string, number> = { skipped: SKIPPED, incorrect: INCORRECT, correct: CORRECT }

/** The columns of a table; of one with no attempts yet, empty ones. */
export function attemptColumns(table: EventTable | undefined): AttemptColumns {
  const record = table?.texts(RECORD)
  const status = table?.texts('status')
  const type = table?.texts('questionType')
  const seconds = table?.column('seconds')
  const difficulty = table?.column('difficulty')
  const tags = table?.column('tags')
  if (!table || !record || !status || !type || !(seconds instanceof NumberColumn) || !(tags instanceof ListColumn)) {
    return noAttempts
  }
  const rankOf = (code: number) => (code < FIRST_CODE ? 0 : (ranks[status.dictionary.at(code - FIRST_CODE)] ?? 0))
  const codes = FIRST_CODE + status.dictionary.size
  const bestOfSeen = Uint8Array.from({ length: 1 << codes }, (_, seen) => {
    let best = 0
    for (let code = 0; code < codes; code++) if (seen & (1 << code)) best = Math.max(best, rankOf(code))
    return best
  })
  return {
    count: table.count,
    record: record.codes,
    records: record.dictionary,
    status: status.codes,
    bestOfSeen,
    seconds: seconds.values,
    difficulty: difficulty instanceof NumberColumn ? difficulty.values : null,
    questionType: type.codes,
    questionTypes: type.dictionary,
    tagEnds: tags.ends,
    tags: tags.codes,
    tagNames: tags.dictionary,
  }
}

const noAttempts: AttemptColumns = {
  count: 0,
  record: noCodes,
  records: new Dictionary(),
  status: noCodes,
  bestOfSeen: new Uint8Array(1),
  seconds: new Float64Array(0),
  difficulty: null,
  questionType: noCodes,
  questionTypes: new Dictionary(),
  tagEnds: noCodes,
  tags: noCodes,
  tagNames: new Dictionary(),
}
