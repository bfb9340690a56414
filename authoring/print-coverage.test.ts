import { describe, expect, test } from 'vitest'
import { makeLessonCourse } from '#tests/factories/lesson-course.ts'
import { makeChoice, makeModule, makeTemplate } from '#tests/factories/make-course.ts'
import { coverageOf } from './print-coverage.ts'

const [written] = makeLessonCourse({
  courseId: 'SNC1W',
  title: 'Science',
  lesson: 'Leaves',
  text: 'A leaf takes in light. It makes **sugar** from $\\ce{CO2}$.',
  cards: [
    ['What is a leaf?', 'An organ'],
    ['What is light?', 'Energy'],
  ],
}).modules
if (!written) throw new Error('the course has a module')

describe('what a lesson has', () => {
  test('is counted by what names it: cards, practice, templates, exam items', () => {
    const module = {
      ...written,
      questions: [
        makeChoice('a', { lesson: 'lesson' }),
        makeTemplate('b', { lesson: 'lesson' }),
        makeChoice('c', { lesson: 'other' }),
      ],
      examItems: [makeChoice('d', { lesson: 'lesson' }), makeTemplate('e', { lesson: 'other' })],
    }
    expect(coverageOf(module, 'lesson')).toMatchObject({
      sections: 1,
      cards: 2,
      questions: 2,
      templates: 1,
      examItems: 1,
    })
    expect(coverageOf(module, 'other')).toMatchObject({
      sections: 0,
      cards: 0,
      questions: 1,
      templates: 0,
      examItems: 1,
    })
  })

  test('its words are those a student reads: no ids, no marks, a formula as one', () => {
    const { words } = coverageOf(written, 'lesson')
    const spoken = 'Leaves A section A leaf takes in light It makes sugar from CO₂ A term A meaning'.split(' ')
    expect(words).toBe(spoken.length)
  })

  test('has a reading level, and a lesson that is not written has none', () => {
    expect(coverageOf(written, 'lesson').level).toMatch(/^-?\d+\.\d$/)
    expect(coverageOf(makeModule('m'), 'lesson-one')).toEqual({
      sections: 0,
      words: 0,
      level: '',
      cards: 0,
      questions: 0,
      templates: 0,
      examItems: 0,
    })
  })
})
