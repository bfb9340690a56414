import { rowFold } from '../history/carry-fold.ts'
import type { StudyEvent, StudyEventOf } from '../history/events.ts'
import { readFields } from '../history/loaded-log.ts'
import { studyDayNumber } from '../history/study-day.ts'
import type { CardSchedule } from './card-schedule.ts'

/** A skill (the lesson that teaches it) that an exam showed to be missing, and when. */
export type MissedSkill = Pick<StudyEventOf<'question-answered'>, 'id' | 'at' | 'zone' | 'courseId' | 'moduleId'> & {
  lessonId: string
}

type Answer = Pick<StudyEventOf<'question-answered'>, 'id' | 'at' | 'zone' | 'courseId' | 'moduleId'> &
  Partial<Pick<StudyEventOf<'question-answered'>, 'lessonId' | 'source' | 'status'>>

/** '/' cannot occur in the ids of content. */
export const skillKey = (skill: { courseId: string; moduleId: string; lessonId: string }): string =>
  `${skill.courseId}/${skill.moduleId}/${skill.lessonId}`

/**
 * The skill an answer showed to be missing: a wrong answer in an exam. An item left open says nothing about the skill, and what
 * goes wrong in practice is mended there.
 */
function missedSkillOf(answer: Answer): MissedSkill | undefined {
  const { id, at, zone, courseId, moduleId, lessonId } = answer
  if (answer.source !== 'exam' || answer.status !== 'incorrect' || lessonId === undefined) return undefined
  return { id, at, zone, courseId, moduleId, lessonId }
}

/** All of them in a history, in its order. */
export const missedSkills = (events: readonly StudyEvent[]): MissedSkill[] =>
  events.flatMap((event) => (event.type === 'question-answered' ? (missedSkillOf(event) ?? []) : []))

const MISSED_FIELDS = ['id', 'at', 'zone', 'courseId', 'moduleId', 'lessonId', 'source', 'status'] as const

/** All of them in a log; of most answers no more than their source is read. */
export const missedFold = rowFold<MissedSkill[]>(
  'question-answered',
  () => [],
  (found, log, row) => {
    const table = log.table('question-answered')
    if (table?.column('source')?.read(row) !== 'exam') return
    const miss = missedSkillOf(readFields(table, row, MISSED_FIELDS))
    if (miss) found.push(miss)
  },
)

/**
 * The schedule of a card after its skill was missed in an exam: due on that very day (design: one event log, one learner model).
 * Only the date moves. What FSRS knows of the card stays, so the next rating, early as it is, counts for what it shows. A card
 * still being learned comes back within minutes anyway, and one that is due already stays so.
 */
export function bringForward(schedule: CardSchedule, missed: MissedSkill): CardSchedule {
  const day = studyDayNumber(missed.at, missed.zone)
  if (schedule.state !== 'review' || schedule.dueDay <= day || schedule.lastRated > missed.at) return schedule
  return { ...schedule, due: missed.at, dueDay: day, missedAt: missed.at }
}
