import { areWhole, narrowed } from './narrow-array.ts'
import type { Column, StoredColumn } from './stored-column.ts'

/** Room of a new column, in rows; it doubles when full. */
const START = 16
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export class NumberColumn implements Column {
  readonly kind = 'number'
  values: Float64Array
  count: number
  constructor(values: Float64Array = new Float64Array(START), count = 0) {
    this.values = values
    this.count = count
  }
  push(value: unknown): boolean {
    // NaN marks an absent field: events are JSON, where NaN cannot occur
    if (value !== undefined && !(typeof value === 'number' && Number.isFinite(value))) return false
    if (this.count === this.values.length) {
      const grown = new Float64Array(Math.max(START, this.count * 2))
      grown.set(this.values)
      this.values = grown
    }
    this.values[this.count++] = value === undefined ? Number.NaN : value
    return true
  }
  read(row: number): unknown {
    const value = this.values[row]
    return value === undefined || Number.isNaN(value) ? undefined : value
  }
  pick(rows: Uint32Array): Column {
    return new NumberColumn(
      Float64Array.from(rows, (row) => this.values[row] ?? Number.NaN),
      rows.length,
    )
  }
  stored(name: string): StoredColumn {
    const { values, count } = this
    return { name, kind: 'number', values: areWhole(values, count) ? narrowed(values, count) : values.slice(0, count) }
  }
}

/** 0 absent, 1 false, 2 true. */
export class BooleanColumn implements Column {
  readonly kind = 'boolean'
  values: Uint8Array
  count: number
  constructor(values: Uint8Array = new Uint8Array(START), count = 0) {
    this.values = values
    this.count = count
  }
  push(value: unknown): boolean {
    if (value !== undefined && typeof value !== 'boolean') return false
    if (this.count === this.values.length) {
      const grown = new Uint8Array(Math.max(START, this.count * 2))
      grown.set(this.values)
      this.values = grown
    }
    this.values[this.count++] = value === undefined ? 0 : value ? 2 : 1
    return true
  }
  read(row: number): unknown {
    const value = this.values[row]
    return value ? value === 2 : undefined
  }
  pick(rows: Uint32Array): Column {
    return new BooleanColumn(
      Uint8Array.from(rows, (row) => this.values[row] ?? 0),
      rows.length,
    )
  }
  stored(name: string): StoredColumn {
    return { name, kind: 'boolean', values: this.values.slice(0, this.count) }
  }
}

/** UUIDs as 16 bytes: half of the size of a log would be the ids of its events otherwise. */
export class UuidColumn implements Column {
  readonly kind = 'uuid'
  bytes: Uint8Array
  count: number
  constructor(bytes: Uint8Array = new Uint8Array(16 * START), count = 0) {
    this.bytes = bytes
    this.count = count
  }
  push(value: unknown): boolean {
    if (typeof value !== 'string' || !UUID.test(value)) return false
    if (this.count * 16 === this.bytes.length) {
      const grown = new Uint8Array(Math.max(16 * START, this.bytes.length * 2))
      grown.set(this.bytes)
      this.bytes = grown
    }
    const hex = value.replaceAll('-', '')
    for (let i = 0; i < 16; i++) this.bytes[this.count * 16 + i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16)
    this.count++
    return true
  }
  read(row: number): unknown {
    let hex = ''
    for (let i = 0; i < 16; i++) {
      if (i === 4 || i === 6 || i === 8 || i === 10) hex += '-'
      const byte = this.bytes[row * 16 + i] ?? 0
      hex += (byte < 16 ? '0' : '') + byte.toString(16)
    }
    return hex
  }
  pick(rows: Uint32Array): Column {
    const bytes = new Uint8Array(rows.length * 16)
    rows.forEach((row, i) => {
      bytes.set(this.bytes.subarray(row * 16, row * 16 + 16), i * 16)
    })
    return new UuidColumn(bytes, rows.length)
  }
  stored(name: string): StoredColumn {
    return { name, kind: 'uuid', bytes: this.bytes.slice(0, this.count * 16) }
  }
}
