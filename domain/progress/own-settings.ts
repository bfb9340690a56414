import type { StudyEventOf } from '../history/events.ts'
import { orderEvents } from '../history/order-events.ts'

/** Choices that go along with a student to every device: how texts are set, and whether Ilm sees a summary of their results. */
export type OwnSettings = {
  /** undefined while nothing was chosen: then whatever the device shows stays */
  reading?: 'easier' | 'usual'
  ilmShare?: boolean
}

/** The latest of each counts; a setting or a value that this release does not know says nothing. */
export function foldOwnSettings(events: readonly StudyEventOf<'setting-changed'>[]): OwnSettings {
  const latest = new Map(orderEvents(events).map(({ setting, value }) => [setting, value]))
  const reading = latest.get('reading')
  const share = latest.get('ilm-share')
  return {
    ...((reading === 'easier' || reading === 'usual') && { reading }),
    ...((share === 'on' || share === 'off') && { ilmShare: share === 'on' }),
  }
}
