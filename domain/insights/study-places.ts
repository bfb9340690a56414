import { rowFold } from '../history/carry-fold.ts'
import { readFields } from '../history/loaded-log.ts'
import type { Learner } from './learner.ts'

/** Where in a course a student was. `at`: UTC milliseconds. */
export type StudyPlace = { courseId: string; moduleId: string; at: number } & (
  | { kind: 'lesson'; lessonId: string; completedSections: readonly string[] }
  | { kind: 'cards' }
  | { kind: 'practice' }
)

/** Course id to the module practised in last. Answers in lessons, exams and to Ilm are not practice. */
export const lastPracticeFold = rowFold<Map<string, { moduleId: string; at: number }>>(
  'question-answered',
  () => new Map(),
  (last, log, row) => {
    const table = log.table('question-answered')
    if (table?.column('source')?.read(row) !== 'practice') return
    const { courseId, moduleId, at } = readFields(table, row, ['courseId', 'moduleId', 'at'])
    last.set(courseId, { moduleId, at })
  },
)

/** The place in each course where the student was last, the latest first (D22). */
export function studyPlaces(learner: Learner): StudyPlace[] {
  const { lessons, continueIn } = learner.lessons
  const latest = new Map<string, StudyPlace>()
  const visit = (place: StudyPlace) => {
    if ((latest.get(place.courseId)?.at ?? -1) < place.at) latest.set(place.courseId, place)
  }
  for (const { courseId, moduleId, lessonId, at } of Object.values(continueIn)) {
    const { completedSections = [] } = lessons[`${courseId}/${moduleId}/${lessonId}`] ?? {}
    visit({ kind: 'lesson', courseId, moduleId, lessonId, completedSections, at })
  }
  for (const { courseId, moduleId, lastRated } of learner.schedules.values()) {
    visit({ kind: 'cards', courseId, moduleId, at: lastRated })
  }
  for (const [courseId, { moduleId, at }] of learner.lastPractice) visit({ kind: 'practice', courseId, moduleId, at })
  return [...latest.values()].sort((a, b) => b.at - a.at)
}
