import { beforeAll, describe, expect, test } from 'vitest'
import { makeLessonCourse } from '#tests/factories/lesson-course.ts'
import { buildSearch, type ContentSearch, openSearch } from './content-search.ts'
import { createTermFinder, findTermQuerySchema } from './find-term.ts'
import { listEntries } from './list-entries.ts'
import { searchQuerySchema } from './search-entry.ts'
import { LONGEST_QUERY } from './search-limits.ts'
import { termSlug } from './term-slug.ts'

// D22: what a search lists, in which order, and how much of it.

const course = (courseId: string, lesson: string, more: Partial<Parameters<typeof makeLessonCourse>[0]> = {}) =>
  makeLessonCourse({ courseId, title: `Course ${courseId}`, lesson, ...more })
const many = Array.from({ length: 60 }, (_, n): [string, string] => [`Momentum card ${n}`, 'p equals m v'])

describe('the entries of a course', () => {
  const entries = listEntries(
    course('SPH3U', 'Momentum', {
      section: 'Collisions',
      text: 'When **two carts** meet. '.repeat(12),
      terms: [['Impulse', 'Force times time.']],
      cards: [['What is conserved?', 'Momentum']],
    }),
  )
  test('are itself, its lessons, their sections and terms, and its cards, each with its place', () => {
    expect(entries.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
      'course: Course SPH3U',
      'lesson: Momentum',
      'section: Collisions',
      'term: Impulse',
      'card: What is conserved?',
    ])
    const [own, lesson, section, term, card] = entries
    expect(own).not.toHaveProperty('moduleId')
    expect(lesson).toMatchObject({ courseId: 'SPH3U', moduleId: 'module', lessonId: 'lesson' })
    expect(section).toMatchObject({ lessonTitle: 'Momentum', sectionId: 'section' })
    expect(term).toMatchObject({ sectionId: 'section', snippet: 'Force times time.' })
    expect(card).toMatchObject({ lessonId: 'lesson', lessonTitle: 'Momentum', snippet: 'Momentum' })
    expect(card).not.toHaveProperty('sectionId')
  })
  test('show the beginning of a text, ended at a word, without its marks', () => {
    const snippet = entries.find(({ kind }) => kind === 'section')?.snippet ?? ''
    expect(snippet.length).toBeLessThanOrEqual(162)
    expect(snippet).toMatch(/^When two carts meet\. .* (When|two|carts|meet\.) …$/)
    expect(snippet).not.toContain('*')
  })
})

describe('what is listed first', () => {
  let search: ContentSearch
  beforeAll(async () => {
    search = await openSearch(
      buildSearch([
        course('SPH3U', 'Momentum', { section: 'Collisions', text: 'Momentum is kept.', cards: many }),
        course('SPH4U', 'Energy and momentum', {
          section: 'Momentum',
          text: 'Two things are kept.',
          terms: [['Momentum', 'Mass times velocity.']],
        }),
        course('MCV4U', 'Vectors', { text: 'Momentum is an example of one.', terms: [['Momentum', 'A vector.']] }),
      ]),
    )
  })
  const groupsOf = (query: string, more = {}) => search({ query, ...more }).groups
  const titles = (query: string, kind: 'lesson' | 'section' | 'term') =>
    groupsOf(query, { kind }).flatMap(({ entries }) => entries.map(({ title, courseId }) => `${courseId} ${title}`))

  test('kinds stand in one order: courses, terms, lessons, sections, cards', () => {
    expect(groupsOf('momentum').map(({ kind }) => kind)).toEqual(['term', 'lesson', 'section', 'card'])
  })
  test('what is called so comes before what speaks of it', async () => {
    expect(titles('momentum', 'lesson')[0]).toBe('SPH3U Momentum')
    const sections = await openSearch(
      buildSearch([
        course('SPH3U', 'Motion', { section: 'How fast', text: 'Velocity, velocity and again velocity.' }),
        course('SPH4U', 'Motion', { section: 'Velocity', text: 'Speed with a direction.' }),
      ]),
    )
    expect(sections({ query: 'velocity', kind: 'section' }).groups[0]?.entries.map(({ title }) => title)).toEqual([
      'Velocity',
      'How fast',
    ])
  })
  test('of all kinds five each are listed, of one kind fifty, with how many there are', () => {
    const cards = groupsOf('momentum').find(({ kind }) => kind === 'card')
    expect([cards?.entries.length, cards?.total]).toEqual([5, 60])
    const [only, ...others] = groupsOf('momentum', { kind: 'card' })
    expect([only?.entries.length, only?.total, others.length]).toEqual([50, 60, 0])
  })
  test('a term of two courses is one, and of one course where that is asked for', () => {
    expect(titles('momentum', 'term')).toHaveLength(1)
    expect(groupsOf('momentum', { kind: 'term', courseId: 'MCV4U' })[0]?.entries[0]?.courseId).toBe('MCV4U')
  })
  test('more words find what has them all first, and still what has some', () => {
    expect(titles('momentum collisions', 'section')[0]).toBe('SPH3U Collisions')
    expect(titles('energy zebra', 'lesson')).toEqual(['SPH4U Energy and momentum'])
  })
  test('the name of a course does not list all that stands in it', () => {
    expect(groupsOf('SPH3U').map(({ kind, total }) => [kind, total])).toEqual([['course', 1]])
  })
  test('the beginning of a word is enough, from three letters on', () => {
    expect(titles('momen', 'lesson').length).toBeGreaterThan(0)
    expect(groupsOf('mo')).toEqual([])
  })
  test('what is typed beyond 200 characters is not read', () => {
    expect(groupsOf(`${'x'.repeat(LONGEST_QUERY)} momentum`)).toEqual([])
  })
})

describe('a question in an address', () => {
  test.each<[object, boolean]>([
    [{ q: 'ohm' }, true],
    [{ q: '' }, false],
    [{ q: '   ' }, false],
    [{}, false],
    [{ q: 'x'.repeat(200) }, true],
    [{ q: 'x'.repeat(201) }, false],
    [{ q: 'ohm', kind: 'card' }, true],
    [{ q: 'ohm', kind: 'video' }, false],
    [{ q: 'ohm', courseId: 'x'.repeat(101) }, false],
  ])('%j is one: %s', (query, is) => expect(searchQuerySchema.safeParse(query).success).toBe(is))
  test('is trimmed, its course in upper case', () => {
    expect(searchQuerySchema.parse({ q: ' ohm ', courseId: ' sph3u ' })).toEqual({ q: 'ohm', courseId: 'SPH3U' })
  })
  test.each([
    ['ions', true],
    [' ', false],
    ['x'.repeat(201), false],
  ])('a term %j is one: %s', (term, is) => expect(findTermQuerySchema.safeParse({ term }).success).toBe(is))
})

describe('a term', () => {
  const chemistry = course('SCH3U', 'Ions', {
    terms: [
      ['Ion', 'A charged particle.'],
      ['$\\ce{H2O}$', 'Water.'],
    ],
    cards: [
      ['What is an ion?', 'A charged particle'],
      ['Name two ions.', 'Na and Cl'],
      ['What is a million?', 'A thousand thousands'],
      ['Back', 'The ION of copper'],
      ...Array.from({ length: 9 }, (_, n): [string, string] => [`Ion ${n}`, 'x']),
    ],
  })
  const find = createTermFinder([chemistry, course('SBI3U', 'Water', { terms: [['ion', 'In cells.']] })])
  test('is found in every course, by the words alone, whatever their letters', () => {
    expect(find('ion')?.places.map(({ courseId }) => courseId)).toEqual(['SCH3U', 'SBI3U'])
    expect(find('ion')?.term).toBe('Ion')
  })
  test('has the cards of its lesson that name it, six at most, and none where it is only a part of a word', () => {
    const fronts = find('ion')?.places[0]?.cards.map(({ front }) => front.type === 'text' && front.content)
    expect(fronts).toEqual(['What is an ion?', 'Name two ions.', 'Back', 'Ion 0', 'Ion 1', 'Ion 2'])
  })
  test.each([
    ['Ohm’s law', 'ohms-law'],
    ['  pH  ', 'ph'],
    ['Δ-G', 'δ-g'],
    ['H₂O', 'h2o'],
    ['Énergie (cinétique)', 'energie-cinetique'],
    ['--', ''],
  ])('“%s” stands in an address as %s', (term, slug) => expect(termSlug(term)).toBe(slug))
})
