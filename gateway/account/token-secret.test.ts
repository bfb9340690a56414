import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { deriveKey, readTokenSecret } from './token-secret.ts'

const home = mkdtempSync(join(tmpdir(), 'ilm-secret-'))
afterAll(() => rmSync(home, { recursive: true }))

test('a given secret is used and nothing is written', () => {
  expect(readTokenSecret('given', join(home, 'none'))).toBe('given')
  expect(readdirSync(home)).toEqual([])
})

test('without one it is made once, long, readable by its owner only, with no draft left behind', () => {
  const directory = join(home, 'made')
  const first = readTokenSecret(undefined, directory)
  expect(first.length).toBeGreaterThanOrEqual(64)
  expect(readTokenSecret(undefined, directory)).toBe(first)
  expect(readdirSync(directory)).toEqual(['jwt-secret'])
  expect(statSync(join(directory, 'jwt-secret')).mode & 0o777).toBe(0o600)
})

test('each purpose has a key of its own', () => {
  expect(deriveKey('secret', 'a')).not.toEqual(deriveKey('secret', 'b'))
  expect(deriveKey('secret', 'a')).toEqual(deriveKey('secret', 'a'))
})
