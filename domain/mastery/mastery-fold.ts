import { rowFold } from '../history/carry-fold.ts'
import type { StudyEventOf } from '../history/events.ts'
import { readFields } from '../history/loaded-log.ts'
import { masteryOf, type SkillEstimate, UNKNOWN_SKILL, uncertaintyOf, updateSkill } from './estimate-skill.ts'
import { evidenceOf, skillKey } from './skill-evidence.ts'

/** What the model reads of an answer. */
const MASTERY_FIELDS = [
  'courseId',
  'moduleId',
  'lessonId',
  'status',
  'hintsUsed',
  'source',
  'questionType',
  'score',
  'difficulty',
  'at',
] as const
type MasteryAnswer = Pick<StudyEventOf<'question-answered'>, (typeof MASTERY_FIELDS)[number]>

export type SkillState = SkillEstimate & {
  courseId: string
  moduleId: string
  /** undefined: answers of the module that name no lesson */
  lessonId?: string
  /** UTC milliseconds */
  lastPractised: number
}

/** Mastery of a lesson, as pages show it. */
export type SkillMastery = {
  courseId: string
  moduleId: string
  lessonId?: string
  /** 0..100 */
  mastery: number
  /** one standard deviation, in points */
  uncertainty: number
  /** weighted number of answers it rests on */
  evidence: number
  lastPractised: number
}

/** Takes an answer into the states, by skill key. Answers come in the order of the history. */
function learnFrom(states: Map<string, SkillState>, answer: MasteryAnswer): void {
  const key = skillKey(answer)
  const { courseId, moduleId, lessonId } = answer
  const before = states.get(key) ?? UNKNOWN_SKILL
  states.set(key, {
    ...updateSkill(before, evidenceOf(answer)),
    courseId,
    moduleId,
    ...(lessonId === undefined ? {} : { lessonId }),
    lastPractised: answer.at,
  })
}

/** Mastery per skill over a whole log, by skill key. */
export const masteryFold = rowFold(
  'question-answered',
  () => new Map<string, SkillState>(),
  (states, log, row) => {
    const table = log.table('question-answered')
    if (table) learnFrom(states, readFields(table, row, MASTERY_FIELDS))
  },
)

export const showMastery = (state: SkillState): SkillMastery => ({
  courseId: state.courseId,
  moduleId: state.moduleId,
  ...(state.lessonId === undefined ? {} : { lessonId: state.lessonId }),
  mastery: masteryOf(state),
  uncertainty: uncertaintyOf(state),
  evidence: state.evidence,
  lastPractised: state.lastPractised,
})
