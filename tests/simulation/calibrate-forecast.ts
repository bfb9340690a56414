import { type Forecast, forecastExam } from '#domain/learner-model/forecast-exam.ts'
import { inferCourse } from '#domain/learner-model/infer-course.ts'
import { seededRandom } from '#tests/seeded-random.ts'
import { kinds, simulatedExam, simulateStudent } from './exam-students.ts'

export type Calibration = {
  kind: string
  /** share of next exams inside the 90 % interval, and of exams just taken inside the forecast made after them */
  covered: number
  justTaken: number
  /** mean of predicted − scored, and mean width, in points */
  bias: number
  width: number
}
export type ForecastPair = { predicted: number; scored: number }

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
/** Least squares slope of the score over the prediction. */
export function slopeOf(pairs: readonly ForecastPair[]): number {
  const x = mean(pairs.map(({ predicted }) => predicted))
  const y = mean(pairs.map(({ scored }) => scored))
  const over = pairs.reduce((sum, { predicted, scored }) => sum + (predicted - x) * (scored - y), 0)
  return over / pairs.reduce((sum, { predicted }) => sum + (predicted - x) ** 2, 0)
}

/** As pages show it: whole percents. */
const holds = ({ low, high }: Forecast, score: number): boolean =>
  Math.round(score) >= Math.round(low) && Math.round(score) <= Math.round(high)

/** From weak to strong, in log-odds. */
const WIDE = [-2, 2] as const

/**
 * Slope of scored over predicted for each way of studying, among students from weak to strong. Within one narrow band of ability a slope says
 * how narrow the band is: a forecast that is not told of the band errs by luck, the scores differ by luck, and regression of luck on luck is
 * flat, for any model (docs/decisions/2026-11-22-learner-model.md). Blind guessers have no ability to be spread, and are left out.
 */
export function slopesByKind(students: number, seed: number): { kind: string; slope: number }[] {
  return Object.entries(kinds)
    .filter(([, { guesses }]) => guesses !== 1)
    .map(([kind, of], index) => {
      const random = seededRandom(seed + 101 * index)
      const pairs = Array.from({ length: students }, () => {
        const { evidence, next, nextScore } = simulateStudent({ ...of, ability: WIDE }, random)
        return { predicted: forecastExam(inferCourse(evidence, next), simulatedExam).predicted, scored: nextScore }
      })
      return { kind, slope: slopeOf(pairs) }
    })
}

/** How well the forecast holds for students of each kind. */
export function calibrateForecast(students: number, seed: number, only = Object.keys(kinds)): Calibration[] {
  return Object.entries(kinds)
    .filter(([kind]) => only.includes(kind))
    .map(([kind, of], index) => {
      const random = seededRandom(seed + 101 * index)
      let off = 0
      const widths: number[] = []
      let covered = 0
      let taken = 0
      let inside = 0
      for (let i = 0; i < students; i++) {
        const { evidence, end, next, lastScore, nextScore } = simulateStudent(of, random)
        const forecast = forecastExam(inferCourse(evidence, next), simulatedExam)
        if (holds(forecast, nextScore)) covered++
        off += forecast.predicted - nextScore
        widths.push(forecast.high - forecast.low)
        if (lastScore === undefined) continue
        taken++
        if (holds(forecastExam(inferCourse(evidence, end), simulatedExam), lastScore)) inside++
      }
      return {
        kind,
        covered: covered / students,
        justTaken: inside / taken,
        bias: off / students,
        width: mean(widths),
      }
    })
}
