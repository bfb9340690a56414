import { expect, test } from 'vitest'
import type { StudyEvent } from '../history/events.ts'
import { foldLessonProgress, lessonPercent, moduleProgress } from './fold-lesson-progress.ts'

const completed = (at: number, lessonId: string, sectionId: string): StudyEvent => ({
  type: 'section-completed',
  id: `${lessonId}-${sectionId}`,
  at,
  zone: 'UTC',
  device: 'd',
  curriculum: 'ontario',
  grade: '9',
  subject: 'science',
  courseId: 'SNC1W',
  moduleId: 'm',
  lessonId,
  sectionId,
})
const progress = foldLessonProgress([completed(1, 'a', '1'), completed(2, 'a', '2'), completed(3, 'b', '1')], 'SNC1W')

test('percent is completed of all sections; 1 of 4 is 25 (LES-12)', () => {
  expect(lessonPercent(progress.lessons['m/b'], ['1', '2', '3', '4'])).toBe(25)
  expect(lessonPercent(progress.lessons['m/b'], ['9'])).toBe(0)
})

test('a module counts the sections of its readable lessons, and the lessons completed throughout', () => {
  const lessons = [
    { id: 'a', isAvailable: true, sectionIds: ['1', '2'] },
    { id: 'b', isAvailable: true, sectionIds: ['1', '2', '3'] },
    { id: 'c', isAvailable: false, sectionIds: ['1'] },
  ]
  expect(moduleProgress(progress, 'm', lessons)).toEqual({ completed: 3, sections: 5, lessonsDone: 1, lessons: 2 })
})
