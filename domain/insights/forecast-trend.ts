import { EXAM_ATTEMPT_EVENTS, foldExamAttempts } from '../attempt/fold-exam-attempts.ts'
import type { CourseEvidence } from '../learner-model/course-evidence.ts'
import { coveredLessons, type ExamShape, forecastExam } from '../learner-model/forecast-exam.ts'
import { inferCourse } from '../learner-model/infer-course.ts'
import type { CourseFrame } from './course-frame.ts'
import { ENOUGH_LESSONS } from './course-readiness.ts'
import { examShape } from './exam-shape.ts'
import type { Learner } from './learner.ts'

/** What was forecast at a moment (UTC milliseconds), in percent, with the 90 % interval. */
export type ForecastPoint = { at: number; predicted: number; low: number; high: number }
/** How a forecast came to be what it is. */
export type ForecastTrend = {
  courseId: string
  /** after each week with answers, as it was then; the last one is of now */
  points: ForecastPoint[]
  /** exams taken since the first point, percent */
  exams: { at: number; score: number }[]
  /** today's forecast against the interval of the first one: above it, below it, or within */
  direction: 'up' | 'down' | 'steady'
}

/** A kept week never changes, so its forecast is worked out once for each shape of the exam. */
const known = new WeakMap<CourseEvidence, { shape: string; point: ForecastPoint | undefined }>()

function pointOf(evidence: CourseEvidence, shape: ExamShape, now: number): ForecastPoint | undefined {
  const belief = inferCourse(evidence, now)
  if (coveredLessons(belief, shape).length < ENOUGH_LESSONS) return undefined
  const { predicted, low, high } = forecastExam(belief, shape)
  return { at: now, predicted, low, high }
}

/**
 * The forecast after each of the last weeks, by what was known then, beside the exams that were really taken. A rise is what a student can
 * see: today's forecast lies above all that the first one thought likely. Who was always right rises in certainty only, and is not called rising.
 * @param now UTC milliseconds
 * @returns null where there are not two forecasts to compare
 */
export function forecastTrend({ model, log }: Learner, frame: CourseFrame, now: number): ForecastTrend | null {
  const course = model.get(frame.courseId)
  const shape = examShape(frame)
  if (!course || !shape) return null
  const key = JSON.stringify(shape)
  const weeks = course.weeks.map((week) => {
    const kept = known.get(week)
    if (kept?.shape === key) return kept.point
    const point = pointOf(week, shape, week.lastAnswered)
    known.set(week, { shape: key, point })
    return point
  })
  const points = [...weeks, pointOf(course, shape, now)].filter((point) => point !== undefined)
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 2) return null
  return {
    courseId: frame.courseId,
    points,
    exams: foldExamAttempts(log.eventsOf(...EXAM_ATTEMPT_EVENTS), frame.courseId)
      .map(({ completedAt, score }) => ({ at: completedAt, score }))
      .filter(({ at }) => at >= first.at && at <= now)
      .sort((a, b) => a.at - b.at),
    direction: last.predicted > first.high ? 'up' : last.predicted < first.low ? 'down' : 'steady',
  }
}
