import { readFields } from '../history/loaded-log.ts'
import { type Clock, studyDayNumber } from '../history/study-day.ts'
import { inferCourse } from '../learner-model/infer-course.ts'
import { type SkillMastery, skillsOf } from '../learner-model/skill-mastery.ts'
import { countDue } from '../review/count-due.ts'
import { foldSettings } from '../review/fold-settings.ts'
import type { Learner } from './learner.ts'
import { SHAKY } from './mastery-level.ts'

/** What Ilm is told about a student: short, and nothing that identifies them. */
export type LearnerSummary = {
  /** lessons with the lowest mastery, weakest first */
  weakTopics: { moduleId: string; lessonId: string; mastery: number }[]
  /** misconceptions that showed in wrong answers, the most frequent first */
  misconceptions: { id: string; times: number }[]
  /** the latest wrong answers */
  recentMistakes: { moduleId: string; questionText: string; answer: string | null }[]
  dueCards: number
  /** questions attempted, and percent of them solved */
  attempted: number
  accuracy: number
  /** YYYY-MM-DD */
  examDate: string | null
}

/**
 * A student in one course: what is weak, what went wrong lately, what is due.
 * @returns a summary of a few hundred characters, without anything that names the student
 */
export function summariseLearner(learner: Learner, courseId: string, clock: Clock): LearnerSummary {
  const { log } = learner
  const course = learner.model.get(courseId)
  const skills = course ? skillsOf(inferCourse(course, clock.now)) : []
  const { reviewLimits, examDates } = foldSettings(log.eventsOf('review-limits-changed', 'exam-date-set'))
  const today = studyDayNumber(clock.now, clock.zone)
  const attempted = [...learner.solves.questions].filter(([key]) => key.startsWith(`${courseId}/`))
  const solved = attempted.filter(([, state]) => state === 'solved').length
  const { mistakes, misconceptions } = latestMistakes(learner, courseId)
  return {
    weakTopics: weakestTopics(skills),
    misconceptions: frequentMisconceptions(misconceptions),
    recentMistakes: mistakes.slice(0, SUMMARY_LENGTH),
    dueCards: countDue(learner.schedules.values(), reviewLimits, today, courseId).cards,
    attempted: attempted.length,
    accuracy: attempted.length === 0 ? 0 : Math.round((100 * solved) / attempted.length),
    examDate: examDates[courseId] ?? null,
  }
}

/** Answers looked back on: what was wrong last year is not what the student needs today. */
const LATEST = 500
const MISTAKE_FIELDS = ['courseId', 'moduleId', 'status', 'misconception', 'questionText', 'answer'] as const

/** Wrong answers of a course among the latest answers, the last one first. */
function latestMistakes({ log }: Learner, courseId: string) {
  const table = log.table('question-answered')
  const mistakes: LearnerSummary['recentMistakes'] = []
  const misconceptions: string[] = []
  const from = Math.max(0, (table?.count ?? 0) - LATEST)
  for (let row = (table?.count ?? 0) - 1; table && row >= from; row--) {
    const given = readFields(table, row, MISTAKE_FIELDS)
    if (given.courseId !== courseId || given.status !== 'incorrect') continue
    if (given.misconception !== undefined) misconceptions.push(given.misconception)
    mistakes.push({ moduleId: given.moduleId, questionText: given.questionText, answer: given.answer })
  }
  return { mistakes, misconceptions }
}

/** Topics, misconceptions and mistakes named at most: the summary rides along with every message. */
export const SUMMARY_LENGTH = 3

const weakestTopics = (mastery: readonly SkillMastery[]): LearnerSummary['weakTopics'] =>
  mastery
    .flatMap(({ moduleId, lessonId, mastery: points }) =>
      lessonId !== undefined && points < SHAKY ? [{ moduleId, lessonId, mastery: Math.round(points) }] : [],
    )
    .sort((a, b) => a.mastery - b.mastery)
    .slice(0, SUMMARY_LENGTH)

function frequentMisconceptions(ids: Iterable<string>): LearnerSummary['misconceptions'] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .map(([id, times]) => ({ id, times }))
    .sort((a, b) => b.times - a.times || (a.id < b.id ? -1 : 1))
    .slice(0, SUMMARY_LENGTH)
}
