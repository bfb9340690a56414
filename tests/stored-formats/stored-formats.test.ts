import 'fake-indexeddb/auto'
import { set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examDocumentId, examDocumentSchema } from '#app/features/exam/exam-document.ts'
import { readContentCopy } from '#app/platform/content/content-cache.client.ts'
import { readSelectedCurriculum, selectedGrade } from '#app/platform/selected-curriculum.ts'
import { currentUserId, readActiveToken } from '#app/platform/session/auth-token.ts'
import { readLastUser } from '#app/platform/session/last-user.client.ts'
import { BEFORE_PAINT_SCRIPT } from '#app/platform/theme.ts'
import { CONTENT_SHAPE, readCacheEntry } from '#domain/content/content-cache-key.ts'
import { makeBackup, parseBackup, writeBackup } from '#domain/history/backup.ts'
import { practicePlaceId, practicePlaceSchema } from '#domain/practice/practice-place.ts'
import browser from './browser-1.json' with { type: 'json' }
import documents from './documents-1.json' with { type: 'json' }

/*
 * What is stored beside the log (docs/stored-formats.md), as the first release wrote it. These files are never changed: a new
 * version is a new file. The log's own formats are in domain/history/stored-formats.test.ts.
 */
const ATTEMPT = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const stored: Record<string, string> = browser.localStorage

beforeEach(() => {
  const localStorage = { getItem: (key: string) => stored[key] ?? null }
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('window', { localStorage })
})
afterEach(() => vi.unstubAllGlobals())

test('the document of an exam still opens, as shown and as it was sent', () => {
  const document: unknown = documents[examDocumentId(ATTEMPT) as keyof typeof documents]
  expect(examDocumentSchema.parse(document)).toEqual(document)
})

test('practice goes on where it was left', () => {
  const document: unknown = documents[practicePlaceId('SNC1W', 'matter') as keyof typeof documents]
  expect(practicePlaceSchema.parse(document)).toEqual(document)
})

test('documents of any owner come through a backup unread', () => {
  const parsed = parseBackup(writeBackup(makeBackup([], documents, 0)))
  expect(parsed.ok && parsed.backup.documents).toEqual(documents)
})

test('the curriculum, the grade and the token of a device are still found', () => {
  expect(readSelectedCurriculum()).toBe('alberta')
  expect(selectedGrade.read()).toBe('9')
  expect(readActiveToken()).toBe(stored.auth_token)
  expect(currentUserId()).toBe('student-1')
})

test('a setting with a value that is not known counts as not chosen', () => {
  const localStorage = { getItem: () => 'of-a-newer-release' }
  vi.stubGlobal('window', { localStorage })
  expect(readSelectedCurriculum()).toBe('ontario')
})

test('the chosen theme shows before the first paint', () => {
  const classes: string[] = []
  const dataset: Record<string, string> = {}
  vi.stubGlobal('document', {
    documentElement: { classList: { add: (name: string) => classes.push(name) }, dataset },
  })
  new Function(BEFORE_PAINT_SCRIPT)()
  expect(classes).toEqual(['dark'])
  expect(dataset).toEqual({ session: 'stored' })
})

test('a copy of content is used while its shape is the same, and is no copy after', async () => {
  const [[key, entry] = ['', undefined]] = Object.entries(browser.keyval).filter(([name]) =>
    name.startsWith('content-'),
  )
  await set(key, { ...entry, shape: CONTENT_SHAPE })
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  expect(await readContentCopy(key, 'v1')).toEqual({ title: 'Science' })
  expect(readCacheEntry({ ...entry, shape: CONTENT_SHAPE + 1 })).toBeUndefined()
})

test('the student last seen is greeted without a connection', async () => {
  const entry = browser.keyval['session::last-user']
  await set('session::last-user', entry)
  expect(await readLastUser('student-1')).toEqual(entry.user)
  expect(await readLastUser('student-2')).toBeUndefined()
})
