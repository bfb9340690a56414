import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'

const DIRECTORY = 0o700
const FILE = 0o600

/**
 * Makes a directory that only its owner may enter, or tightens one that is there. One that belongs to somebody else (a mounted
 * volume) stays as its owner set it: the files inside are private either way.
 */
export function keepDirectoryPrivate(path: string): void {
  mkdirSync(path, { recursive: true, mode: DIRECTORY })
  tighten(path, DIRECTORY)
}

/** Makes an empty file that only its owner may read, or tightens one that is there. */
export function keepFilePrivate(path: string): void {
  closeSync(openSync(path, 'a', FILE))
  tighten(path, FILE)
}

/** Tightens a file where it is there. */
export function tightenFile(path: string): void {
  if (existsSync(path)) tighten(path, FILE)
}

function tighten(path: string, mode: number) {
  try {
    chmodSync(path, mode)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EROFS') throw error
  }
}
