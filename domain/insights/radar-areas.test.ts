import { expect, test } from 'vitest'
import type { CourseFrame } from './course-frame.ts'
import type { SubjectInsight } from './insights.ts'
import { masteryLevel } from './mastery-level.ts'
import { radarAreas } from './radar-areas.ts'

const subject = (name: string, mastery: number): SubjectInsight => ({
  name,
  mastery,
  lessonsCompleted: 0,
  flashcardsLearned: 0,
  challengesSolved: 0,
  errors: [],
})
const course: CourseFrame = {
  curriculum: 'ontario',
  grade: '9',
  subject: 'science',
  subjectName: 'Science',
  courseId: 'SNC1W',
  title: 'Science',
  modules: ['matter', 'space', 'life'].map((id) => ({ id, title: id.toUpperCase(), lessons: [] })),
}
const skill = {
  courseId: 'SNC1W',
  moduleId: 'matter',
  lessonId: 'atoms',
  mastery: 64,
  uncertainty: 5,
  evidence: 3,
  lastPractised: 1,
}

test('three subjects and more are the axes themselves (INS-02)', () => {
  const subjects = [subject('A', 10), subject('B', 20), subject('C', 30)]
  expect(radarAreas(subjects, [course], [skill])).toEqual([
    { name: 'A', mastery: 10 },
    { name: 'B', mastery: 20 },
    { name: 'C', mastery: 30 },
  ])
})

test('with fewer, the modules of what is studied make the shape', () => {
  expect(radarAreas([subject('Science', 64)], [course], [skill])).toEqual([
    { name: 'MATTER', mastery: 64 },
    { name: 'SPACE', mastery: 0 },
    { name: 'LIFE', mastery: 0 },
  ])
})

test('a course of two modules falls back to the subjects', () => {
  const short = { ...course, modules: course.modules.slice(0, 2) }
  expect(radarAreas([subject('Science', 64)], [short], [skill])).toEqual([{ name: 'Science', mastery: 64 }])
})

test('the chip: 80 success, 60 warning, below error (INS-05, OPN-96, CON-09)', () => {
  expect([100, 80, 79, 60, 59, 0].map(masteryLevel)).toEqual([
    'success',
    'success',
    'warning',
    'warning',
    'error',
    'error',
  ])
})
