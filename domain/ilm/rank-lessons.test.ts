import { describe, expect, test } from 'vitest'
import { ilmCourse } from '#tests/factories/ilm-course.ts'
import { createCourseGuide } from './course-guide.ts'
import { rankLessons } from './rank-lessons.ts'

const question = 'why do my lights go dim when the kettle is on'
const course = ilmCourse()
const IDEA = {
  name: 'resistance',
  terms: [],
  section: 'law',
  reply: 'It holds the current back.',
  simpler: 'A narrow pipe.',
  why: 'Electrons bump into atoms.',
  example: 'A long thin wire.',
  use: 'A toaster.',
}
const asked = {
  ...course,
  modules: course.modules.map((module) =>
    module.lessonContents.some(({ id }) => id === 'ohms-law')
      ? { ...module, ideas: { 'ohms-law': [{ ...IDEA, asked: [question, 'what holds the current back'] }] } }
      : module,
  ),
}

describe('how students ask', () => {
  test('leads to the lesson, though no word of it stands there', () => {
    const [best] = rankLessons(createCourseGuide(asked), 'lights go dim, kettle')
    expect(best?.place.lesson.id).toBe('ohms-law')
    expect(rankLessons(createCourseGuide(course), 'lights go dim, kettle')[0]?.place.lesson.id).not.toBe('ohms-law')
  })

  test('is never told: what is told is the lesson’s own', () => {
    const [best] = rankLessons(createCourseGuide(asked), question)
    expect(best?.passage.kind).not.toBe('ask')
    expect(best?.passage.text).not.toContain('kettle')
    expect(best?.passage.place.lesson.id).toBe('ohms-law')
  })

  test('makes no word a word of the course', () => {
    expect(createCourseGuide(asked).search().knows('kettle')).toBe(false)
  })
})
