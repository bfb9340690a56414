import { expect, test } from 'vitest'
import {
  type ContentErrorCode,
  type ContentKind,
  contentFailure,
  contentFailureOf,
  describeCacheWriteFailure,
  isNonEmpty,
} from './content-error.ts'

const kinds: ContentKind[] = ['outline', 'lessons', 'flashcards', 'practice', 'exam']
const refused = (status: number) =>
  contentFailureOf({ ok: false, reason: 'refused', status, body: null }, 'lessons').code

test('each status has its code (ERR-09, ERR-10, ERR-11, ERR-15)', () => {
  expect([401, 403].map(refused)).toEqual(['AUTH_ERROR', 'AUTH_ERROR'])
  expect(refused(404)).toBe('CONTENT_NOT_FOUND')
  expect([500, 502, 503, 504].map(refused)).toEqual(Array(4).fill('SERVER_ERROR'))
  expect([400, 418, 429].map(refused)).toEqual(Array(3).fill('GENERIC_ERROR'))
})

test('failures without a status have their codes (ERR-07, ERR-08, ERR-12)', () => {
  expect(contentFailureOf({ ok: false, reason: 'unreachable' }, 'exam').code).toBe('NETWORK_ERROR')
  expect(contentFailureOf({ ok: false, reason: 'timeout' }, 'exam').code).toBe('TIMEOUT_ERROR')
  expect(contentFailureOf({ ok: false, reason: 'aborted' }, 'exam').code).toBe('TIMEOUT_ERROR')
  expect(contentFailureOf({ ok: false, reason: 'unreadable', status: 200 }, 'exam').code).toBe('PARSE_ERROR')
})

test('nothing there has a message of its own for each kind (ERR-10, ERR-14)', () => {
  for (const code of ['CONTENT_NOT_FOUND', 'EMPTY_CONTENT'] satisfies ContentErrorCode[]) {
    expect(new Set(kinds.map((kind) => contentFailure(code, kind).message)).size).toBe(kinds.length)
  }
})

test('the messages say what the catalogue asks for (ERR-07, ERR-08, ERR-09, ERR-12)', () => {
  expect(contentFailure('NETWORK_ERROR', 'lessons').message).toMatch(/couldn’t find.*refresh.*another module/i)
  expect(contentFailure('TIMEOUT_ERROR', 'lessons').message).toMatch(/longer than expected/i)
  expect(contentFailure('AUTH_ERROR', 'lessons').message).toMatch(/sign in again.*session may have expired/i)
  expect(contentFailure('PARSE_ERROR', 'exam').message).toBe(contentFailure('SERVER_ERROR', 'exam').message)
})

test('what cannot be kept on the device says that the work is safe (GWY-27, ERR-13)', () => {
  const full = new Error('no space')
  full.name = 'QuotaExceededError'
  for (const error of [full, new Error('closed'), 'odd']) {
    expect(describeCacheWriteFailure(error)).toContain('still safe on our servers')
  }
  expect(describeCacheWriteFailure(full)).toContain('full')
})

test('content is non-empty by its kind (GWY-25)', () => {
  for (const value of ['', '  \n', [], {}, null, undefined]) expect(isNonEmpty(value)).toBe(false)
  for (const value of ['a', [null], { a: undefined }, 0, false, true, Number.NaN]) expect(isNonEmpty(value)).toBe(true)
})
