import { expect, test } from 'vitest'
import { courseFolders } from '#authoring/course-folders.ts'
import { loadCourseFiles } from '#authoring/load-course-files.ts'
import { buildExam } from '#domain/exam/build-exam.ts'
import type { Exam } from '#domain/exam/exam.ts'
import { SERIES_LENGTH } from '#domain/exam/exam-series.ts'
import { sittingsOf } from '#domain/exam/exam-sittings.ts'

const folder = courseFolders('content').get('MTH1W')
const course = folder === undefined ? undefined : loadCourseFiles(folder).course
/** How EQAO asks: one or several choices, things to drag into order, menus in a sentence or a table, and open numbers. */
const WAYS = ['multiple-choice', 'multiple-select', 'ordering', 'inline-choice', 'table', 'numeric']

const waysIn = (exam: Exam) => exam.questions.map(({ question }) => question?.type ?? 'multiple-choice')

test('every MTH1W exam is two sessions of 27, and three in a row ask in all the ways of EQAO (D21, D24)', () => {
  if (!course) throw new Error('MTH1W cannot be read')
  for (let series = 0; series < 20; series++) {
    const exams = [0, 1, 2].map((take) =>
      buildExam({ course, seed: SERIES_LENGTH * series + take, contentVersion: 'v' }),
    )
    for (const exam of exams) {
      const sessions = sittingsOf(exam).filter(({ session }) => session !== undefined)
      expect(sessions.map(({ questionCount }) => questionCount)).toEqual([27, 27])
      // a quarter on average is not answered by choosing one option, and by four of the other ways at least
      const others = waysIn(exam).filter((way) => way !== 'multiple-choice')
      expect(others.length).toBeGreaterThan(6)
      expect(new Set(others).size, exam.id).toBeGreaterThanOrEqual(4)
    }
    const asked = new Set(exams.flatMap(waysIn))
    for (const way of WAYS) expect(asked, `series ${series}`).toContain(way)
  }
})
