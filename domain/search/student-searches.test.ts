import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeLessonCourse } from '#tests/factories/lesson-course.ts'
import { buildSearch, type ContentSearch, openSearch } from './content-search.ts'
import { createTermFinder } from './find-term.ts'
import { listEntries } from './list-entries.ts'
import { searchResultSchema } from './search-entry.ts'
import { SEARCH_KINDS, type SearchKind } from './search-limits.ts'
import { termSlug } from './term-slug.ts'

// D22: what students type into the search box, and what they find.

const courses = [
  makeLessonCourse({
    courseId: 'MCR3U',
    title: 'Functions, Grade 11',
    lesson: 'Quadratic functions',
    section: 'Completing the square',
    text: 'The vertex of $y = a(x - h)^2 + k$ lies at $(h, k)$. The axis of symmetry is $x = h$.',
    terms: [
      ['Vertex', 'The highest or lowest point of a parabola.'],
      ['Axis of symmetry', 'The line that halves a parabola.'],
    ],
    cards: [['What is the quadratic formula?', '$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$']],
  }),
  makeLessonCourse({
    courseId: 'SCH3U',
    title: 'Chemistry, Grade 11',
    lesson: 'Gases',
    section: 'The ideal gas law',
    text: 'For an ideal gas $PV = nRT$. Carbon dioxide, $\\ce{CO2}$, is nearly ideal.',
    terms: [
      ['Molar mass', 'The mass of one mole of a substance.'],
      ['Métis knowledge', 'What Métis people know of the land.'],
    ],
    cards: [
      ['What does STP stand for?', 'Standard temperature and pressure'],
      ['When is $x > 3$?', 'Right of three'],
    ],
  }),
  makeLessonCourse({
    courseId: 'AP-STATISTICS',
    title: 'AP Statistics',
    lesson: 'Bell curves',
    section: 'The normal distribution',
    text: 'About 68 % lies within one standard deviation.',
    terms: [['Standard deviation', 'A typical distance from the mean.']],
    cards: [['What is a z-score?', 'How many deviations a value lies from the mean']],
  }),
]
let search: ContentSearch
beforeAll(async () => {
  search = await openSearch(JSON.parse(JSON.stringify(buildSearch(courses))))
})
const found = (query: string, kind?: SearchKind) =>
  search({ query, kind }).groups.flatMap((group) => group.entries.map((entry) => `${group.kind}: ${entry.title}`))

describe('is found', () => {
  test.each([
    ['in other letters', 'VERTEX', 'term: Vertex'],
    ['in the plural', 'vertices', 'term: Vertex'],
    ['as several axes', 'axes of symmetry', 'term: Axis of symmetry'],
    ['one gas', 'gas', 'lesson: Gases'],
    ['several gases', 'gases', 'lesson: Gases'],
    ['with a question around it', 'what is a vertex?', 'term: Vertex'],
    ['with a plea around it', 'pls help me with the quadratic formula', 'card: What is the quadratic formula?'],
    ['with a slip', 'quadradic', 'lesson: Quadratic functions'],
    ['with a swap', 'standrad deviation', 'term: Standard deviation'],
    ['without its accent', 'metis', 'term: Métis knowledge'],
    ['with its accent', 'Métis', 'term: Métis knowledge'],
    ['a formula', 'PV = nRT', 'section: The ideal gas law'],
    ['a formula without spaces', 'pv=nrt', 'section: The ideal gas law'],
    ['a chemical formula', 'CO2', 'section: The ideal gas law'],
    ['a chemical formula with low digits', 'CO₂', 'section: The ideal gas law'],
    ['a number of a year', 'grade 11 functions', 'course: Functions, Grade 11'],
    ['a beginning', 'distrib', 'section: The normal distribution'],
    ['a word with a hyphen', 'z-score', 'card: What is a z-score?'],
    ['by the back of a card', 'temperature and pressure', 'card: What does STP stand for?'],
    ['by what a term means', 'halves a parabola', 'term: Axis of symmetry'],
    ['a course of AP by its name', 'ap statistics', 'course: AP Statistics'],
    ['a course by its code with a space', 'MCR 3U', 'course: Functions, Grade 11'],
  ])('%s: “%s”', (_name, query, wanted) => {
    expect(found(query)).toContain(wanted)
  })

  test('a sign in a formula is still there when it is shown', () => {
    const [card] = search({ query: 'right of three', kind: 'card' }).groups.flatMap(({ entries }) => entries)
    expect(card?.title).toBe('When is x > 3?')
  })
})

describe('the whole of what is found', () => {
  const typed = fc.oneof(
    fc.constantFrom(
      'vertex',
      'gas',
      'standard deviation',
      'quadratic',
      'the',
      'CO2',
      'x > 3',
      '$x$',
      '((',
      'a*b',
      '___',
    ),
    fc.string({ unit: fc.constantFrom(...'aegstvx 3=²’-é()"*'), maxLength: 30 }),
  )
  test('is what the contract says, in the order of kinds', () => {
    fc.assert(
      fc.property(typed, (query) => {
        const result = search({ query })
        expect(searchResultSchema.parse(JSON.parse(JSON.stringify(result)))).toEqual(result)
        const order = result.groups.map(({ kind }) => SEARCH_KINDS.indexOf(kind))
        expect(order).toEqual([...order].sort((a, b) => a - b))
      }),
    )
  })

  test('of one kind or one course is of that kind and course, and none of it was hidden before', () => {
    fc.assert(
      fc.property(typed, fc.constantFrom(...SEARCH_KINDS), (query, kind) => {
        const all = search({ query })
        const only = search({ query, kind })
        expect(only.groups.every((group) => group.kind === kind)).toBe(true)
        const inAll = all.groups.find((group) => group.kind === kind)?.total ?? 0
        // asked alone, a looser way may find more of it
        expect(only.groups[0]?.total ?? 0).toBeGreaterThanOrEqual(inAll)
        for (const group of search({ query, courseId: 'SCH3U' }).groups)
          for (const entry of group.entries) expect(entry.courseId).toBe('SCH3U')
      }),
    )
  })

  test('is the same for the same words in other letters and with more spaces', () => {
    fc.assert(
      fc.property(fc.constantFrom('vertex', 'ideal gas law', 'molar mass', 'z-score'), (query) => {
        expect(found(`  ${query.toUpperCase().replaceAll(' ', '   ')} `)).toEqual(found(query))
      }),
    )
  })

  test('of a kind or course nobody has is nothing', () => {
    expect(search({ query: 'vertex', courseId: 'XXX1X' }).groups).toEqual([])
    expect(search({ query: 'vertex', kind: 'course' }).groups).toEqual([])
  })
})

describe('every entry', () => {
  const entries = courses.flatMap(listEntries)
  test('is one line without marks, with a place that leads to it', () => {
    for (const { title, snippet, text, courseId, courseTitle, kind, ...place } of entries) {
      for (const line of [title, snippet, text]) expect(line).not.toMatch(/\n|\*\*|\$|\\/)
      expect(courses.some((course) => course.courseId === courseId && course.title === courseTitle)).toBe(true)
      expect('moduleId' in place).toBe(kind !== 'course')
      expect('sectionId' in place).toBe(kind === 'section' || kind === 'term')
    }
  })
  test('of a snippet that is cut, no word is cut', () => {
    const long = makeLessonCourse({
      courseId: 'SBI3U',
      title: 'Biology',
      lesson: 'Cells',
      text: Array.from({ length: 60 }, (_, n) => `word${n}`).join(' '),
    })
    const section = listEntries(long).find(({ kind }) => kind === 'section')
    expect(section?.snippet).toMatch(/^word0 word1 .* word\d+ …$/)
    const whole = new Set(section?.text.split(' '))
    for (const word of section?.snippet.replace(' …', '').split(' ') ?? []) expect(whole.has(word)).toBe(true)
    expect(section?.snippet.length).toBeLessThanOrEqual(162)
  })
})

describe('a term', () => {
  const find = createTermFinder(courses)
  test('listed by a search has a page with its meaning', () => {
    for (const { kind, title } of courses.flatMap(listEntries))
      if (kind === 'term') expect(find(termSlug(title))?.term).toBe(title)
  })
  test('leads to its lesson and section, with the questions and cards there are', () => {
    expect(find('vertex')).toEqual({
      term: 'Vertex',
      places: [
        {
          courseId: 'MCR3U',
          courseTitle: 'Functions, Grade 11',
          moduleId: 'module',
          moduleTitle: 'The module',
          lessonId: 'lesson',
          lessonTitle: 'Quadratic functions',
          sectionId: 'section',
          definition: 'The highest or lowest point of a parabola.',
          examples: [],
          cards: [],
          questions: 0,
        },
      ],
    })
  })
})
