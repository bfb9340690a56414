import type { StudyEvent } from './events.ts'
import { orderEvents } from './order-events.ts'

/** The union of logs by event id: the one operation behind import, sync, several tabs and several devices (D5, D9). */
export const mergeLogs = (...logs: readonly (readonly StudyEvent[])[]): StudyEvent[] => orderEvents(logs.flat())
