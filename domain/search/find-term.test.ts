import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeLessonCourse } from '#tests/factories/lesson-course.ts'
import { createTermFinder } from './find-term.ts'
import { termSlug } from './term-slug.ts'

const physics = makeLessonCourse({
  courseId: 'SPH3U',
  title: 'Physics',
  lesson: 'Circuits',
  terms: [['**Resistance**', 'How strongly a part opposes current.']],
  cards: [
    ['What is the unit of resistance?', 'The ohm'],
    ['What is a cell?', 'A source'],
  ],
})
const biology = makeLessonCourse({
  courseId: 'AP-BIOLOGY',
  title: 'AP Biology',
  lesson: 'Selection',
  terms: [['Resistance', 'When bacteria survive an antibiotic.']],
})

test('a term has the meaning of every course that explains it, with the cards that name it (D22)', () => {
  const found = createTermFinder([physics, biology])('resistance')
  expect(found).toMatchObject({
    term: 'Resistance',
    places: [
      {
        courseId: 'SPH3U',
        lessonId: 'lesson',
        sectionId: 'section',
        cards: [{ front: { content: 'What is the unit of resistance?' } }],
      },
      { courseId: 'AP-BIOLOGY', definition: 'When bacteria survive an antibiotic.', cards: [] },
    ],
  })
})

test('a term that nothing explains is not found', () => {
  for (const slug of ['current', '', 'constructor', '__proto__'])
    expect(createTermFinder([physics])(slug)).toBeUndefined()
})

test('a slug is an address, and the same for the same words', () => {
  expect(termSlug('Ohm’s law')).toBe('ohms-law')
  expect(termSlug("Ohm's Law ")).toBe('ohms-law')
  expect(termSlug('pH')).toBe('ph')
  expect(termSlug('Métis')).toBe('metis')
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aZé’ -_$\\{}=₂Δ漢😀\u0000') }), (term) => {
      const slug = termSlug(term)
      expect(termSlug(slug)).toBe(slug)
      expect(slug).toMatch(/^[a-z0-9α-ω-]*$/)
    }),
  )
})
