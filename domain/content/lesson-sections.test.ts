import { expect, test } from 'vitest'
import { difficultyTone, isSafeMediaUrl, lessonMinutes, orderSections, sectionHeading } from './lesson-sections.ts'

const section = (id: string, order?: number, title?: string, isOptional = false) => ({ id, order, title, isOptional })

test('a heading is order and title, or "Section N", and says when it is optional (LES-09, OPN-62)', () => {
  expect(sectionHeading(section('a', 3, 'Webs'), 0)).toBe('3. Webs')
  expect(sectionHeading(section('a', undefined, 'Webs'), 1)).toBe('2. Webs')
  expect(sectionHeading(section('a'), 1)).toBe('Section 2')
  expect(sectionHeading(section('a', 7, ' '), 1)).toBe('Section 2')
  expect(sectionHeading(section('a', 2, 'Webs', true), 1)).toBe('2. Webs (Optional)')
  expect(sectionHeading(section('a', undefined, undefined, true), 0)).toBe('Section 1 (Optional)')
})

test('sections stand by their order, those without one as received at the end (OPN-63)', () => {
  const sections = [section('x'), section('b', 2), section('a', 1), section('y'), section('b2', 2)]
  expect(orderSections(sections).map(({ id }) => id)).toEqual(['a', 'b', 'b2', 'x', 'y'])
})

test('three levels have a colour, anything else the default one (LES-06)', () => {
  expect(['beginner', 'Intermediate', ' ADVANCED ', 'expert', ''].map(difficultyTone)).toEqual([
    'success',
    'warning',
    'error',
    'default',
    'default',
  ])
})

test('minutes add up; none known is 0 (LES-26)', () => {
  expect(lessonMinutes([{ estimatedMinutes: 5 }, {}, { estimatedMinutes: 2.5 }])).toBe(7.5)
  expect(lessonMinutes([])).toBe(0)
})

test('only http(s) and this site may be shown (OPN-65)', () => {
  for (const url of ['https://x.ca/a.png', 'http://x.ca/a', '/media/SNC1W/a.svg'])
    expect(isSafeMediaUrl(url), url).toBe(true)
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'media/a.svg', ''])
    expect(isSafeMediaUrl(url), url).toBe(false)
})
