import { orderEvents } from './order-events.ts'
import type { LogEvent } from './read-event.ts'

/** The union of logs by event id: the one operation behind import, sync, several tabs and several devices (D5, D9). */
export const mergeLogs = <E extends LogEvent>(...logs: readonly (readonly E[])[]): E[] => orderEvents(logs.flat())
