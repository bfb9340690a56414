import { TextColumn } from './coded-columns.ts'
import { generalised, newColumn, openColumn } from './columns.ts'
import { NumberColumn } from './fixed-columns.ts'
import type { Column, StoredColumn } from './stored-column.ts'

export type StoredTable = { type: string; count: number; columns: StoredColumn[] }
type Row = Readonly<Record<string, unknown>>
/** Fields that are computed from an event, by name. What a name stands for never changes: snapshots hold the values. */
export type DerivedFields = Readonly<Record<string, (event: Row) => string | number | null>>

/** Columns that are computed from an event; they never come back out as fields of it. */
const DERIVED = '#'

/**
 * All events of one type as columns, ordered by `at`, then `id`. Fields computed from the event are kept as columns
 * too, their names start with '#'.
 */
export class EventTable {
  readonly type: string
  count = 0
  readonly #columns = new Map<string, Column>()
  readonly #derived: readonly [column: string, derive: (event: Row) => string | number | null][]

  constructor(type: string, derived: DerivedFields = {}) {
    this.type = type
    this.#derived = Object.entries(derived).map(([name, derive]) => [DERIVED + name, derive])
  }

  /** Opens a stored table, without copying it; undefined when it is damaged. */
  static open(stored: StoredTable, derived?: DerivedFields): EventTable | undefined {
    const table = new EventTable(stored.type, derived)
    if (!Number.isInteger(stored.count) || stored.count < 0 || !Array.isArray(stored.columns)) return undefined
    table.count = stored.count
    for (const column of stored.columns) {
      if (typeof column?.name !== 'string') return undefined
      // computed by another release, and of no use to this one
      if (column.name.startsWith(DERIVED) && !table.#derived.some(([name]) => name === column.name)) continue
      const opened = openColumn(column, stored.count)
      if (!opened) return undefined
      table.#columns.set(column.name, opened)
    }
    const isTable = table.count === 0 || (table.column('at') instanceof NumberColumn && table.column('id'))
    if (!isTable) return undefined
    table.#deriveMissing()
    return table
  }

  column(name: string): Column | undefined {
    return this.#columns.get(name)
  }

  /** The event's time, UTC milliseconds. */
  at(row: number): number {
    const column = this.#columns.get('at')
    return column instanceof NumberColumn ? (column.values[row] ?? 0) : 0
  }

  id(row: number): string {
    return String(this.#columns.get('id')?.read(row))
  }

  /** The row of an event, -1 when it is not here. Only on an ordered table. */
  rowOf(at: number, id: string): number {
    for (let row = this.firstAtOrAfter(at); row < this.count && this.at(row) === at; row++) {
      if (this.id(row) === id) return row
    }
    return -1
  }

  /** The first row at or after a time; `count` when all are before it. Only on an ordered table. */
  firstAtOrAfter(at: number): number {
    let low = 0
    let high = this.count
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.at(middle) < at) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Adds a row at the end. The caller keeps the order (`order`). */
  push(event: Row): void {
    for (const name of Object.keys(event)) {
      const value = event[name]
      if (value !== undefined && name !== 'type') this.#put(name, value)
    }
    for (const [name, derive] of this.#derived) this.#put(name, derive(event))
    this.count++
    for (const [name, column] of this.#columns) {
      const isGiven = name.startsWith(DERIVED) || event[name] !== undefined
      if (!isGiven && !column.push(undefined)) {
        const wider = generalised(column, this.count - 1)
        wider.push(undefined)
        this.#columns.set(name, wider)
      }
    }
  }

  /** Orders the rows by `at`, then `id`, and drops an event that is there twice. */
  order(): void {
    const order = Array.from({ length: this.count }, (_, row) => row).sort(
      (a, b) => this.at(a) - this.at(b) || (this.id(a) < this.id(b) ? -1 : this.id(a) > this.id(b) ? 1 : a - b),
    )
    const rows = order.filter((row, i) => {
      const before = order[i - 1]
      return before === undefined || this.at(before) !== this.at(row) || this.id(before) !== this.id(row)
    })
    const picked = Uint32Array.from(rows)
    for (const [name, column] of this.#columns) this.#columns.set(name, column.pick(picked))
    this.count = rows.length
  }

  /** The event of a row, field by field as it was put in. */
  read(row: number): Record<string, unknown> {
    const event: Record<string, unknown> = { type: this.type }
    for (const [name, column] of this.#columns) {
      if (name.startsWith(DERIVED)) continue
      const value = column.read(row)
      if (value !== undefined) event[name] = value
    }
    return event
  }

  /** Some fields of an event: a fold over a whole history reads no more than it needs. */
  fields(row: number, names: readonly string[]): Record<string, unknown> {
    const event: Record<string, unknown> = {}
    for (const name of names) event[name] = this.#columns.get(name)?.read(row)
    return event
  }

  stored(): StoredTable {
    const columns = [...this.#columns].map(([name, column]) => column.stored(name))
    return { type: this.type, count: this.count, columns }
  }

  /** Codes and dictionary of a string field, for aggregates over columns; undefined when the field never occurred. */
  texts(name: string): TextColumn | undefined {
    const column = this.#columns.get(name)
    return column instanceof TextColumn && column.kind === 'string' ? column : undefined
  }

  /** Computed fields that the release which stored the table did not have. */
  #deriveMissing(): void {
    const { count } = this
    for (const [name, derive] of this.#derived) {
      if (this.#columns.has(name)) continue
      for (this.count = 0; this.count < count; this.count++) this.#put(name, derive(this.read(this.count)))
    }
  }

  #put(name: string, value: unknown): void {
    const column = this.#columns.get(name)
    if (!column) {
      const added = newColumn(name, value, this.count)
      added.push(value)
      this.#columns.set(name, added)
    } else if (!column.push(value)) {
      const wider = generalised(column, this.count)
      wider.push(value)
      this.#columns.set(name, wider)
    }
  }
}
