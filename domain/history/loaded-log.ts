import { z } from 'zod'
import { derivedFields } from './derived-fields.ts'
import { EventTable, type StoredTable } from './event-table.ts'
import type { StudyEvent, StudyEventOf, StudyEventType } from './events.ts'
import { compareEvents, orderEvents } from './order-events.ts'
import { type EventReader, type LogEvent, OPAQUE, readEventText, thisRelease } from './read-event.ts'
import { QUARTER, studyDayNumber } from './study-day.ts'

/** The columnar snapshot of a log, as it is stored (docs/stored-formats.md). `shape`: the writer's EVENTS_SHAPE. */
export type StoredLog = { format: 'ilm-study-log'; version: 1; shape: number; tables: StoredTable[] }

const storedLogSchema = z.object({
  format: z.literal('ilm-study-log'),
  version: z.literal(1),
  /** the first snapshots did not say */
  shape: z.number().default(0),
  tables: z.array(
    z.custom<StoredTable>(
      (value) => typeof value === 'object' && value !== null && 'columns' in value && 'type' in value,
    ),
  ),
})

type TableType = StudyEventType | typeof OPAQUE

export type OpenedLog = {
  /** everything readable */
  log: LoadedLog
  /** why the snapshot should be set aside, when something in it is not readable */
  damage: string | null
  /** another release wrote it: it is worth rewriting in this one's terms */
  isForeign: boolean
}

/**
 * A whole history in memory: one table of columns per type of event, and one of the events that this release does not know,
 * which count as acts and go wherever the log goes, but which no fold sees.
 */
export class LoadedLog {
  readonly #reader: EventReader
  readonly #tables = new Map<TableType, EventTable>()
  readonly #decoded = new Map<TableType, LogEvent[]>()
  #revision = 0

  constructor(reader: EventReader = thisRelease) {
    this.#reader = reader
  }

  /**
   * Opens a snapshot. One that was written with this release's set of events is taken as it lies, without copying or decoding
   * it. Of any other, each event is read: what this release knows goes into its tables, what it does not know stays opaque.
   */
  static open(value: unknown, reader: EventReader = thisRelease): OpenedLog {
    const log = new LoadedLog(reader)
    const parsed = storedLogSchema.safeParse(value)
    if (!parsed.success) return { log, damage: 'not a snapshot of this version', isForeign: false }
    const isForeign = parsed.data.shape !== reader.shape
    const damaged: string[] = []
    const loose: LogEvent[] = []
    for (const stored of parsed.data.tables) {
      const type = tableType(stored.type, reader)
      const table = EventTable.open(stored, type && derivedFields[type])
      if (!table) {
        damaged.push(`damaged columns of ${stored.type}`)
        continue
      }
      const isFree = type !== undefined && !log.#tables.has(type)
      if (isFree && !isForeign) {
        log.#tables.set(type, table)
        continue
      }
      const events = readRows(table, reader)
      if (isFree && events.every((event) => event?.type === type)) log.#tables.set(type, table)
      else for (const event of events) if (event) loose.push(event)
      if (events.includes(undefined)) damaged.push(`rows of ${stored.type} that are no events`)
    }
    log.add(loose)
    return { log, damage: damaged.length === 0 ? null : damaged.join(', '), isForeign }
  }

  /** Rises with each change that is not a mere addition at the end: what was worked out from the rows starts over then. */
  get revision(): number {
    return this.#revision
  }

  get count(): number {
    let count = 0
    for (const table of this.#tables.values()) count += table.count
    return count
  }

  /** Events of other releases, which are kept and not shown. */
  get opaqueCount(): number {
    return this.#tables.get(OPAQUE)?.count ?? 0
  }

  table(type: StudyEventType): EventTable | undefined {
    return this.#tables.get(type)
  }

  has(event: LogEvent): boolean {
    return (this.#tables.get(event.type)?.rowOf(event.at, event.id) ?? -1) >= 0
  }

  /**
   * Adds events that are not here yet.
   * @returns the new ones, in order
   */
  add(events: readonly LogEvent[]): LogEvent[] {
    const added = orderEvents(events).filter((event) => !this.has(event))
    const first = added[0]
    const last = this.#last()
    const isAtEnd = !first || !last || compareEvents(first, last) > 0
    if (!isAtEnd) this.#revision++
    const disordered = new Set<TableType>()
    for (const event of added) {
      const table = this.#tableFor(event.type)
      const before = table.count - 1
      if (!isAtEnd && before >= 0 && compareEvents(event, { at: table.at(before), id: table.id(before) }) < 0) {
        disordered.add(event.type)
      }
      table.push(event)
      this.#decoded.get(event.type)?.push(event)
    }
    for (const type of disordered) {
      this.#tables.get(type)?.order()
      this.#decoded.delete(type)
    }
    return added
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

  /** Everything, the events this release does not know included. */
  all(): LogEvent[] {
    return orderEvents([...this.#tables.keys()].flatMap((type) => this.#eventsOfType(type)))
  }

  /** Events whose ids are not among these. Ids are read from the columns; only what is given back is decoded. */
  *without(ids: ReadonlySet<string>): Generator<LogEvent> {
    for (const table of this.#tables.values())
      for (let row = 0; row < table.count; row++) if (!ids.has(table.id(row))) yield readRow(table, row)
  }

  /** Numbers of the study days with any act, each in the zone it happened in. Read from the columns, nothing is decoded. */
  studyDays(): Set<number> {
    const days = new Set<number>()
    for (const table of this.#tables.values()) {
      const zones = table.column('zone')
      let before: { quarter: number; zone: unknown } | undefined
      for (let row = 0; row < table.count; row++) {
        const at = table.at(row)
        const zone = zones?.read(row)
        const quarter = Math.floor(at / QUARTER)
        // acts come many to a quarter hour: one look at the calendar is enough for all of them
        if (before?.quarter === quarter && before.zone === zone) continue
        before = { quarter, zone }
        days.add(studyDayNumber(at, String(zone)))
      }
    }
    return days
  }

  stored(): StoredLog {
    const tables = [...this.#tables.values()].filter((table) => table.count > 0).map((table) => table.stored())
    return { format: 'ilm-study-log', version: 1, shape: this.#reader.shape, tables }
  }

  #tableFor(type: TableType): EventTable {
    const known = this.#tables.get(type)
    if (known) return known
    const table = new EventTable(type, derivedFields[type])
    this.#tables.set(type, table)
    return table
  }

  #eventsOfType(type: TableType): LogEvent[] {
    const known = this.#decoded.get(type)
    if (known) return known
    const table = this.#tables.get(type)
    const events = Array.from({ length: table?.count ?? 0 }, (_, row) => readRow(table, row))
    this.#decoded.set(type, events)
    return events
  }
}

/** Every event was parsed before it went into its type's table, and a table gives back what went in. */
export const readRow = (table: EventTable | undefined, row: number): StudyEvent =>
  table?.read(row) as unknown as StudyEvent

const tableType = (type: string, reader: EventReader): TableType | undefined =>
  type === OPAQUE || reader.knows(type) ? type : undefined

/** The events of a table that another release filled; undefined for a row that is no event. */
function readRows(table: EventTable, reader: EventReader): (LogEvent | undefined)[] {
  return Array.from({ length: table.count }, (_, row) => {
    try {
      const event = table.read(row)
      return table.type === OPAQUE ? readEventText(String(event.json), reader) : reader.read(event)
    } catch {
      // a damaged dictionary cuts its texts in the wrong places, and they are no JSON any more
      return undefined
    }
  })
}

/** Some fields of a question-answered event, on the same ground. */
export const readFields = <Field extends keyof StudyEventOf<'question-answered'>>(
  table: EventTable,
  row: number,
  fields: readonly Field[],
): Pick<StudyEventOf<'question-answered'>, Field> =>
  table.fields(row, fields) as unknown as Pick<StudyEventOf<'question-answered'>, Field>
