import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { anyLessons, anyOddLesson, anyOddSection } from '#tests/factories/gateway-content.ts'
import { normaliseLessons } from './normalise-lessons.ts'

const text = z.string()
const lesson = (id: string) => ({ id, title: `Lesson ${id}`, content: [{ id: 's', text: 'Words.' }] })
const ids = (answer: unknown, module = 'cells') => {
  const { lessonsByModule } = normaliseLessons(answer, text, module)
  return Object.fromEntries(Object.entries(lessonsByModule).map(([id, lessons]) => [id, lessons.map((one) => one.id)]))
}

describe('every shape of the answer becomes lessons by module', () => {
  test('a list (LES-30)', () => {
    expect(ids([lesson('a'), lesson('b')])).toEqual({ cells: ['a', 'b'] })
  })
  test.each(['lessonsByModule', 'lessons'])('`%s` keyed by module (LES-31)', (key) => {
    expect(ids({ [key]: { cells: [lesson('a')], space: [lesson('b')] } })).toEqual({ cells: ['a'], space: ['b'] })
  })
  test.each(['lessonsByModule', 'lessons'])('`%s` as a plain list (LES-32)', (key) => {
    expect(ids({ [key]: [lesson('a')] })).toEqual({ cells: ['a'] })
  })
  test('lessons that name their module are grouped under it (LES-33)', () => {
    expect(ids([{ ...lesson('a'), moduleId: 'space' }, lesson('b')])).toEqual({ space: ['a'], cells: ['b'] })
  })
})

test('a malformed lesson is dropped and counted, the others stay', () => {
  const result = normaliseLessons([lesson('a'), { id: 'b' }, null, 7, lesson('c')], text, 'm')
  expect(result.lessonsByModule.m?.map((one) => one.id)).toEqual(['a', 'c'])
  expect(result.dropped).toBe(3)
})

test('of a lesson with a malformed section only the section goes', () => {
  const content = [{ id: 's1', text: 'Fine.' }, null, { title: 'No id' }]
  const result = normaliseLessons([{ ...lesson('a'), content }], text, 'm')
  expect(result.lessonsByModule.m?.[0]?.content.map((section) => section.id)).toEqual(['s1', 'section-3'])
  expect(result.dropped).toBe(1)
})

test('null means not there, and a numbered id is a text', () => {
  const { lessonsByModule } = normaliseLessons([{ ...lesson('a'), id: 7, summary: null }], text, 'm')
  expect(lessonsByModule.m?.[0]).toMatchObject({ id: '7', title: 'Lesson a' })
})

test('texts are read by the schema that is passed', () => {
  const loud = z.string().transform((words) => ({ html: words.toUpperCase(), text: words }))
  const { lessonsByModule } = normaliseLessons([lesson('a')], loud, 'm')
  expect(lessonsByModule.m?.[0]?.content[0]?.text).toEqual({ html: 'WORDS.', text: 'Words.' })
})

test('the course that really answered is kept (D13)', () => {
  expect(normaliseLessons({ lessons: [], nearestMatch: 'SNC1W' }, text, 'm').nearestMatch).toBe('SNC1W')
})

test.each([[null], [undefined], [''], ['x'], [5], [{}], [[]], [{ lessons: null }]])('%j holds no lessons', (answer) => {
  expect(Object.values(normaliseLessons(answer, text, 'm').lessonsByModule).flat()).toEqual([])
})

test('no JSON at all makes it throw', () => {
  const nearly = fc.record({ lessons: fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue())) })
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), nearly), (answer) => {
      const result = normaliseLessons(answer, text, 'm')
      expect(result.dropped).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 500 },
  )
})

test('whatever stands around it, a good lesson is found', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.nat({ max: 5 }), (others, position) => {
      const list = [...others.slice(0, position), lesson('good'), ...others.slice(position)]
      const lessons = Object.values(normaliseLessons({ lessons: list }, text, 'm').lessonsByModule).flat()
      expect(lessons.some((one) => one.id === 'good')).toBe(true)
    }),
  )
})

test('every documented shape is read whole: lessons in order under their module, sections with their parts (LES-15..33)', () => {
  fc.assert(
    fc.property(anyLessons, ({ answer, module, ids, sections, lessons }) => {
      const { lessonsByModule, dropped } = normaliseLessons(answer, text, module)
      expect(dropped).toBe(0)
      const read = lessonsByModule[module] ?? []
      expect(read.map((one) => one.id)).toEqual(ids)
      expect(read.map((one) => one.content.length)).toEqual(sections)
      for (const [index, one] of read.entries()) {
        const sent = lessons[index]
        expect(one.title).toBe(sent?.title)
        expect(one.commonMisconception).toEqual(sent?.commonMisconception)
        for (const [place, section] of one.content.entries())
          for (const part of ['diagram', 'caseStudy', 'activity', 'comparisonTable', 'workedExample', 'text'] as const)
            expect(section[part] !== undefined).toBe(sent?.content?.[place]?.[part] !== undefined)
      }
    }),
  )
})

test('whatever stands in one part, the lesson and its other parts stay', () => {
  const good = { id: 'good', text: 'Fine.' }
  fc.assert(
    fc.property(anyOddLesson, anyOddSection, (odd, section) => {
      const { lessonsByModule } = normaliseLessons([odd, { id: 'm', title: 'M', content: [section, good] }], text, 'm')
      expect(lessonsByModule.m?.map((one) => one.id)).toEqual(['l', 'm'])
      expect(lessonsByModule.m?.[1]?.content.map((one) => one.id)).toEqual(['s', 'good'])
    }),
  )
})
