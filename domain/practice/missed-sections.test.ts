import { expect, test } from 'vitest'
import { missedSections } from './missed-sections.ts'

const miss = (lessonId: string | undefined, sectionId: string | undefined, moduleId = 'matter') => ({
  moduleId,
  lessonId,
  sectionId,
})

test('of each lesson the section that most misses rest on, of as many the one missed last', () => {
  expect(
    missedSections([
      miss('density', 'floating'),
      miss('density', 'meaning'),
      miss('density', 'meaning'),
      miss('gases', 'pressure'),
      miss('gases', 'volume'),
      miss('density', 'layers', 'space'),
    ]),
  ).toEqual({ 'matter/density': 'meaning', 'matter/gases': 'pressure', 'space/density': 'layers' })
})

test('misses without lesson or section name none', () =>
  expect(missedSections([miss(undefined, 'floating'), miss('density', undefined)])).toEqual({}))
