import type { LogFold } from '../history/carry-fold.ts'
import type { StudyEventOf } from '../history/events.ts'
import type { LoadedLog } from '../history/loaded-log.ts'
import { evidenceOf } from './answer-evidence.ts'
import { addAnswer, type CourseEvidence, lessonIn, newCourse } from './course-evidence.ts'
import { endWeek } from './end-week.ts'

/** Course id to what its answers say. */
export type LearnerModel = ReadonlyMap<string, CourseEvidence>

/** What the model reads of an answer. */
const FIELDS = [
  'courseId',
  'moduleId',
  'lessonId',
  'questionId',
  'seed',
  'status',
  'hintsUsed',
  'source',
  'questionType',
  'score',
  'difficulty',
  'itemDifficulty',
  'at',
] as const
type ModelAnswer = Pick<StudyEventOf<'question-answered'>, (typeof FIELDS)[number]>

function learnFrom(model: Map<string, CourseEvidence>, answer: ModelAnswer): void {
  const { courseId, at } = answer
  const known = model.get(courseId)
  const course = known ?? newCourse(at)
  if (!known) model.set(courseId, course)
  endWeek(course, at)
  addAnswer(course, lessonIn(course, answer), {
    at,
    evidence: evidenceOf(answer),
    questionId: answer.questionId,
    seed: answer.seed,
    isExam: answer.source === 'exam',
    isSkipped: answer.status === 'skipped',
  })
}

/** The learner model over a whole log, each answer in the same time however many there were (docs/decisions/2026-11-22-learner-model.md). */
export const learnerFold: LogFold<Map<string, CourseEvidence>> = {
  type: 'question-answered',
  start(log) {
    const model = new Map<string, CourseEvidence>()
    learnRows(model, log, 0)
    return model
  },
  step: learnRows,
}

function learnRows(model: Map<string, CourseEvidence>, log: LoadedLog, from: number): void {
  const table = log.table('question-answered')
  if (!table) return
  const columns = FIELDS.map((name) => [name, table.column(name)] as const)
  const answer: Record<string, unknown> = {}
  for (let row = from; row < table.count; row++) {
    for (const [name, column] of columns) answer[name] = column?.read(row)
    // every event was parsed before it went into its table
    learnFrom(model, answer as ModelAnswer)
  }
}
