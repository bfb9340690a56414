import { expect, test } from 'vitest'
import { courseSearchSchema, examSearchSchema, signInSearchSchema } from './search.ts'

test('a valid courseId is read in any case; anything else counts as missing (FIX-02, CTR-42)', () => {
  const read = (courseId: unknown) => courseSearchSchema.parse({ courseId }).courseId
  expect(read('snc1w')).toBe('SNC1W')
  expect(read('AP-CALCULUS-AB')).toBe('AP-CALCULUS-AB')
  for (const odd of [undefined, null, '', 'a', 12, true, {}, ['SNC1W'], '<script>', '../x', 'x'.repeat(60)]) {
    expect(read(odd)).toBeUndefined()
  }
})

test('a tab is 0 to 4 (D16)', () => {
  const read = (tab: unknown) => courseSearchSchema.parse({ tab }).tab
  expect([0, 1, 2, 3, 4].map(read)).toEqual([0, 1, 2, 3, 4])
  for (const odd of [-1, 5, 1.5, '1', 'x', null, Number.NaN]) expect(read(odd)).toBeUndefined()
})

test('a seed is a non-negative 32-bit integer (D14)', () => {
  const read = (seed: unknown) => examSearchSchema.parse({ seed }).seed
  expect([0, 42, 4294967295].map(read)).toEqual([0, 42, 4294967295])
  for (const odd of [-1, 4294967296, 1.5, '42', 'x', null, {}]) expect(read(odd)).toBeUndefined()
})

test('the way back stays on this site (D11, OPN-07)', () => {
  const read = (redirect: unknown) => signInSearchSchema.parse({ redirect }).redirect
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
