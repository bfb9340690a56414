import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseLesson, lessonNeighbours, lessonOrder } from './lesson-order.ts'
import { difficultyTone, isSafeMediaUrl, lessonMinutes, orderSections, sectionHeading } from './lesson-sections.ts'

const lesson = (id: string, isAvailable = true) => ({ id, title: id.toUpperCase(), isAvailable })
const module = (id: string, lessons?: ReturnType<typeof lesson>[]) => ({
  id,
  title: `M ${id}`,
  summary: '',
  category: '',
  ...(lessons && { lessons }),
})
const order = (modules: ReturnType<typeof module>[], loaded: Record<string, { id: string; title: string }[]> = {}) =>
  lessonOrder({ modules }, loaded).map(({ moduleId, lessonId }) => `${moduleId}/${lessonId}`)

describe('all lessons that can be read, in the outline’s order (LES-13, LES-33)', () => {
  test('module by module', () => {
    expect(order([module('a', [lesson('x'), lesson('y')]), module('b', [lesson('z')])])).toEqual(['a/x', 'a/y', 'b/z'])
  })

  test('those in preparation are left out', () => {
    expect(order([module('a', [lesson('x', false), lesson('y')])])).toEqual(['a/y'])
  })

  test('a module whose lessons are not listed takes those that were loaded', () => {
    expect(order([module('a'), module('b', [lesson('z')])], { a: [lesson('x')] })).toEqual(['a/x', 'b/z'])
  })

  test('a listed module is not asked twice, a loaded one that is not listed comes last', () => {
    expect(order([module('a', [lesson('x')])], { a: [lesson('other')], c: [lesson('w')] })).toEqual(['a/x', 'c/w'])
  })

  test('without an outline all that was loaded', () => {
    expect(lessonOrder(undefined, { a: [lesson('x')] })).toEqual([
      { moduleId: 'a', moduleTitle: '', lessonId: 'x', title: 'X' },
    ])
    expect(lessonOrder(undefined, {})).toEqual([])
  })
})

describe('before and after (LES-13, LES-14)', () => {
  const places = ['x', 'y', 'z'].map((lessonId) => ({ moduleId: 'a', moduleTitle: 'A', lessonId, title: lessonId }))

  test.each([
    ['x', 0, undefined, 'y'],
    ['y', 1, 'x', 'z'],
    ['z', 2, 'y', undefined],
    ['gone', -1, undefined, undefined],
  ])('%s is at %i, between %s and %s', (id, index, previous, next) => {
    const found = lessonNeighbours(places, 'a', id)
    expect([found.index, found.previous?.lessonId, found.next?.lessonId, found.total]).toEqual([
      index,
      previous,
      next,
      3,
    ])
  })

  test('the same id in another module is another lesson', () => {
    expect(lessonNeighbours(places, 'b', 'x').index).toBe(-1)
  })

  test('a lesson in between is the next of its previous and the previous of its next', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(99).map(String), { minLength: 1, maxLength: 12 }), (ids) => {
        const all = ids.map((lessonId) => ({ moduleId: 'm', moduleTitle: '', lessonId, title: '' }))
        for (const { lessonId } of all) {
          const { previous, next } = lessonNeighbours(all, 'm', lessonId)
          if (previous) expect(lessonNeighbours(all, 'm', previous.lessonId).next?.lessonId).toBe(lessonId)
          if (next) expect(lessonNeighbours(all, 'm', next.lessonId).previous?.lessonId).toBe(lessonId)
        }
      }),
    )
  })
})

describe('the lesson a page shows (OPN-61, D12)', () => {
  const lessons = [{ id: 'a' }, { id: 'b' }]
  test.each([
    [undefined, undefined, 'a'],
    ['b', undefined, 'b'],
    ['gone', undefined, undefined],
    ['1', '1', 'a'],
    ['b', 'b', 'b'],
    ['gone', '1', undefined],
  ])('named %s, with %s for the first: %s', (id, first, shown) =>
    expect(chooseLesson(lessons, id, first)?.id).toBe(shown),
  )

  test('of no lessons none', () => expect(chooseLesson([], undefined)).toBeUndefined())
})

describe('sections', () => {
  test('by their order, those without one last, as received (OPN-63)', () => {
    const sections = [{ title: 'c' }, { title: 'b', order: 2 }, { title: 'd' }, { title: 'a', order: 1 }].map(
      (one) => ({ isOptional: false, ...one }),
    )
    expect(orderSections(sections).map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('sorting loses none and is done once', () => {
    const section = fc.record({
      order: fc.option(fc.integer({ min: -5, max: 5 }), { nil: undefined }),
      isOptional: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(section, { maxLength: 12 }), (sections) => {
        const sorted = orderSections(sections)
        expect(new Set(sorted)).toEqual(new Set(sections))
        expect(orderSections(sorted)).toEqual(sorted)
      }),
    )
  })

  test.each([
    [{ title: 'The rule', order: 2, isOptional: false }, 0, '2. The rule'],
    [{ title: ' The rule ', isOptional: false }, 3, '4. The rule'],
    [{ title: 'More', order: 5, isOptional: true }, 0, '5. More (Optional)'],
    [{ title: '  ', order: 5, isOptional: false }, 1, 'Section 2'],
    [{ isOptional: true }, 1, 'Section 2 (Optional)'],
    [{ title: 'Zero', order: 0, isOptional: false }, 1, '0. Zero'],
  ])('%j at %i: %s (LES-09, OPN-62)', (section, index, heading) => expect(sectionHeading(section, index)).toBe(heading))

  test.each([
    ['beginner', 'success'],
    [' Beginner ', 'success'],
    ['INTERMEDIATE', 'warning'],
    ['advanced', 'error'],
    ['expert', 'default'],
    ['', 'default'],
  ])('the chip of "%s" is %s (LES-06)', (difficulty, tone) => expect(difficultyTone(difficulty)).toBe(tone))

  test.each([
    [[{ estimatedMinutes: 4 }, { estimatedMinutes: 6 }], 10],
    [[{}, { estimatedMinutes: 2.5 }], 2.5],
    [[{}, {}], 0],
    [[], 0],
  ])('%j take %d minutes (LES-26)', (sections, minutes) => expect(lessonMinutes(sections)).toBe(minutes))
})

describe('an address that may stand in a page (OPN-65)', () => {
  test.each([
    'https://example.ca/a.png',
    'http://example.ca/a.png',
    'HTTPS://EXAMPLE.CA',
    '/media/a.svg',
    ' /media/a.svg ',
    '/',
  ])('%s', (url) => expect(isSafeMediaUrl(url)).toBe(true))
  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/a.png',
    '/\\evil.example',
    '\\\\evil',
    'file:///etc',
    'media/a.svg',
    '',
    ' ',
    'vbscript:x',
    'https:/example.ca',
    'blob:https://a',
  ])('not %s', (url) => expect(isSafeMediaUrl(url)).toBe(false))
})
