import {
  type Belief,
  downwards,
  kernelOf,
  likelihoodOf,
  mapped,
  mixtureOf,
  normalised,
  over,
  POINTS,
  sumOver,
  times,
  upwards,
} from './ability-grid.ts'
import {
  type CourseEvidence,
  forgottenSince,
  growthOf,
  type LessonEvidence,
  levelledOff,
  logLikelihoodAt,
  TRENDS,
} from './course-evidence.ts'

/** Before any answer: anything from not yet able to very able; and one student in six who does not try. */
const COURSE_PRIOR = mixtureOf([
  { share: 5 / 6, mean: 0, spread: 1.2 },
  { share: 1 / 6, mean: -5, spread: 0.5 },
])
/** Spread of a student's modules around the course, and of the lessons around their module, in log-odds. */
export const MODULE_KERNEL = kernelOf(0.6)
export const LESSON_KERNEL = kernelOf(0.8)

/** Within so many milliseconds nobody rises by so much that it could be told. */
const TOO_SHORT = 2 * 86_400_000

/** A trend so many times less likely than the likeliest is left out. */
const UNLIKELY = 0.01

export type LessonBelief = {
  evidence: LessonEvidence
  likelihood: Belief
  /** at each ability of the module, how likely the lesson's answers are */
  message: Belief
  /** log-odds by which practice has moved the lesson, and by which an average student has forgotten it since */
  growth: number
  forgotten: number
}
type ModuleBelief = {
  lessons: Map<string, LessonBelief>
  /** at each ability of the module, and of the course, how likely the module's answers are */
  likelihood: Belief
  message: Belief
}
/** The tree under one trend. Abilities are those of the course's first day, before practice and forgetting. */
export type TrendBelief = {
  /** how likely this trend is, 0..1 */
  weight: number
  /** log-odds risen by the last answer */
  risen: number
  posterior: Belief
  modules: Map<string, ModuleBelief>
}
export type CourseBelief = {
  evidence: CourseEvidence
  /** log-odds forgotten since the last answer in the course, where a lesson has none of its own */
  forgotten: number
  trends: TrendBelief[]
}

/** The product of likelihoods, each of them with 1 as its largest value, and its logarithmic peak. */
function product(likelihoods: Iterable<Belief>): { likelihood: Belief; peak: number } {
  const logs = new Float64Array(POINTS)
  for (const each of likelihoods)
    for (let i = 0; i < POINTS; i++) logs[i] = (logs[i] as number) + Math.log(each[i] as number)
  return likelihoodOf(logs)
}

/**
 * What all answers of a course say about its abilities: course → modules → lessons, each normal around the one above it. Messages go up the
 * tree (belief propagation, Pearl 1988), which is exact on a tree; the prior is in it once, at the top.
 * @param now UTC milliseconds
 */
export function inferCourse(evidence: CourseEvidence, now: number): CourseBelief {
  const span = evidence.lastAnswered - evidence.began
  const trees = TRENDS.slice(0, span < TOO_SHORT ? 1 : TRENDS.length).map(({ rise, share }, trend) => ({
    share,
    ...inferTrend(evidence, rise, trend, now),
  }))
  const most = Math.max(...trees.map(({ peak }) => peak))
  const masses = trees.map(({ share, peak }) => share * Math.exp(peak - most))
  const likely = Math.max(...masses) * UNLIKELY
  const kept = masses.map((mass) => (mass < likely ? 0 : mass))
  const total = kept.reduce((sum, mass) => sum + mass, 0)
  return {
    evidence,
    forgotten: forgottenSince(evidence.lastAnswered, now),
    trends: trees
      .map((tree, i) => ({ ...tree.belief, weight: (kept[i] ?? 0) / total }))
      .filter(({ weight }) => weight > 0),
  }
}

function inferTrend(evidence: CourseEvidence, rise: number, trend: number, now: number) {
  const modules = new Map<string, ModuleBelief>()
  let peak = 0
  for (const [moduleId, own] of evidence.modules) {
    const lessons = new Map<string, LessonBelief>()
    for (const [lessonId, lesson] of own) {
      const found = likelihoodOf(logLikelihoodAt(lesson, trend, now))
      peak += found.peak
      lessons.set(lessonId, {
        evidence: lesson,
        likelihood: found.likelihood,
        message: upwards(LESSON_KERNEL, found.likelihood),
        growth: growthOf(lesson.practised),
        forgotten: forgottenSince(lesson.lastRight, now),
      })
    }
    const found = product([...lessons.values()].map(({ message }) => message))
    peak += found.peak
    modules.set(moduleId, { lessons, likelihood: found.likelihood, message: upwards(MODULE_KERNEL, found.likelihood) })
  }
  const found = product([...modules.values()].map(({ message }) => message))
  const joint = times(COURSE_PRIOR, found.likelihood)
  const mass = sumOver(joint)
  return {
    peak: peak + found.peak + Math.log(mass),
    belief: {
      weight: 1,
      risen: rise * levelledOff(evidence, evidence.lastAnswered),
      posterior: mapped(joint, (value) => value / mass),
      modules,
    },
  }
}

/** The distribution of a module's ability, all answers of the course considered. */
export function moduleAbility({ posterior, modules }: TrendBelief, moduleId: string): Belief {
  const module = modules.get(moduleId)
  if (!module) return downwards(MODULE_KERNEL, posterior)
  return normalised(times(downwards(MODULE_KERNEL, over(posterior, module.message)), module.likelihood))
}

/** The distribution of a lesson's ability, given its module's: all answers of the course considered. */
export function lessonAbility(moduleAbility: Belief, lesson: LessonBelief | undefined): Belief {
  if (!lesson) return downwards(LESSON_KERNEL, moduleAbility)
  return normalised(times(downwards(LESSON_KERNEL, over(moduleAbility, lesson.message)), lesson.likelihood))
}
