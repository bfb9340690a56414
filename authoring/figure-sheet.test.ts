import { expect, test } from 'vitest'
import { figureSheet, figureSheetPage } from './figure-sheet.ts'
import { loadCourseFiles } from './load-course-files.ts'

const loaded = loadCourseFiles('content/ontario/SNC1W')
if (!loaded.course) throw new Error('the course could not be read')
const entries = figureSheet(loaded.files)

test('a sheet holds the figures of lessons, questions, sets and explorations, each as a picture', () => {
  for (const part of ['lesson series-and-parallel-circuits', 'question ', ', stimulus ', 'exploration at ', 'media/'])
    expect(
      entries.some(({ place }) => place.includes(part)),
      part,
    ).toBe(true)
  for (const { place, markup } of entries) expect(markup, place).toMatch(/<svg|<img|<table/)
})

test('a sheet of one lesson holds nothing else', () => {
  const ofLesson = figureSheet(loaded.files, 'lesson series-and-parallel-circuits')
  expect(ofLesson.length).toBeGreaterThan(2)
  expect(entries).toEqual(expect.arrayContaining(ofLesson))
  expect(ofLesson.every(({ place }) => place.includes('lesson series-and-parallel-circuits'))).toBe(true)
})

test('words of content cannot break the page', () => {
  const page = figureSheetPage([{ place: 'a < b', words: '<script>', markup: '<svg></svg>' }], '')
  expect(page).toContain('a &lt; b')
  expect(page).not.toContain('<script>')
})
