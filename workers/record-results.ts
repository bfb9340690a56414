import type { createRecordKeeper } from './record-keeper.ts'
import type { UserLog } from './user-log.ts'

type RecordKeeper = ReturnType<typeof createRecordKeeper>
/** A function of the keeper, in the keeper's own words (workers/record-keeper.ts), loaded when it is first called. */
type Asked<Name extends keyof RecordKeeper> = (
  ...args: Parameters<RecordKeeper[Name]>
) => Promise<Awaited<ReturnType<RecordKeeper[Name]>>>

/** What keeps the history and the account's record alike. Students who did not ask for a record never load it. */
export function createRecordResults(userLog: UserLog) {
  let keeper: Promise<RecordKeeper> | undefined
  const load = (): Promise<RecordKeeper> => {
    keeper ??= import('./record-keeper.ts').then(({ createRecordKeeper }) => createRecordKeeper(userLog))
    return keeper
  }
  const openRecord: Asked<'open'> = async (...args) => (await load()).open(...args)
  const nextPush: Asked<'nextPush'> = async (...args) => (await load()).nextPush(...args)
  const takePushed: Asked<'pushed'> = async (...args) => (await load()).pushed(...args)
  const takePulled: Asked<'pulled'> = async (...args) => (await load()).pulled(...args)
  const tidyRecord: Asked<'tidy'> = async (...args) => (await load()).tidy(...args)
  const countWaiting: Asked<'countWaiting'> = async (...args) => (await load()).countWaiting(...args)
  return { openRecord, nextPush, takePushed, takePulled, tidyRecord, countWaiting }
}
