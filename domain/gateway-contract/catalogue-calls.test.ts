import { describe, expect, test } from 'vitest'
import { LONGEST_QUERY, SEARCH_KINDS } from '../search/search-limits.ts'
import { accountExportSchema } from './account-export.ts'
import { catalogueCalls } from './catalogue-calls.ts'
import { badInput, bearerErrors, storageErrors, throttled } from './gateway-call.ts'

const search = catalogueCalls.search.query
const term = catalogueCalls.term.query

describe('what a search is asked with (D22)', () => {
  test.each([
    [{ q: ' net force ' }, { q: 'net force' }],
    [
      { q: 'x', kind: 'term' },
      { q: 'x', kind: 'term' },
    ],
    [
      { q: 'x', courseId: ' sph3u ' },
      { q: 'x', courseId: 'SPH3U' },
    ],
    [{ q: 'x'.repeat(LONGEST_QUERY) }, { q: 'x'.repeat(LONGEST_QUERY) }],
    [{ q: 'x', page: '2' }, { q: 'x' }],
  ])('%j is read as %j', (given, read) => expect(search.parse(given)).toEqual(read))

  test.each([
    [{}, 'q'],
    [{ q: '' }, 'Type what you are looking for.'],
    [{ q: '   ' }, 'Type what you are looking for.'],
    [{ q: 'x'.repeat(LONGEST_QUERY + 1) }, 'That is too long to search for.'],
    [{ q: 'x', kind: 'quiz' }, 'kind'],
    [{ q: 'x', courseId: 'x'.repeat(101) }, 'courseId'],
    [{ q: ['x', 'y'] }, 'q'],
  ])('%j is refused, and says what for', (given, told) => {
    const read = search.safeParse(given)
    expect(read.success).toBe(false)
    expect(String(read.error)).toContain(told)
  })

  test('every kind that is shown can be asked for', () => {
    for (const kind of SEARCH_KINDS) expect(search.parse({ q: 'x', kind }).kind).toBe(kind)
  })
})

test.each([
  [{ term: ' net-force ' }, true],
  [{ term: 'x'.repeat(200) }, true],
  [{ term: 'x'.repeat(201) }, false],
  [{ term: ' ' }, false],
  [{}, false],
])('a term asked for as %j is read: %s', (given, is) => expect(term.safeParse(given).success).toBe(is))

describe('what comes back', () => {
  const entry = { kind: 'term', title: 'Net force', courseId: 'SPH3U', courseTitle: 'Physics, Grade 11' }
  test('of a search is read from gateways that tell less, and an entry without its place is none', () => {
    const answer = { groups: [{ kind: 'term', total: 1, entries: [entry] }] }
    expect(catalogueCalls.search.answer.parse(answer).groups[0]?.entries).toEqual([{ ...entry, snippet: '' }])
    const { courseId: _courseId, ...nowhere } = entry
    for (const group of [
      { kind: 'term', total: 1, entries: [nowhere] },
      { kind: 'term', total: -1, entries: [] },
      { kind: 'term', total: 0.5, entries: [] },
      { kind: 'song', total: 0, entries: [] },
    ])
      expect(catalogueCalls.search.answer.safeParse({ groups: [group] }).success).toBe(false)
  })
})

describe('what an account takes along (D9)', () => {
  const noon = '2026-11-20T17:00:00.000Z'
  const user = {
    id: 'u1',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    subscriptionActive: true,
    plan: 'free',
    subscriptionExpiry: null,
    createdAt: noon,
    choice: { curriculum: 'ontario', grade: '11' },
    record: { id: 'r1', since: noon },
  }
  const session = { device: 'Firefox on Linux', createdAt: noon, lastUsedAt: noon, expiresAt: noon }
  const whole = {
    format: 'ilm-study-account',
    formatVersion: 1,
    exportedAt: noon,
    user,
    allowsCounts: true,
    sessions: [session],
    examAttempts: [],
    tutorUse: [{ day: '2026-11-20', messages: 3 }],
    recordEntries: [{ id: 'a', type: 'from-later' }],
  }
  test('is read as it was written', () => expect(accountExportSchema.parse(whole)).toEqual(whole))

  test('has nothing that opens an account: what else stands in a row is left out', () => {
    const leaking = {
      ...whole,
      user: { ...user, passwordHash: 'scrypt$1', deviceMark: 'm' },
      sessions: [{ ...session, tokenHash: 'abc' }],
    }
    expect(JSON.stringify(accountExportSchema.parse(leaking))).toBe(JSON.stringify(accountExportSchema.parse(whole)))
  })

  test.each([
    ['another format', { format: 'ilm-study-history' }],
    ['a later version', { formatVersion: 2 }],
    ['a day that is a moment', { tutorUse: [{ day: noon, messages: 1 }] }],
    ['a day there is not', { tutorUse: [{ day: '2026-02-30', messages: 1 }] }],
    ['half a message', { tutorUse: [{ day: '2026-11-20', messages: 0.5 }] }],
    ['fewer than none', { tutorUse: [{ day: '2026-11-20', messages: -1 }] }],
    ['a moment without a zone', { exportedAt: '2026-11-20T17:00:00' }],
    ['a session that never ends', { sessions: [{ ...session, expiresAt: null }] }],
    ['no user', { user: undefined }],
  ])('%s is none', (_name, fields) =>
    expect(accountExportSchema.safeParse({ ...whole, ...fields }).success).toBe(false),
  )
})

test('the reasons that calls share speak of different statuses, so that spreading them loses none', () => {
  const shared = [badInput, { 401: bearerErrors[401] }, storageErrors, throttled].flatMap(Object.keys)
  expect(new Set(shared).size).toBe(shared.length)
  expect(bearerErrors).toMatchObject(storageErrors)
})
