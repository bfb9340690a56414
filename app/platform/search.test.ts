import { expect, test } from 'vitest'
import {
  readCourseSearch,
  readCoursesSearch,
  readExamSearch,
  readPracticeSearch,
  readSearchSearch,
  readSignInSearch,
} from './search.ts'

test('a valid courseId is read in any case; anything else counts as missing (FIX-02, CTR-42)', () => {
  const read = (courseId: unknown) => readCourseSearch({ courseId }).courseId
  expect(read('snc1w')).toBe('SNC1W')
  expect(read('AP-CALCULUS-AB')).toBe('AP-CALCULUS-AB')
  for (const odd of [undefined, null, '', 'a', 12, true, {}, ['SNC1W'], '<script>', '../x', 'x'.repeat(60)]) {
    expect(read(odd)).toBeUndefined()
  }
})

test('a tab is 0 to 4 (D16)', () => {
  const read = (tab: unknown) => readCourseSearch({ tab }).tab
  expect([0, 1, 2, 3, 4].map(read)).toEqual([0, 1, 2, 3, 4])
  for (const odd of [-1, 5, 1.5, '1', 'x', null, Number.NaN]) expect(read(odd)).toBeUndefined()
})

test('a seed is a non-negative 32-bit integer (D14)', () => {
  const read = (seed: unknown) => readExamSearch({ seed }).seed
  expect([0, 42, 4294967295].map(read)).toEqual([0, 42, 4294967295])
  for (const odd of [-1, 4294967296, 1.5, '42', 'x', null, {}]) expect(read(odd)).toBeUndefined()
})

test('the way back stays on this site (D11, OPN-07)', () => {
  const read = (redirect: unknown) => readSignInSearch({ redirect }).redirect
  for (const path of ['/dashboard', '/grade/9/subject/science?courseId=SNC1W', '/ap/biology/exam?seed=4#top']) {
    expect(read(path)).toBe(path)
  }
  for (const odd of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'dashboard',
    '',
    3,
    '/a b',
    '/a\nb',
  ]) {
    expect(read(odd)).toBeUndefined()
  }
})

test('what is not valid is there as undefined, so that the router does not read it from the address', () => {
  expect(Object.entries(readExamSearch({ seed: -1, other: 1 }))).toEqual([['seed', undefined]])
  expect(Object.keys(readCourseSearch({}))).toEqual(['courseId', 'tab'])
})

test('tags are a list of up to twenty words, a lesson is an id', () => {
  const read = (search: Record<string, unknown>) => readPracticeSearch(search)
  expect(read({ tags: ['cells', 'mitosis'], lesson: 'cell-cycle' })).toEqual({
    tags: ['cells', 'mitosis'],
    lesson: 'cell-cycle',
  })
  for (const odd of ['cells', [''], ['x'.repeat(101)], Array(21).fill('a'), [1], null, {}])
    expect(read({ tags: odd })).toEqual({})
  for (const odd of ['a b', '../x', '', 4, ['x']]) expect(read({ lesson: odd })).toEqual({})
})

test('a number that is searched for arrives as one and is read as words; what is longer than a question is none (D22)', () => {
  expect(readSearchSearch({ q: 42, kind: 'term' })).toEqual({ q: '42', kind: 'term' })
  expect(readSearchSearch({ q: '  cell  ' })).toEqual({ q: 'cell' })
  for (const odd of ['', '   ', 'x'.repeat(201), null, ['cell']]) expect(readSearchSearch({ q: odd })).toEqual({})
})

test('courses are chosen by what the catalogue knows (D22)', () => {
  const chosen = { curriculum: 'alberta', grade: 9, subject: 'science' }
  expect(readCoursesSearch(chosen)).toEqual(chosen)
  expect(readCoursesSearch({ curriculum: 'mars', grade: 13, subject: 'x' })).toEqual({})
})
