import { createHmac, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { keepDirectoryPrivate, tightenFile } from '../database/keep-private.ts'

const FILE = 'jwt-secret'

/**
 * The secret that signs tokens: the one given (`JWT_SECRET`), else the one kept in `directory`, which is made on first use
 * with mode 0600 in a directory of its owner's. Two processes that start at once agree: the file appears whole, by a hard link that fails when it exists.
 */
export function readTokenSecret(given: string | undefined, directory: string): string {
  if (given) return given
  keepDirectoryPrivate(directory)
  const path = join(directory, FILE)
  tightenFile(path)
  const existing = readIfThere(path)
  if (existing) return existing
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  const file = openSync(draft, 'wx', 0o600)
  writeSync(file, randomBytes(48).toString('base64url'))
  fsyncSync(file)
  closeSync(file)
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    unlinkSync(draft)
  }
  return readFileSync(path, 'utf8')
}

/** A key of its own for each purpose, so that one is no help in forging the other. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`ilm-study:${purpose}`).digest()

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
