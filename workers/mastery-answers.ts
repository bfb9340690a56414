import type { StudyScope } from '#domain/analytics/scope-rows.ts'
import { readFields } from '#domain/history/loaded-log.ts'
import {
  learnFrom,
  MASTERY_FIELDS,
  type SkillMastery,
  type SkillState,
  showMastery,
} from '#domain/mastery/mastery-fold.ts'
import type { StudySession } from './study-session.ts'

/** Mastery per skill over the whole history, folded once and then answer by answer. */
export function createMasteryFold(session: StudySession) {
  let states = new Map<string, SkillState>()
  let folded = { log: session.log, epoch: -1, rows: 0 }
  return (): Map<string, SkillState> => {
    const { log, epoch } = session
    const table = log.table('question-answered')
    if (folded.log !== log || folded.epoch !== epoch) {
      states = new Map()
      folded = { log, epoch, rows: 0 }
    }
    for (; table && folded.rows < table.count; folded.rows++) {
      learnFrom(states, readFields(table, folded.rows, MASTERY_FIELDS))
    }
    return states
  }
}

export type MasteryFold = ReturnType<typeof createMasteryFold>

export function createMasteryAnswers(mastery: MasteryFold) {
  return {
    /** Mastery per lesson in a scope, 0..100 with its uncertainty; lessons without any answer are not in it. */
    mastery: ({ courseId, moduleId }: StudyScope): SkillMastery[] =>
      [...mastery().values()]
        .filter((state) => courseId === undefined || state.courseId === courseId)
        .filter((state) => moduleId === undefined || state.moduleId === moduleId)
        .map(showMastery),
  }
}
