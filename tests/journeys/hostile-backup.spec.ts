import type { Page } from '@playwright/test'
import { expect, open, signUp, test } from './journey.ts'

// A backup file may come from anywhere: a friend, a download, a program. What is in it is data, and a file that is none says so.

const RUN = "document.title='stolen'"
const SCRIPT = `<img src=x onerror="${RUN}"><script>${RUN}</script><svg onload="${RUN}">[a](javascript:${RUN}) $\\href{javascript:${RUN}}{x}$`
const course = { curriculum: 'ontario', grade: '9', subject: 'science', courseId: 'SNC1W' }
const envelope = (id: string, more: object = {}) => ({
  id,
  at: 1_760_000_000_000,
  zone: 'America/Toronto',
  device: 'd',
  ...more,
})
const answered = (id: string, more: object = {}) => ({
  ...envelope(id),
  type: 'question-answered',
  ...course,
  moduleId: 'SNC1W-M1',
  questionId: `q-${id}`,
  questionText: 'What is it?',
  questionType: 'multiple-choice',
  tags: ['cells'],
  status: 'incorrect',
  answer: 'This',
  seconds: 5,
  hintsUsed: 0,
  source: 'practice',
  ...more,
})
const backup = (events: string | unknown[], more: object = {}) => {
  const text = JSON.stringify({
    format: 'ilm-study-backup',
    version: 1,
    exportedAt: '2026-11-01T00:00:00.000Z',
    ...more,
    events: [],
  })
  return text.replace('"events":[]', `"events":${typeof events === 'string' ? events : JSON.stringify(events)}`)
}
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

async function openRecord(page: Page) {
  await signUp(page)
  await open(page, '/dashboard')
  await expect(page.getByRole('button', { name: 'Export progress' })).toBeEnabled()
}
const importText = (page: Page, text: string) =>
  page
    .getByLabel('Import progress')
    .setInputFiles({ name: 'progress.json', mimeType: 'application/json', buffer: Buffer.from(text) })
const said = (page: Page) =>
  page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .filter({ hasText: /file|backup|act/i })
    .first()

/** Nothing ran, nothing changed what objects are, and everywhere a student looks there is a page. */
async function expectUsable(page: Page) {
  for (const path of [
    '/dashboard',
    '/insights',
    '/grade/9/subject/science?courseId=SNC1W',
    '/grade/9/subject/science?courseId=SNC1W&tab=4',
  ]) {
    await open(page, path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
    expect(await page.title()).not.toContain('stolen')
    expect(
      await page.locator('main').locator('script, iframe, [onerror], [onload], [href^="javascript" i]').count(),
    ).toBe(0)
    expect(
      await page.evaluate(() => Object.keys(Object.prototype).concat('polluted' in {} ? ['polluted'] : [])),
    ).toEqual([])
  }
}

test('script in every text of a file is text on every page', async ({ page }) => {
  await openRecord(page)
  const own = { ...course, moduleId: 'SNC1W-M1', deckId: 'own-1' }
  const events = [
    answered('a', {
      questionText: SCRIPT,
      answer: SCRIPT,
      correctAnswer: SCRIPT,
      tags: [SCRIPT],
      misconception: SCRIPT,
      moduleId: SCRIPT,
    }),
    answered('b', {
      questionId: SCRIPT,
      lessonId: SCRIPT,
      courseId: SCRIPT,
      grade: SCRIPT,
      subject: SCRIPT,
      curriculum: SCRIPT,
    }),
    {
      ...envelope('c', { device: SCRIPT, zone: SCRIPT }),
      type: 'lesson-opened',
      ...course,
      moduleId: SCRIPT,
      lessonId: SCRIPT,
    },
    {
      ...envelope('d'),
      type: 'own-deck-saved',
      ...own,
      title: SCRIPT,
      cards: [{ id: 'x', front: SCRIPT, back: SCRIPT, tags: [SCRIPT] }],
    },
    { ...envelope('e'), type: 'chat-started', ...course, conversationId: 'k' },
    {
      ...envelope('f', { at: 1_760_000_000_001 }),
      type: 'chat-message-added',
      conversationId: 'k',
      role: 'user',
      content: SCRIPT,
      isError: false,
    },
    {
      ...envelope('g', { at: 1_760_000_000_002 }),
      type: 'chat-message-added',
      conversationId: 'k',
      role: 'assistant',
      content: SCRIPT,
      isError: false,
      extras: {
        citations: [{ title: SCRIPT, url: `javascript:${RUN}` }],
        nextSteps: [{ label: SCRIPT, href: `javascript:${RUN}` }],
      },
    },
  ]
  await importText(page, backup(events))
  await expect(said(page)).toContainText('Added 7 acts of study')
  await expectUsable(page)
})

test('names of prototypes in a file are names', async ({ page }) => {
  await openRecord(page)
  const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']
  const pollute = '{"polluted":true,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'
  const asKeys = names.map((name) =>
    answered(`k-${name}`, { questionId: name, moduleId: name, courseId: name, tags: [name] }),
  )
  const asFields = names.map((name) => JSON.stringify(answered(`f-${name}`)).replace(/\}$/, `,"${name}":${pollute}}`))
  const text = backup(`[${[...asKeys.map((event) => JSON.stringify(event)), ...asFields].join(',')}]`).replace(
    /\}$/,
    `,"documents":${pollute},"__proto__":${pollute}}`,
  )
  await importText(page, text)
  await expect(said(page)).toContainText(/Added \d+ acts? of study/)
  await expectUsable(page)
})

test('impossible times, zones and numbers are left out or shown somehow, never a broken page', async ({ page }) => {
  await openRecord(page)
  const events = [
    answered('t1', { at: 8_640_000_000_000_001 }),
    answered('t2', { at: Number.MAX_SAFE_INTEGER }),
    answered('t3', { at: 0 }),
    answered('t4', { at: -1 }),
    answered('z1', { zone: 'Not/AZone' }),
    answered('z2', { zone: '' }),
    answered('n1', { seconds: 1e308 }),
    answered('n2', { hintsUsed: Number.MAX_SAFE_INTEGER, difficulty: -1e308 }),
    answered('n3', { seed: -1 }),
    { ...envelope('x1'), type: 'review-limits-changed', newCards: Number.MAX_SAFE_INTEGER, reviews: 0 },
    { ...envelope('x2'), type: 'exam-date-set', ...course, date: '9999-12-31' },
    { ...envelope('x3'), type: 'card-rating-undone', ratingId: 'nothing' },
    { ...envelope('x4'), type: 'exam-part-finished', attemptId: 'nothing', part: 1e15, deadlines: [8.64e15] },
  ]
  await importText(page, backup(events))
  await expect(said(page)).toContainText(/Added \d+ acts? of study/)
  await expectUsable(page)
})

test('controls, NUL bytes, half letters and turned text are text', async ({ page }) => {
  await openRecord(page)
  const odd = '\u0000\u0007\u001b[31m\u202e\ud800\ufeff\u2028\uffff'
  await importText(
    page,
    backup([answered(odd, { questionText: odd, answer: odd, tags: [odd], questionId: odd, lessonId: odd })]),
  )
  await expect(said(page)).toContainText('Added 1 act of study')
  await expectUsable(page)
})

test.describe('what is no backup says so, and the page goes on', () => {
  for (const [name, text, words] of [
    ['an empty file', '', 'This file is not readable.'],
    ['a file of NUL bytes', '\0'.repeat(10_000), 'This file is not readable.'],
    ['half a file', backup([answered('a')]).slice(0, -9), 'This file is not readable.'],
    ['a page', '<!doctype html><script>document.title="stolen"</script>', 'This file is not readable.'],
    ['null', 'null', 'This file is not an Ilm Study backup.'],
    ['a list', '[]', 'This file is not an Ilm Study backup.'],
    ['another format', '{"format":"other","version":1}', 'This file is not an Ilm Study backup.'],
    ['a text for a version', '{"format":"ilm-study-backup","version":"1"}', 'This file is not an Ilm Study backup.'],
    ['a version of the future', '{"format":"ilm-study-backup","version":99}', 'newer version'],
    ['no events', '{"format":"ilm-study-backup","version":1}', 'This backup is damaged'],
    ['events that are a text', backup('"events"'), 'This backup is damaged'],
    ['events that are an object', backup('{"length":1000000000}'), 'This backup is damaged'],
  ] as const)
    test(name, async ({ page }) => {
      await openRecord(page)
      await importText(page, text)
      await expect(said(page)).toContainText(words)
      await expect(page.getByRole('button', { name: 'Export progress' })).toBeEnabled()
      expect(await page.title()).not.toContain('stolen')
    })
})

test('events of the wrong kind and 100,000 lists in each other are left out, the good one is taken', async ({
  page,
}) => {
  await openRecord(page)
  const bad = [
    'null',
    '1',
    '"text"',
    'true',
    '[]',
    '{}',
    deep(1_000),
    '{"id":1,"type":[]}',
    '{"id":"","at":"now","type":"question-answered"}',
  ]
  await importText(page, backup(`[${bad.join(',')},${JSON.stringify(answered('good'))}]`))
  await expect(said(page)).toContainText('Added 1 act of study')
  await expect(said(page)).toContainText(`${bad.length} entries could not be read and were left out.`)
  await importText(page, backup(`[${deep(100_000)},${JSON.stringify(answered('good'))}]`))
  await expect(said(page)).toContainText(/Nothing new|could not be read|not readable/)
  await expectUsable(page)
})

test('a file of 50 MB is read or refused, and the page goes on', async ({ page }) => {
  await openRecord(page)
  const text = 'x'.repeat(10_000)
  const path = test.info().outputPath('large.json')
  const { writeFile } = await import('node:fs/promises')
  await writeFile(path, backup(Array.from({ length: 5_000 }, (_, at) => answered(`e-${at}`, { questionText: text }))))
  await page.getByLabel('Import progress').setInputFiles(path)
  await expect(said(page)).toContainText(/Added 5,000 acts of study|too large/, { timeout: 60_000 })
  await expectUsable(page)
})
