import type { Page } from '@playwright/test'
import type { StubGateway } from './stub-gateway.ts'

export const base = '/grade/9/subject/science/SNC1W'
export const section = (id: string, more: object = {}) => ({ id, text: `Text of ${id}.`, ...more })
export const lesson = (id: string, more: object = {}) => ({
  id,
  title: `Lesson ${id}`,
  summary: `Summary of ${id}.`,
  difficulty: 'beginner',
  learningObjectives: ['Know one thing.', 'Know another.'],
  content: [
    section('first', { order: 1, title: 'Begin' }),
    section('second', { order: 2, title: 'Go on', isOptional: true }),
    section('third'),
    section('fourth', { order: 4, title: 'End' }),
  ],
  ...more,
})
const outline = {
  title: 'A course',
  courseId: 'SNC1W',
  modules: [
    { id: 'one', title: 'Module one', lessons: [listed('a'), listed('b'), { ...listed('c'), isAvailable: false }] },
    { id: 'two', title: 'Module two', lessons: [listed('d')] },
  ],
}
function listed(id: string) {
  return { id, title: `Lesson ${id}`, isAvailable: true, sectionIds: ['first', 'second', 'third', 'fourth'] }
}
export async function answerLessons(stub: StubGateway, lessons: unknown) {
  await stub.answer('GET /content/course-outline', { body: outline })
  await stub.answer('GET /content/lesson', { body: lessons })
}
export const sections = (page: Page) => page.getByTestId('lesson-section')
export const openSections = (page: Page) => page.locator('[data-testid=lesson-section][data-state=open]')
