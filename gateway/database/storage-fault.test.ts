import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { storageFaultOf } from './storage-fault.ts'

const thrownBy = (work: () => unknown): unknown => {
  try {
    work()
  } catch (error) {
    return error
  }
}
const withCode = (code: string) => Object.assign(new Error('x'), { code })

test('SQLite’s own errors: no room and no right to write are told from each other’s locks', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'ilm-fault-')), 'x.sqlite')
  const file = new Sqlite(path, { timeout: 1 })
  file.exec('create table t (x text)')
  const other = new Sqlite(path, { timeout: 1 })
  file.exec('begin exclusive')
  expect(storageFaultOf(thrownBy(() => other.exec('insert into t values (1)')))).toBe('away')
  file.exec('rollback')
  file.pragma('max_page_count = 2')
  expect(storageFaultOf(thrownBy(() => file.exec(`insert into t values ('${'x'.repeat(100_000)}')`)))).toBe('full')
  const reader = new Sqlite(path, { readonly: true })
  expect(storageFaultOf(thrownBy(() => reader.exec('insert into t values (1)')))).toBe('full')
  // what is wrong with a statement is a bug, and no trouble of the disk
  expect(storageFaultOf(thrownBy(() => file.exec('insert into no_such_table values (1)')))).toBeUndefined()
})

test.each([
  ['53100', 'full'],
  ['25006', 'full'],
  ['ENOSPC', 'full'],
  ['EROFS', 'full'],
  ['57P01', 'away'],
  ['08006', 'away'],
  ['23505', undefined],
  ['42P01', undefined],
  ['ERR_INVALID_ARG_TYPE', undefined],
])('an error with the code %s is %s', (code, fault) => {
  expect(storageFaultOf(withCode(code))).toBe(fault)
})

test('a server that does not listen is away, by every one of its addresses', async () => {
  const refused = await new Promise((resolve) => connect(1, '127.0.0.1').on('error', resolve))
  expect(storageFaultOf(refused)).toBe('away')
  expect(storageFaultOf(new AggregateError([refused, refused]))).toBe('away')
  expect(storageFaultOf(new Error('Connection terminated unexpectedly'))).toBe('away')
})

test('anything else is none', () => {
  for (const other of [new Error('x'), new TypeError('Connection'), 'ENOSPC', null, undefined, { code: 'ENOSPC' }])
    expect(storageFaultOf(other)).toBeUndefined()
})
