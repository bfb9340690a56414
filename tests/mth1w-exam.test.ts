import { expect, test } from 'vitest'
import { courseFolders } from '#authoring/course-folders.ts'
import { loadCourseFiles } from '#authoring/load-course-files.ts'
import { buildExam } from '#domain/exam/build-exam.ts'
import { sittingsOf } from '#domain/exam/exam-sittings.ts'

const folder = courseFolders('content').get('MTH1W')
const course = folder === undefined ? undefined : loadCourseFiles(folder).course
/** How EQAO asks: one or several choices, things to drag into order, menus in a sentence or a table, and open numbers. */
const WAYS = ['multiple-choice', 'multiple-select', 'ordering', 'inline-choice', 'table', 'numeric']

test('every MTH1W exam is two sessions of 27, each in the ways EQAO asks (D21, D24)', () => {
  if (!course) throw new Error('MTH1W cannot be read')
  for (let seed = 0; seed < 60; seed++) {
    const exam = buildExam({ course, seed, contentVersion: 'v' })
    const sessions = sittingsOf(exam).filter(({ session }) => session !== undefined)
    expect(sessions.map(({ questionCount }) => questionCount)).toEqual([27, 27])
    const ways = exam.questions.map(({ question }) => question?.type ?? 'multiple-choice')
    for (const way of WAYS) expect(ways, `seed ${seed}`).toContain(way)
    // on average a quarter is not answered by choosing one option, never less than an eighth
    expect(ways.filter((way) => way !== 'multiple-choice').length).toBeGreaterThan(6)
  }
})
