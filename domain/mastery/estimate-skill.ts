import type { SkillEvidence } from './skill-evidence.ts'

/** What is believed about one skill: ability in log-odds of solving an intermediate question, as a normal distribution. */
export type SkillEstimate = {
  ability: number
  variance: number
  /** sum of the weights of the answers it rests on */
  evidence: number
}

/** Before any answer: rather not yet able, and very unsure. */
export const UNKNOWN_SKILL: SkillEstimate = { ability: -0.4, variance: 1.4, evidence: 0 }
/** Even a master slips now and then. */
const SLIP = 0.04
/** Answering with feedback teaches a little, and by an amount that differs: ability moves up, and becomes less sure. */
const LEARNING = 0.06
const DRIFT = 0.035
/** One answer moves the estimate by no more than this, in log-odds. */
const LARGEST_STEP = 1.2

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** Probability of a right answer at an ability: guess + (1 − guess − slip) × logistic(ability − difficulty) (four-parameter IRT). */
export const chanceOf = (ability: number, item: Pick<SkillEvidence, 'difficulty' | 'guess'>): number =>
  item.guess + (1 - item.guess - SLIP) * logistic(ability - item.difficulty)

/**
 * The estimate after an answer: an Elo update whose step is the remaining uncertainty (a Kalman filter over Fisher
 * information, as in Glicko). Why Elo and not knowledge tracing: docs/decisions/2026-11-20-mastery.md.
 */
export function updateSkill(estimate: SkillEstimate, evidence: SkillEvidence): SkillEstimate {
  const { weight, difficulty, guess, isCorrect } = evidence
  const knows = logistic(estimate.ability - difficulty)
  const chance = guess + (1 - guess - SLIP) * knows
  const slope = (1 - guess - SLIP) * knows * (1 - knows)
  const information = (weight * slope * slope) / (chance * (1 - chance))
  const gradient = weight * (isCorrect ? slope / chance : -slope / (1 - chance))
  const variance = 1 / (1 / estimate.variance + information)
  const step = Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, variance * gradient))
  return {
    ability: estimate.ability + step + LEARNING * weight,
    variance: Math.min(UNKNOWN_SKILL.variance, variance + DRIFT * weight),
    evidence: estimate.evidence + weight,
  }
}

/** Mastery 0..100: the chance, in percent, that the student masters an intermediate question without guessing. */
export const masteryOf = ({ ability, variance }: SkillEstimate): number => 100 * expectedLogistic(ability, variance)

/** One standard deviation of `masteryOf`, in points: how sure it is. */
export function uncertaintyOf({ ability, variance }: SkillEstimate): number {
  const p = expectedLogistic(ability, variance)
  return 100 * p * (1 - p) * Math.sqrt(variance)
}

/** Mean of logistic(x) for normal x, by MacKay's approximation (1992). */
const expectedLogistic = (mean: number, variance: number): number =>
  logistic(mean / Math.sqrt(1 + (Math.PI * variance) / 8))
