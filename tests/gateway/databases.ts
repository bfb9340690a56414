import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, test } from 'vitest'
import { type Database, openDatabase } from '#gateway/database/open-database.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

/** Where a test's database is: what openDatabase takes, and what a gateway process takes from its environment. */
export interface TestPlace {
  engine: 'sqlite' | 'postgres'
  url: string | undefined
  directory: string
}

/** Runs the same tests on both databases. `newPlace` is an empty one; databases opened by `open` are closed at the end. */
export function onEveryDatabase(
  name: string,
  tests: (kit: { newPlace: () => TestPlace; open: (place?: TestPlace) => Promise<Database> }) => void,
): void {
  describe(`${name} (SQLite)`, () => tests(kitFor('sqlite', undefined)))
  describe(`${name} (PostgreSQL)`, async () => {
    const server = await startPostgres()
    if (!server.ok) {
      test.skip(`left out: ${server.reason}`, () => {})
      console.log(`PostgreSQL gateway tests are left out: ${server.reason}`)
      return
    }
    afterAll(() => server.postgres.stop())
    tests(kitFor('postgres', server.postgres))
  })
}

function kitFor(engine: 'sqlite' | 'postgres', postgres: TestPostgres | undefined) {
  const directories: string[] = []
  const databases: Database[] = []
  const newPlace = (): TestPlace => {
    const directory = mkdtempSync(join(tmpdir(), 'ilm-gateway-'))
    directories.push(directory)
    return { engine, url: postgres?.createDatabase(), directory }
  }
  const open = async (place = newPlace()) => {
    const database = await openDatabase(place)
    databases.push(database)
    return database
  }
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close().catch(() => {})))
    for (const directory of directories) rmSync(directory, { recursive: true, force: true })
  })
  return { newPlace, open }
}
