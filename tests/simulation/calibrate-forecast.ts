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
  /** of scored over predicted; NaN where all predictions are alike */
  slope: number
  pairs: { predicted: number; scored: number }[]
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
/** Least squares slope of the score over the prediction. */
export function slopeOf(pairs: Calibration['pairs']): number {
  const x = mean(pairs.map(({ predicted }) => predicted))
  const y = mean(pairs.map(({ scored }) => scored))
  const over = pairs.reduce((sum, { predicted, scored }) => sum + (predicted - x) * (scored - y), 0)
  return over / pairs.reduce((sum, { predicted }) => sum + (predicted - x) ** 2, 0)
}

/** As pages show it: whole percents. */
const holds = ({ low, high }: Forecast, score: number): boolean =>
  Math.round(score) >= Math.round(low) && Math.round(score) <= Math.round(high)

/** How well the forecast holds for students of each kind. */
export function calibrateForecast(students: number, seed: number, only = Object.keys(kinds)): Calibration[] {
  return Object.entries(kinds)
    .filter(([kind]) => only.includes(kind))
    .map(([kind, of], index) => {
      const random = seededRandom(seed + 101 * index)
      const pairs: Calibration['pairs'] = []
      const widths: number[] = []
      let covered = 0
      let taken = 0
      let inside = 0
      for (let i = 0; i < students; i++) {
        const { evidence, end, next, lastScore, nextScore } = simulateStudent(of, random)
        const forecast = forecastExam(inferCourse(evidence, next), simulatedExam)
        if (holds(forecast, nextScore)) covered++
        pairs.push({ predicted: forecast.predicted, scored: nextScore })
        widths.push(forecast.high - forecast.low)
        if (lastScore === undefined) continue
        taken++
        if (holds(forecastExam(inferCourse(evidence, end), simulatedExam), lastScore)) inside++
      }
      return {
        kind,
        covered: covered / students,
        justTaken: inside / taken,
        bias: mean(pairs.map(({ predicted, scored }) => predicted - scored)),
        width: mean(widths),
        slope: slopeOf(pairs),
        pairs,
      }
    })
}
