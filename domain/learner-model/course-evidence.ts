import { type Belief, POINTS } from './ability-grid.ts'
import { type AnswerEvidence, takeAnswer } from './answer-chance.ts'

/** What the answers of one lesson say (or those of a module that name no lesson). */
export type LessonEvidence = {
  courseId: string
  moduleId: string
  lessonId?: string
  /** for each trend (TRENDS), log-likelihoods over the grid: of all answers alike, and of answers that fade, as of `lastPractised` */
  trends: readonly { lasting: Belief; fresh: Belief }[]
  /** sum of the weights of the answers */
  evidence: number
  /** answers with feedback */
  practised: number
  /** UTC milliseconds of the last answer, and of the last right one (while there is none, of the course's last answer before the first) */
  lastPractised: number
  lastRight: number
  /** question to the variant answered last */
  seen: Map<string, unknown>
  /** the course's edition in which it was written last */
  edition: number
}

export type CourseEvidence = {
  /** UTC milliseconds of the first answer, and of the last one */
  began: number
  lastAnswered: number
  /** module id to its lessons by id, '' for answers that name none */
  modules: Map<string, Map<string, LessonEvidence>>
  /** answers taken in */
  answers: number
  /** questions of exams, and those of them that were not left open */
  examItems: number
  examAnswered: number
  /** how the course stood at the end of each past week with answers (end-week.ts), oldest first; never changed any more */
  weeks: CourseEvidence[]
  /** one more with every week kept: a lesson of an earlier edition is in a kept week, and is copied before it is written */
  edition: number
}

const DAY = 86_400_000
/** Knowledge moves: the older an answer, the less it says about today. A part of what it says stays for good. */
export const HALF_LIFE = 30 * DAY
export const STAYS = 0.35
/**
 * A student may rise throughout the course, by school and by study: log-odds a month, how many students do (share), and the days over
 * which a rise levels off. Which it is, the answers say.
 */
export const TRENDS = [
  { rise: 0, share: 0.5 },
  { rise: 0.5, share: 0.3 },
  { rise: 1, share: 0.2 },
]
const MONTH = 30
const LEVELS_OFF = 150
/** Answering with feedback teaches, the first times the most (Pavlik, Cen and Koedinger 2009): log-odds for each doubling. */
const GROWTH = 0.12
const FIRST_ANSWERS = 4
/** Unused knowledge fades with the logarithm of time (Wixted 2004): log-odds for each doubling of two weeks and the days since. */
const FORGETTING = 0.1
const FIRST_DAYS = 14
/** Of a question that was just seen with its solution, a right answer proves little. */
const AGAIN = 0.3

const fadingOver = (milliseconds: number): number => 2 ** (-Math.max(0, milliseconds) / HALF_LIFE)

/** Months since the course was begun, as far as they count for a rise that levels off. */
export const levelledOff = ({ began }: CourseEvidence, at: number): number =>
  (LEVELS_OFF / MONTH) * (1 - Math.exp(-Math.max(0, at - began) / DAY / LEVELS_OFF))

/** Log-odds gained by practice. */
export const growthOf = (practised: number): number => GROWTH * Math.log2(1 + practised / FIRST_ANSWERS)

/** Log-odds forgotten at a time, by an average student. A right answer ends it; a wrong one does not. */
export const forgottenSince = (lastRight: number, now: number): number =>
  FORGETTING * Math.log2(1 + Math.max(0, now - lastRight) / DAY / FIRST_DAYS)

export type GivenAnswer = {
  at: number
  evidence: AnswerEvidence
  questionId: string
  seed: unknown
  /** an exam shows no solution while it is written: it measures and does not teach */
  isExam: boolean
  isSkipped: boolean
}

export const newCourse = (at: number): CourseEvidence => ({
  began: at,
  lastAnswered: at,
  modules: new Map(),
  answers: 0,
  examItems: 0,
  examAnswered: 0,
  weeks: [],
  edition: 0,
})

/** The lesson's evidence, to be written: begun when there is none, a copy where a kept week holds it. */
export function lessonIn(
  course: CourseEvidence,
  place: { courseId: string; moduleId: string; lessonId?: string | undefined },
): LessonEvidence {
  const { courseId, moduleId, lessonId } = place
  const module = course.modules.get(moduleId) ?? new Map<string, LessonEvidence>()
  if (module.size === 0) course.modules.set(moduleId, module)
  const known = module.get(lessonId ?? '')
  if (known?.edition === course.edition) return known
  const { edition } = course
  if (known) {
    const trends = known.trends.map(({ lasting, fresh }) => ({ lasting: lasting.slice(), fresh: fresh.slice() }))
    const copy = { ...known, trends, edition }
    module.set(lessonId ?? '', copy)
    return copy
  }
  const begun: LessonEvidence = {
    courseId,
    moduleId,
    ...(lessonId === undefined ? {} : { lessonId }),
    trends: TRENDS.map(() => ({ lasting: new Float64Array(POINTS), fresh: new Float64Array(POINTS) })),
    evidence: 0,
    practised: 0,
    lastPractised: course.lastAnswered,
    lastRight: course.lastAnswered,
    seen: new Map(),
    edition,
  }
  module.set(lessonId ?? '', begun)
  return begun
}

/** Takes one answer in, in the time of one pass over the grid. Answers of a lesson come in the order of the history. */
export function addAnswer(course: CourseEvidence, lesson: LessonEvidence, given: GivenAnswer): void {
  const { at, questionId, seed, isExam, isSkipped } = given
  const isAgain = lesson.seen.has(questionId) && lesson.seen.get(questionId) === seed
  const { isCorrect, difficulty, guess } = given.evidence
  const weight = given.evidence.weight * (isAgain && isCorrect ? AGAIN : 1)
  const counted = { isCorrect, weight, difficulty, guess }
  const ahead = growthOf(lesson.practised) - forgottenSince(lesson.lastRight, at)
  const fading = fadingOver(at - lesson.lastPractised)
  const levelled = levelledOff(course, at)
  for (let i = 0; i < TRENDS.length; i++) {
    const { lasting, fresh } = lesson.trends[i] as { lasting: Belief; fresh: Belief }
    takeAnswer(lasting, fresh, fading, counted, ahead + (TRENDS[i]?.rise ?? 0) * levelled)
  }
  course.answers++
  course.lastAnswered = Math.max(course.lastAnswered, at)
  lesson.evidence += weight
  if (!isExam) lesson.practised++
  if (isCorrect) lesson.lastRight = at
  lesson.lastPractised = at
  lesson.seen.set(questionId, seed)
  if (isExam) {
    course.examItems++
    if (!isSkipped) course.examAnswered++
  }
}

/** The log-likelihood of a lesson under a trend as of a time: what stays, and what has faded since. */
export function logLikelihoodAt({ trends, lastPractised }: LessonEvidence, trend: number, now: number): Belief {
  const { lasting, fresh } = trends[trend] as { lasting: Belief; fresh: Belief }
  const fading = (1 - STAYS) * fadingOver(now - lastPractised)
  const logs = new Float64Array(POINTS)
  for (let i = 0; i < POINTS; i++) logs[i] = STAYS * (lasting[i] as number) + fading * (fresh[i] as number)
  return logs
}
