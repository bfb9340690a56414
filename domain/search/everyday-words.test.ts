import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeLessonCourse } from '#tests/factories/lesson-course.ts'
import { allWords, searchWords } from '../text/search-words.ts'
import { buildSearch, type ContentSearch, openSearch } from './content-search.ts'

// D22: everyday words are left out of a question, unless it has no others: `mean`, `work` or `like` may be a term of a course.

let search: ContentSearch
beforeAll(async () => {
  const statistics = makeLessonCourse({
    courseId: 'AP-STATISTICS',
    title: 'AP Statistics',
    lesson: 'The middle of a list',
    section: 'When the mean misleads',
    text: 'What is far out pulls the mean along, and the median hardly.',
    terms: [
      ['Mean', 'The sum of all values over their number.'],
      ['Median', 'The value in the middle.'],
      ['Definition by cases', 'A rule with a condition for each case.'],
    ],
    cards: [['What is an outlier?', 'A value far from the others']],
  })
  const english = makeLessonCourse({
    courseId: 'ENG3U',
    title: 'English, Grade 11',
    lesson: 'What a poem says',
    terms: [['Example', 'One case that stands for many.']],
  })
  search = await openSearch(JSON.parse(JSON.stringify(buildSearch([statistics, english]))))
})
const found = (query: string) =>
  search({ query }).groups.flatMap((group) => group.entries.map((entry) => `${group.kind}: ${entry.title}`))

describe('a term that is an everyday word', () => {
  test.each([
    ['mean', 'term: Mean'],
    ['Mean', 'term: Mean'],
    ['means', 'term: Mean'],
    ['the mean', 'term: Mean'],
    ['what is the mean?', 'term: Mean'],
    ['example', 'term: Example'],
    ['examples', 'term: Example'],
    ['definition', 'term: Definition by cases'],
  ])('“%s” finds %s, before all else', (query, term) => expect(found(query)[0]).toBe(term))

  test('is found in the titles of sections too', () =>
    expect(found('mean')).toContain('section: When the mean misleads'))
})

describe('in a question with other words, everyday ones', () => {
  test.each([
    ['what does median mean', 'median'],
    ['can you explain the outlier', 'outlier'],
    ['example of a poem', 'poem'],
  ])('change nothing: “%s” is “%s”', (long, short) => expect(found(long)).toEqual(found(short)))

  test('never lead to what has only them', () => {
    for (const entry of found('what is an outlier')) expect(entry).not.toMatch(/poem|Mean$/)
  })
})

test('all words of a text are its telling ones and its everyday ones, in order', () => {
  const word = fc.constantFrom('the', 'mean', 'median', 'What', 'is', 'poem', 'x=2', '3', 'a', 'H2O')
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const text = words.join(' ; ')
      const all = allWords(text)
      let from = 0
      for (const telling of searchWords(text)) {
        const at = all.indexOf(telling, from)
        expect(at).toBeGreaterThanOrEqual(from)
        from = at + 1
      }
      expect(all.includes('mean')).toBe(words.includes('mean'))
      expect(searchWords(text)).not.toContain('mean')
    }),
  )
})
