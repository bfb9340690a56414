import { z } from 'zod'
import { EventTable, type StoredTable } from './event-table.ts'
import { type StudyEvent, type StudyEventOf, type StudyEventType, studyEventSchema } from './events.ts'
import { compareEvents, orderEvents } from './order-events.ts'
import { studyDayNumber } from './study-day.ts'

/** The columnar snapshot of a log, as it is stored. Formats never change meaning; a new one gets a new version. */
export type StoredLog = { format: 'ilm-study-log'; version: 1; tables: StoredTable[] }

const storedLogSchema = z.object({
  format: z.literal('ilm-study-log'),
  version: z.literal(1),
  tables: z.array(z.custom<StoredTable>((value) => typeof value === 'object' && value !== null && 'columns' in value)),
})

const eventTypes = new Set<string>(studyEventSchema.options.map((option) => option.shape.type.value))
const isEventType = (type: string): type is StudyEventType => eventTypes.has(type)

/**
 * The question an attempt counts for (ANA-03): module and question. Only practice attempts have one: lesson checks, exams and
 * the tutor's quizzes are evidence for mastery, not part of the Knowledge Check's analytics.
 */
export const RECORD = '#record'
const derive: Partial<Record<string, (event: Readonly<Record<string, unknown>>) => Record<string, unknown>>> = {
  'question-answered': (event) => ({
    record: event.source === 'practice' ? recordKey(event.courseId, event.moduleId, event.questionId) : null,
  }),
}
/** '/' cannot occur in the ids of content, so the parts can be told apart. */
export const recordKey = (courseId: unknown, moduleId: unknown, questionId: unknown): string =>
  `${courseId}/${moduleId}/${questionId}`

/** A whole history in memory: one table of columns per type of event. */
export class StudyLog {
  readonly #tables = new Map<StudyEventType, EventTable>()
  readonly #decoded = new Map<StudyEventType, StudyEvent[]>()

  /** Opens a snapshot without copying or decoding it. */
  static open(value: unknown): { ok: true; log: StudyLog } | { ok: false; reason: string } {
    const parsed = storedLogSchema.safeParse(value)
    if (!parsed.success) return { ok: false, reason: 'not a snapshot of this version' }
    const log = new StudyLog()
    for (const stored of parsed.data.tables) {
      if (!isEventType(stored.type)) return { ok: false, reason: `events of an unknown kind: ${stored.type}` }
      const table = EventTable.open(stored.type, stored, derive[stored.type])
      if (!table) return { ok: false, reason: `damaged columns of ${stored.type}` }
      log.#tables.set(stored.type, table)
    }
    return { ok: true, log }
  }

  get count(): number {
    let count = 0
    for (const table of this.#tables.values()) count += table.count
    return count
  }

  table(type: StudyEventType): EventTable | undefined {
    return this.#tables.get(type)
  }

  has(event: StudyEvent): boolean {
    return (this.#tables.get(event.type)?.rowOf(event.at, event.id) ?? -1) >= 0
  }

  /**
   * Adds events that are not here yet.
   * @returns the new ones in order, and whether each came after everything in the log, so that running totals stay valid
   */
  add(events: readonly StudyEvent[]): { added: StudyEvent[]; isAtEnd: boolean } {
    const added = orderEvents(events).filter((event) => !this.has(event))
    const first = added[0]
    const last = this.#last()
    const isAtEnd = !first || !last || compareEvents(first, last) > 0
    const disordered = new Set<EventTable>()
    for (const event of added) {
      const table = this.#tableFor(event.type)
      const before = table.count - 1
      if (!isAtEnd && before >= 0 && compareEvents(event, { at: table.at(before), id: table.id(before) }) < 0) {
        disordered.add(table)
      }
      table.push(event)
      this.#decoded.get(event.type)?.push(event)
    }
    for (const table of disordered) {
      table.order()
      this.#decoded.delete(table.type)
    }
    return { added, isAtEnd }
  }

  /** Time and id of the latest event. */
  #last(): { at: number; id: string } | undefined {
    let last: { at: number; id: string } | undefined
    for (const table of this.#tables.values()) {
      const row = table.count - 1
      if (row < 0 || (last && table.at(row) < last.at)) continue
      const candidate = { at: table.at(row), id: table.id(row) }
      if (!last || compareEvents(candidate, last) > 0) last = candidate
    }
    return last
  }

  /** Events of the given types, ordered by time, then id. They are made on first asking and kept; do not change them. */
  eventsOf<T extends StudyEventType>(...types: T[]): StudyEventOf<T>[] {
    const lists = types.map((type) => this.#eventsOfType(type))
    // one list of each type is ordered already; several are merged
    return (lists.length === 1 ? lists[0] : orderEvents(lists.flat())) as StudyEventOf<T>[]
  }

  all(): StudyEvent[] {
    return orderEvents([...this.#tables.keys()].flatMap((type) => this.#eventsOfType(type)))
  }

  /** Numbers of the study days with any act, each in the zone it happened in. Read from the columns, nothing is decoded. */
  studyDays(): Set<number> {
    const days = new Set<number>()
    for (const table of this.#tables.values()) {
      const zones = table.column('zone')
      for (let row = 0; row < table.count; row++) days.add(studyDayNumber(table.at(row), String(zones?.read(row))))
    }
    return days
  }

  stored(): StoredLog {
    const tables = [...this.#tables.values()].filter((table) => table.count > 0).map((table) => table.stored())
    return { format: 'ilm-study-log', version: 1, tables }
  }

  #tableFor(type: StudyEventType): EventTable {
    const known = this.#tables.get(type)
    if (known) return known
    const table = new EventTable(type, derive[type])
    this.#tables.set(type, table)
    return table
  }

  #eventsOfType(type: StudyEventType): StudyEvent[] {
    const known = this.#decoded.get(type)
    if (known) return known
    const table = this.#tables.get(type)
    const events = Array.from({ length: table?.count ?? 0 }, (_, row) => readEvent(table, row))
    this.#decoded.set(type, events)
    return events
  }
}

/** Every event was parsed by studyEventSchema before it went into a table, and a table gives back what went in. */
export const readEvent = (table: EventTable | undefined, row: number): StudyEvent =>
  table?.read(row) as unknown as StudyEvent

/** Some fields of a question-answered event, on the same ground. */
export const readFields = <Field extends keyof StudyEventOf<'question-answered'>>(
  table: EventTable,
  row: number,
  fields: readonly Field[],
): Pick<StudyEventOf<'question-answered'>, Field> =>
  table.fields(row, fields) as unknown as Pick<StudyEventOf<'question-answered'>, Field>
