import type { StudyEventType } from './events.ts'
import type { LoadedLog } from './loaded-log.ts'

/**
 * State worked out from the events of one type, cheap to carry along: `step` after each addition gives what `start` would give
 * on the whole log.
 */
export type LogFold<State> = {
  type: StudyEventType
  /** the state of a log as it is now */
  start: (log: LoadedLog) => State
  /** takes the rows of the type from `row` on into the state, which were added at the end of the log */
  step: (state: State, log: LoadedLog, row: number) => void
  /** what the state rests on besides the rows of its type: when one of these values is another one, the fold starts over */
  restsOn?: (log: LoadedLog) => readonly unknown[]
}

/**
 * The state of a fold, up to date at each call: carried along act by act, and started over when another log is open, when events
 * came out of order, or when what it rests on has changed.
 * @param currentLog the log that is open
 * @returns a function that gives the state; do not change it, and ask again after each act
 */
export function carryFold<State>(currentLog: () => LoadedLog, fold: LogFold<State>): () => State {
  let carried: { log: LoadedLog; revision: number; rests: readonly unknown[]; rows: number; state: State } | undefined
  return () => {
    const log = currentLog()
    const { revision } = log
    const rows = log.table(fold.type)?.count ?? 0
    const rests = fold.restsOn?.(log) ?? []
    const isContinued =
      carried?.log === log && carried.revision === revision && carried.rests.every((value, i) => value === rests[i])
    if (!carried || !isContinued) carried = { log, revision, rests, rows, state: fold.start(log) }
    else if (rows > carried.rows) {
      fold.step(carried.state, log, carried.rows)
      carried.rows = rows
    }
    return carried.state
  }
}

/** A fold that takes one row after another, from the first one on. */
export function rowFold<State>(
  type: StudyEventType,
  none: () => State,
  takeIn: (state: State, log: LoadedLog, row: number) => void,
): LogFold<State> {
  const step = (state: State, log: LoadedLog, from: number): void => {
    const rows = log.table(type)?.count ?? 0
    for (let row = from; row < rows; row++) takeIn(state, log, row)
  }
  const start = (log: LoadedLog): State => {
    const state = none()
    step(state, log, 0)
    return state
  }
  return { type, start, step }
}
