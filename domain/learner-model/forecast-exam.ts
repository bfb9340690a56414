import { type Belief, mapped, over, POINTS, times, upwards } from './ability-grid.ts'
import { chanceOf, tabled } from './answer-chance.ts'
import { type CourseBelief, LESSON_KERNEL, type LessonBelief, MODULE_KERNEL, type TrendBelief } from './infer-course.ts'
import { meanOf, quantileOf, type ScoreMixture } from './score-mixture.ts'

export type Forecast = {
  /** expected score in percent */
  predicted: number
  /** in nine of ten cases the score falls between, percent */
  low: number
  high: number
  /** share of the exam's weight, 0..1, that rests on the student's own answers */
  coverage: number
}
export type ExamShape = {
  /** lessons with their share of the exam; the shares add up to 1 */
  lessons: readonly { moduleId: string; lessonId: string; share: number }[]
  /** a section: its weight in the score, how many independent marks it has, and how often a blind guess is right */
  sections: readonly { weight: number; items: number; guess: number }[]
  /** shares of easy, intermediate and advanced items */
  difficulty?: { easy: number; intermediate: number; advanced: number }
}

const USUAL_DIFFICULTY = { easy: 0.3, intermediate: 0.5, advanced: 0.2 }
/** How fast a student forgets is not known: two kinds, half of the students each, as multiples of the average. */
const FORGETTERS = [0.25, 1.75]
/** What is less likely than this is left out. */
const NOTHING = 1e-6
/** Room for what the model leaves out (form of the day, items unlike the practice), as a spread of the score. */
const FORM = 0.012
/** Before any exam: two questions in a hundred are left open, with the certainty of so many questions. */
const ASSUMED_ITEMS = 10
const ASSUMED_ANSWERED = 9.8

/** The expected share of marks by ability, and the variance of the marks that comes from luck. */
type Marks = { mean: Belief; luck: Belief }

/** Marks of an exam for a student so many log-odds ahead of each point of the grid. */
export function marksOf({ sections, difficulty = USUAL_DIFFICULTY }: ExamShape): (ahead: number) => Marks {
  const { easy, intermediate, advanced } = difficulty
  const total = sections.reduce((sum, { weight }) => sum + weight, 0)
  const markAt = (ability: number, guess: number) =>
    easy * chanceOf(ability + 1, guess) +
    intermediate * chanceOf(ability, guess) +
    advanced * chanceOf(ability - 1, guess)
  const mean = tabled((ability) =>
    sections.reduce((sum, { weight, guess }) => sum + (weight / total) * markAt(ability, guess), 0),
  )
  const luck = tabled((ability) =>
    sections.reduce((sum, { weight, guess, items }) => {
      const mark = markAt(ability, guess)
      return sum + ((weight / total) ** 2 * mark * (1 - mark)) / Math.max(1, items)
    }, 0),
  )
  return (ahead) => ({ mean: mean(ahead), luck: luck(ahead) })
}

/** Mean and variance of a score at each ability of what is above. */
class Spread {
  readonly mean = new Float64Array(POINTS)
  readonly variance = new Float64Array(POINTS)

  /** Adds one that is independent of it; of a lesson, its part of the exam. */
  add({ mean, variance }: Spread, luck?: Belief, share = 1): void {
    for (let i = 0; i < POINTS; i++) {
      this.mean[i] = (this.mean[i] as number) + share * (mean[i] as number)
      const ofLuck = luck ? share * (luck[i] as number) : 0
      this.variance[i] = (this.variance[i] as number) + share * share * (variance[i] as number) + ofLuck
    }
  }

  /** The same one level further up: the law of total variance over the module's ability. */
  fromAbove(likelihood: Belief | undefined, message: Belief | undefined): Spread {
    const average = (of: Belief) => {
      const sum = upwards(MODULE_KERNEL, likelihood ? times(of, likelihood) : of)
      return message ? over(sum, message) : sum
    }
    const above = new Spread()
    const square = average(mapped(this.mean, (value, i) => value * value + (this.variance[i] as number)))
    above.mean.set(average(this.mean))
    for (let i = 0; i < POINTS; i++)
      above.variance[i] = Math.max(0, (square[i] as number) - (above.mean[i] as number) ** 2)
    return above
  }
}

/** Marks in a lesson at each ability of its module, weighed by what the lesson's own answers say: all integrals in one pass. */
function lessonMarks(marks: Marks, lesson?: LessonBelief): { spread: Spread; luck: Belief } {
  const { rows, reach } = LESSON_KERNEL
  const spread = new Spread()
  const luck = new Float64Array(POINTS)
  for (let i = 0; i < POINTS; i++) {
    const row = rows[i] as Belief
    const last = Math.min(POINTS - 1, i + reach)
    let [total, mean, square, chance] = [0, 0, 0, 0]
    for (let j = Math.max(0, i - reach); j <= last; j++) {
      const weight = (row[j] as number) * (lesson ? (lesson.likelihood[j] as number) : 1)
      const mark = marks.mean[j] as number
      total += weight
      mean += weight * mark
      square += weight * mark * mark
      chance += weight * (marks.luck[j] as number)
    }
    const average = mean / total
    spread.mean[i] = average
    spread.variance[i] = Math.max(0, square / total - average * average)
    luck[i] = chance / total
  }
  return { spread, luck }
}

function trendMixture(
  trend: TrendBelief,
  forgotten: number,
  shape: ExamShape,
  marks: (ahead: number) => Marks,
  forgets: number,
): ScoreMixture {
  const unseen = lessonMarks(marks(trend.risen - forgets * forgotten))
  const total = new Spread()
  for (const [moduleId, lessons] of Map.groupBy(shape.lessons, (lesson) => lesson.moduleId)) {
    const module = trend.modules.get(moduleId)
    const own = new Spread()
    for (const { lessonId, share } of lessons) {
      const lesson = module?.lessons.get(lessonId)
      const ahead = lesson && trend.risen + lesson.growth - forgets * lesson.forgotten
      const { spread, luck } = ahead === undefined ? unseen : lessonMarks(marks(ahead), lesson)
      own.add(spread, luck, share)
    }
    total.add(own.fromAbove(module?.likelihood, module?.message))
  }
  return Array.from(trend.posterior, (weight, i) => ({
    weight: trend.weight * weight,
    mean: total.mean[i] as number,
    variance: total.variance[i] as number,
  })).filter(({ weight }) => weight > NOTHING)
}

/**
 * The next exam's score, as a distribution: an integral over everything believed, with the blueprint's weights, the luck of its questions,
 * the questions a student leaves open, and how fast they forget.
 */
function scoreMixture(course: CourseBelief, shape: ExamShape): ScoreMixture {
  const { examItems, examAnswered } = course.evidence
  const items = ASSUMED_ITEMS + examItems
  const answered = (ASSUMED_ANSWERED + examAnswered) / items
  const ofAnswered = (answered * (1 - answered)) / items
  const marks = marksOf(shape)
  return course.trends.flatMap((trend) =>
    FORGETTERS.flatMap((forgets) =>
      trendMixture(trend, course.forgotten, shape, marks, forgets).map(({ weight, mean, variance }) => ({
        weight: weight / FORGETTERS.length,
        mean: answered * mean,
        variance: answered ** 2 * variance + mean ** 2 * ofAnswered + FORM ** 2,
      })),
    ),
  )
}

/** Lessons of an exam that the student's own answers are about, those of their module included. */
export const coveredLessons = ({ evidence }: CourseBelief, shape: ExamShape): ExamShape['lessons'] =>
  shape.lessons.filter(({ moduleId, lessonId }) => {
    const lessons = evidence.modules.get(moduleId)
    return lessons?.has(lessonId) || lessons?.has('')
  })

/** The next exam's score with its 90 % interval. */
export function forecastExam(course: CourseBelief, shape: ExamShape): Forecast {
  const mixture = scoreMixture(course, shape)
  return {
    predicted: 100 * meanOf(mixture),
    low: 100 * quantileOf(mixture, 0.05),
    high: 100 * quantileOf(mixture, 0.95),
    coverage: coveredLessons(course, shape).reduce((sum, { share }) => sum + share, 0),
  }
}
