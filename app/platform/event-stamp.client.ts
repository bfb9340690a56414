import type { StudyAct, StudyEvent } from '#domain/history/events.ts'
import { makeEventId } from '#domain/history/make-event-id.ts'

/** A clock that is set back by less than this keeps counting from the latest act, so that acts keep their order. */
const SMALL_STEP_BACK = 60_000

/** Gives acts their id, time, zone and device. */
export function createEventStamp(device: string): (act: StudyAct) => StudyEvent {
  let latest = 0
  let counter = 0
  return (act) => {
    const now = Date.now()
    const at = now < latest && latest - now < SMALL_STEP_BACK ? latest : now
    counter = at === latest ? counter + 1 : 0
    latest = at
    const id = makeEventId(at, counter, crypto.getRandomValues(new Uint8Array(8)))
    // read each time: a student who travels with an open tab is in another zone
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    return { ...act, id, at, zone, device }
  }
}
