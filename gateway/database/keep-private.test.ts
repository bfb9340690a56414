import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readTokenSecret } from '../account/token-secret.ts'
import { openDatabase } from './open-database.ts'

const home = mkdtempSync(join(tmpdir(), 'ilm-private-'))
afterAll(() => rmSync(home, { recursive: true }))
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

async function openIn(directory: string) {
  const database = await openDatabase({ directory })
  readTokenSecret(undefined, directory)
  const modes = Object.fromEntries(readdirSync(directory).map((name) => [name, modeOf(join(directory, name))]))
  await database.close()
  return modes
}
const PRIVATE = {
  'ilm-study.sqlite': '600',
  'ilm-study.sqlite-shm': '600',
  'ilm-study.sqlite-wal': '600',
  'jwt-secret': '600',
}

test('the data directory and all in it are for their owner only, whatever the umask', async () => {
  const before = process.umask(0)
  try {
    expect(await openIn(join(home, 'new'))).toEqual(PRIVATE)
  } finally {
    process.umask(before)
  }
  expect(modeOf(join(home, 'new'))).toBe('700')
})

test('a data directory that is there already is tightened, with its database and secret', async () => {
  const directory = join(home, 'old')
  mkdirSync(directory)
  chmodSync(directory, 0o755)
  writeFileSync(join(directory, 'jwt-secret'), 'x'.repeat(64), { mode: 0o644 })
  writeFileSync(join(directory, 'ilm-study.sqlite'), '', { mode: 0o644 })
  expect(await openIn(directory)).toEqual(PRIVATE)
  expect(modeOf(directory)).toBe('700')
})
