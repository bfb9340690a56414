import { describe, expect, test } from 'vitest'
import {
  type ContentKind,
  contentFailure,
  contentFailureOf,
  describeCacheWriteFailure,
  isNonEmpty,
} from './content-error.ts'

const KINDS: readonly ContentKind[] = [
  'course',
  'outline',
  'lessons',
  'flashcards',
  'practice',
  'exam',
  'courses',
  'search',
  'term',
]
const refused = (status: number) => contentFailureOf({ ok: false, reason: 'refused', status, body: {} }, 'lessons')

describe('a status becomes one of the codes (ERR-09, ERR-10, ERR-11, ERR-15)', () => {
  test.each([
    [400, 'GENERIC_ERROR'],
    [401, 'AUTH_ERROR'],
    [403, 'AUTH_ERROR'],
    [404, 'CONTENT_NOT_FOUND'],
    [409, 'GENERIC_ERROR'],
    [418, 'GENERIC_ERROR'],
    [422, 'GENERIC_ERROR'],
    [429, 'GENERIC_ERROR'],
    [499, 'GENERIC_ERROR'],
    [500, 'SERVER_ERROR'],
    [502, 'SERVER_ERROR'],
    [503, 'SERVER_ERROR'],
    [599, 'SERVER_ERROR'],
    [302, 'GENERIC_ERROR'],
  ])('%i is %s', (status, code) => expect(refused(status)).toMatchObject({ ok: false, code, status }))
})

describe('what never became an answer (ERR-07, ERR-08, ERR-12)', () => {
  test.each([
    ['unreachable', 'NETWORK_ERROR'],
    ['timeout', 'TIMEOUT_ERROR'],
    ['aborted', 'TIMEOUT_ERROR'],
  ] as const)('%s is %s, without a status', (reason, code) => {
    expect(contentFailureOf({ ok: false, reason }, 'exam')).toMatchObject({ code, status: null })
  })

  test('an answer nobody can read is the server’s fault, with its status', () => {
    const failure = contentFailureOf({ ok: false, reason: 'unreadable', status: 200 }, 'exam')
    expect(failure).toMatchObject({ code: 'PARSE_ERROR', status: 200 })
    expect(failure.message).toBe(refused(500).message)
  })
})

describe.each(KINDS)('nothing there yet: %s (ERR-10, ERR-14)', (kind) => {
  const { message } = contentFailure('CONTENT_NOT_FOUND', kind)

  test('says so in a sentence or two of plain words, and never in codes', () => {
    expect(message).toMatch(/^[A-Z].*\.$/)
    expect(message.split(/\s+/).length).toBeLessThan(24)
    expect(message).not.toMatch(/[A-Z_]{4,}|404|null|undefined|[Ee]rror/)
  })

  test('an empty answer says the same', () => expect(contentFailure('EMPTY_CONTENT', kind).message).toBe(message))
})

test('each kind has words of its own', () => {
  expect(new Set(KINDS.map((kind) => contentFailure('CONTENT_NOT_FOUND', kind).message)).size).toBe(KINDS.length)
})

test.each(['NETWORK_ERROR', 'TIMEOUT_ERROR', 'AUTH_ERROR', 'SERVER_ERROR', 'PARSE_ERROR', 'GENERIC_ERROR'] as const)(
  '%s says what can be done',
  (code) => expect(contentFailure(code, 'lessons').message).toMatch(/try again|refresh|sign in/i),
)

describe('a copy that could not be kept (GWY-27, ERR-13)', () => {
  test('a full device is told apart, and the work is safe either way', () => {
    const full = describeCacheWriteFailure(new DOMException('full', 'QuotaExceededError'))
    const other = describeCacheWriteFailure(new Error('no'))
    expect(full).toContain('storage is full')
    expect(other).not.toContain('storage is full')
    for (const text of [full, other]) expect(text).toContain('Your work is still safe')
  })

  test.each([null, 'QuotaExceededError', { name: 'QuotaExceededError' }, undefined])(
    'what is no error is not taken for one: %j',
    (thrown) => {
      expect(describeCacheWriteFailure(thrown)).not.toContain('storage is full')
    },
  )
})

describe('an answer holds content (GWY-25)', () => {
  test.each<[unknown]>([['x'], [' x '], [[0]], [{ a: undefined }], [0], [false], [new Date(0).getTime()]])(
    '%j',
    (value) => expect(isNonEmpty(value)).toBe(true),
  )
  test.each<[unknown]>([[null], [undefined], [''], ['   '], ['\n'], [[]], [{}]])('not %j', (value) =>
    expect(isNonEmpty(value)).toBe(false),
  )
})
