import { chanceOf, type SkillEstimate, UNKNOWN_SKILL } from './estimate-skill.ts'

export type Readiness = {
  /** expected score in percent */
  predicted: number
  /** in nine of ten cases the score falls between, percent */
  low: number
  high: number
  /** share of the exam's weight, 0..1, that rests on the student's own answers */
  coverage: number
}

/** A lesson of the course: its share of the exam (they add up to 1) and what is believed about it. */
export type ExamSkill = { share: number; estimate: SkillEstimate | undefined }

/** Exam items are four-option questions (D21): a blind guess is right in one of four. */
const GUESS = 0.25
/** Standard normal quantile of the 90 % interval. */
const NINETY = 1.645
/** Spread of one student's lessons around their own mean, in log-odds squared: a lesson not practised yet is about that sure. */
const BETWEEN_LESSONS = 0.5
/** Practice itself has raised the practised lessons: one not practised yet is taken to be this much below, in log-odds. */
const UNPRACTISED = 0.7
/** Room for what the model leaves out (form of the day, items unlike the practice), in score points squared per 1. */
const MODEL_VARIANCE = 0.035 ** 2
/** Points of the normal distribution at which chances are averaged (three-point Gauss–Hermite). */
const POINTS = [
  { at: -Math.sqrt(3), weight: 1 / 6 },
  { at: 0, weight: 2 / 3 },
  { at: Math.sqrt(3), weight: 1 / 6 },
]

/**
 * A predicted exam score with a 90 % interval. It adds what is uncertain: the ability in each lesson, the luck of `items`
 * questions, and the lessons without any answer, which are taken to be like the student's other lessons, only less sure.
 * @param skills every lesson of the course
 * @param items questions in the exam
 * @param difficulty shares of easy, intermediate and advanced items
 */
export function predictExamScore(
  skills: readonly ExamSkill[],
  items: number,
  difficulty: { easy: number; intermediate: number; advanced: number } = {
    easy: 0.3,
    intermediate: 0.5,
    advanced: 0.2,
  },
): Readiness {
  const levels = [
    { difficulty: -1, share: difficulty.easy },
    { difficulty: 0, share: difficulty.intermediate },
    { difficulty: 1, share: difficulty.advanced },
  ]
  const own = overall(skills)
  let score = 0
  let coverage = 0
  let ofSkills = 0
  let ofMean = 0
  let ofLuck = 0
  for (const { share, estimate } of skills) {
    // shrink towards the student's own mean: precision-weighted, as any two measurements are joined
    const shrunk = estimate
      ? join(estimate, { ability: own.ability, variance: own.variance + BETWEEN_LESSONS })
      : undefined
    const belief = shrunk ?? { ability: own.ability - UNPRACTISED, variance: own.variance + BETWEEN_LESSONS }
    if (estimate) coverage += share
    let mean = 0
    let square = 0
    for (const point of POINTS) {
      const ability = belief.ability + point.at * Math.sqrt(belief.variance)
      const chance = levels.reduce((sum, level) => {
        return sum + level.share * chanceOf(ability, { difficulty: level.difficulty, guess: GUESS })
      }, 0)
      mean += point.weight * chance
      square += point.weight * chance * chance
    }
    const variance = Math.max(0, square - mean * mean)
    score += share * mean
    ofSkills += share * share * variance
    // lessons judged by the common mean are wrong together, not each by itself
    if (!estimate) ofMean += share * Math.sqrt((variance * own.variance) / (own.variance + BETWEEN_LESSONS))
    ofLuck += share * mean * (1 - mean)
  }
  const variance = ofSkills + ofMean ** 2 + ofLuck / Math.max(1, items) + MODEL_VARIANCE
  const half = NINETY * Math.sqrt(variance)
  return {
    predicted: 100 * score,
    low: 100 * Math.max(0, score - half),
    high: 100 * Math.min(1, score + half),
    coverage,
  }
}

type Belief = { ability: number; variance: number }
const join = (a: Belief, b: Belief): Belief => {
  const precision = 1 / a.variance + 1 / b.variance
  return { ability: (a.ability / a.variance + b.ability / b.variance) / precision, variance: 1 / precision }
}

/** The student's mean over the lessons practised, drawn towards the unknown student's while there are few. */
function overall(skills: readonly ExamSkill[]): Belief {
  return skills.reduce<Belief>(
    (belief, { estimate }) =>
      estimate ? join(belief, { ability: estimate.ability, variance: estimate.variance + BETWEEN_LESSONS }) : belief,
    { ability: UNKNOWN_SKILL.ability, variance: UNKNOWN_SKILL.variance - BETWEEN_LESSONS },
  )
}
