import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { makeLessonCourse } from '#tests/factories/lesson-course.ts'
import { buildSearch, type ContentSearch, openSearch } from './content-search.ts'

let search: ContentSearch
beforeAll(async () => {
  const physics = makeLessonCourse({
    courseId: 'SPH3U',
    title: 'Physics, Grade 11',
    lesson: 'Forces and Newton',
    section: 'The second law',
    text: 'The net force gives the acceleration: $F_{net} = ma$.',
    terms: [
      ['Net force', 'The sum of all forces on a thing.'],
      ['Resistance', 'How strongly a part opposes current.'],
    ],
    cards: [['State Ohm’s law.', '$V = IR$: see **Ohm’s law**']],
  })
  const biology = makeLessonCourse({
    courseId: 'SBI3U',
    title: 'Biology, Grade 11',
    lesson: 'Photosynthesis',
    section: 'What light does',
    text: 'Plants make glucose.',
    terms: [['Resistance', 'When bacteria survive an antibiotic.']],
    cards: [['What do chloroplasts do?', 'They make glucose.']],
  })
  search = await openSearch(JSON.parse(JSON.stringify(buildSearch([physics, biology]))))
})

const found = (query: string, kind?: 'course' | 'term' | 'lesson' | 'section' | 'card') =>
  search({ query, kind }).groups.flatMap((group) => group.entries.map((entry) => `${group.kind}: ${entry.title}`))

test('a course code finds its course alone, however it is typed (D22)', () => {
  for (const typed of ['SBI3U', 'sbi3u', 'SBI 3U', 'sbi-3u'])
    expect(found(typed)).toEqual(['course: Biology, Grade 11'])
})

test('a formula is found with or without spaces and subscripts', () => {
  for (const typed of ['F = ma', 'F=ma', 'f = ma']) expect(found(typed)).toContain('section: The second law')
  expect(found('V=IR')).toContain('card: State Ohm’s law.')
})

test('apostrophes and typing errors are forgiven', () => {
  expect(found('ohms law')).toContain('card: State Ohm’s law.')
  expect(found('photosynthsis')[0]).toBe('lesson: Photosynthesis')
  expect(found('chloroplats')).toContain('card: What do chloroplasts do?')
})

test('a term that two courses explain is one find, and leads to both', () => {
  const terms = search({ query: 'resistance' }).groups.find((group) => group.kind === 'term')
  expect(terms).toMatchObject({ total: 1, entries: [{ title: 'Resistance' }] })
})

test('a question can be of one kind or one course only', () => {
  expect(found('glucose', 'card')).toEqual(['card: What do chloroplasts do?'])
  const inCourse = search({ query: 'resistance', courseId: 'SBI3U' }).groups.flatMap(({ entries }) => entries)
  expect(new Set(inCourse.map((entry) => entry.courseId))).toEqual(new Set(['SBI3U']))
})

test('nothing is found for nothing, and for what is nowhere', () => {
  for (const query of ['', '   ', '?!', 'zzzzqqq']) expect(search({ query }).groups).toEqual([])
})

const anyText = fc.string({ unit: fc.constantFrom(...'aeforcZé’ -_$\\{}()=^₂Δ漢😀\u0000'), maxLength: 400 })

test('whatever is typed gives groups in their order, without doubles, no longer than told', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.constant('force '.repeat(80))), (query) => {
      const { groups } = search({ query })
      const kinds = groups.map((group) => group.kind)
      expect(new Set(kinds).size).toBe(kinds.length)
      for (const { entries, total } of groups) {
        expect(entries.length).toBeLessThanOrEqual(Math.min(total, 5))
        expect(entries.length).toBeGreaterThan(0)
      }
    }),
    { numRuns: 300 },
  )
})

test('everything that is indexed is found by its own title', async () => {
  const stored = buildSearch([
    makeLessonCourse({
      courseId: 'MCR3U',
      title: 'Functions, Grade 11',
      lesson: 'Inverse functions',
      section: 'Swap x and y',
    }),
  ])
  const ask = await openSearch(stored)
  for (const { kind, title } of stored.entries.filter((entry) => entry.title !== 'A term')) {
    const titles = ask({ query: title, kind }).groups.flatMap((group) => group.entries.map((entry) => entry.title))
    expect(titles, `${kind} ${title}`).toContain(title)
  }
})
