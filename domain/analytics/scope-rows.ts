import { RECORD } from '../history/derived-fields.ts'
import type { LoadedLog } from '../history/loaded-log.ts'
import { FIRST_CODE } from '../history/stored-column.ts'
import { type FirstRows, NONE } from './practice-analytics.ts'

/** A module, a course, or (both left out) everything. */
export type StudyScope = { courseId?: string | undefined; moduleId?: string | undefined }

/**
 * From which row on each record counts in a scope: from the first, or after the latest reset of its module (ANA-27); NONE when
 * it lies outside the scope.
 */
export function scopeRows(log: LoadedLog, scope: StudyScope): FirstRows {
  const table = log.table('question-answered')
  const afterReset = new Map<string, number>()
  for (const { courseId, moduleId, at, id } of log.eventsOf('challenge-progress-reset')) {
    if (!table) break
    let row = table.firstAtOrAfter(at)
    while (row < table.count && table.at(row) === at && table.id(row) < id) row++
    afterReset.set(`${courseId}/${moduleId}`, row)
  }
  const isAll = scope.courseId === undefined && scope.moduleId === undefined && afterReset.size === 0
  return (record) => {
    if (isAll) return 0
    // asked for each time: the first attempt of a history makes the column
    const key =
      log
        .table('question-answered')
        ?.texts(RECORD)
        ?.dictionary.at(record - FIRST_CODE) ?? ''
    const [courseId = '', moduleId = ''] = key.split('/', 2)
    if (scope.courseId !== undefined && courseId !== scope.courseId) return NONE
    if (scope.moduleId !== undefined && moduleId !== scope.moduleId) return NONE
    return afterReset.get(`${courseId}/${moduleId}`) ?? 0
  }
}
