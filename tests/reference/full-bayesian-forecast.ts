import { chanceOf } from '#domain/learner-model/answer-chance.ts'
import { forgottenSince, growthOf, HALF_LIFE, STAYS, TRENDS } from '#domain/learner-model/course-evidence.ts'
import { normal } from '#tests/simulation/random-numbers.ts'

/** An answer in practice, of a question met once. */
export type ReferenceAnswer = { lesson: number; at: number; isCorrect: boolean; difficulty: number; guess: number }
export type ReferenceExam = { lessons: readonly { module: number; share: number }[]; items: number }

const DAY = 86_400_000
const density = (x: number, mean: number, spread: number) => -0.5 * ((x - mean) / spread) ** 2
const priorOf = (course: number) =>
  Math.log((5 / 6 / 1.2) * Math.exp(density(course, 0, 1.2)) + (1 / 3) * Math.exp(density(course, -5, 0.5)))
const MODULE_SPREAD = 0.6
const LESSON_SPREAD = 0.8
const risen = (rise: number, since: number) => ((rise * 150) / 30) * (1 - Math.exp(-since / DAY / 150))

/**
 * The same model by Markov chain Monte Carlo over all its quantities (course, modules, lessons, trend, forgetting), on the real line and
 * answer by answer: no grid, no messages, no running sums. Slow, and what the fast one has to agree with.
 * @returns mean, 5th and 95th percentile of the next exam's score, in percent
 */
export function fullBayesianForecast(
  answers: readonly ReferenceAnswer[],
  exam: ReferenceExam,
  now: number,
  random: () => number,
  sweeps = 6000,
): { predicted: number; low: number; high: number } {
  const began = Math.min(...answers.map(({ at }) => at))
  const ended = Math.max(...answers.map(({ at }) => at))
  const lessons = exam.lessons.map((_, lesson) => {
    let lastRight = Number.NaN
    let courseBefore = began
    let practised = 0
    const own: {
      since: number
      ahead: number
      weight: number
      isCorrect: boolean
      difficulty: number
      guess: number
    }[] = []
    for (const answer of answers) {
      if (answer.lesson === lesson) {
        if (Number.isNaN(lastRight)) lastRight = courseBefore
        const weight = STAYS + (1 - STAYS) * 2 ** (-(now - answer.at) / HALF_LIFE)
        own.push({
          ...answer,
          since: answer.at - began,
          ahead: growthOf(practised) - forgottenSince(lastRight, answer.at),
          weight,
        })
        practised++
        if (answer.isCorrect) lastRight = answer.at
      }
      courseBefore = answer.at
    }
    return {
      own,
      growth: growthOf(practised),
      forgotten: forgottenSince(Number.isNaN(lastRight) ? ended : lastRight, now),
    }
  })
  const likelihood = (lesson: number, ability: number, rise: number): number =>
    (lessons[lesson]?.own ?? []).reduce((sum, { since, ahead, weight, isCorrect, difficulty, guess }) => {
      const chance = chanceOf(ability + ahead + risen(rise, since) - difficulty, guess)
      return sum + weight * Math.log(isCorrect ? chance : 1 - chance)
    }, 0)

  const moduleCount = Math.max(...exam.lessons.map(({ module }) => module)) + 1
  let course = 0
  const modules = new Array<number>(moduleCount).fill(0)
  const abilities = exam.lessons.map(() => 0)
  let trend = 0
  const scores: number[] = []
  let total = 0
  const accept = (from: number, to: number, logDensity: (x: number) => number): number =>
    Math.log(1 - random()) < logDensity(to) - logDensity(from) ? to : from
  for (let sweep = 0; sweep < sweeps; sweep++) {
    // all at once, so that the chain walks along the ridge of the common ability, and jumps to those who do not try and back
    const shift = (random() < 0.5 ? 0.6 : 3) * normal(random)
    const rise = TRENDS[trend]?.rise ?? 0
    const shifted = (by: number) =>
      priorOf(course + by) + abilities.reduce((sum, ability, i) => sum + likelihood(i, ability + by, rise), 0)
    if (accept(0, shift, shifted) === shift) {
      course += shift
      for (const i of modules.keys()) modules[i] = (modules[i] ?? 0) + shift
      for (const i of abilities.keys()) abilities[i] = (abilities[i] ?? 0) + shift
    }
    course = accept(course, course + 0.5 * normal(random), (x) =>
      modules.reduce((sum, module) => sum + density(module, x, MODULE_SPREAD), priorOf(x)),
    )
    for (const [i, module] of modules.entries()) {
      modules[i] = accept(module, module + 0.5 * normal(random), (x) =>
        abilities.reduce(
          (sum, ability, l) => (exam.lessons[l]?.module === i ? sum + density(ability, x, LESSON_SPREAD) : sum),
          density(x, course, MODULE_SPREAD),
        ),
      )
    }
    for (const [i, ability] of abilities.entries()) {
      const module = modules[exam.lessons[i]?.module ?? 0] ?? 0
      abilities[i] = accept(
        ability,
        ability + 0.6 * normal(random),
        (x) => density(x, module, LESSON_SPREAD) + likelihood(i, x, rise),
      )
    }
    const proposed = Math.floor(random() * TRENDS.length)
    trend = accept(trend, proposed, (t) => {
      const { rise: r = 0, share = 1 } = TRENDS[t] ?? {}
      return Math.log(share) + abilities.reduce((sum, ability, i) => sum + likelihood(i, ability, r), 0)
    })
    if (sweep < sweeps / 6) continue
    const forgets = random() < 0.5 ? 0.25 : 1.75
    const now_ = risen(TRENDS[trend]?.rise ?? 0, ended - began)
    // two questions in a hundred stay open, known as from ten questions
    const answered = 0.98 + Math.sqrt((0.98 * 0.02) / 10) * normal(random)
    let mean = 0
    let luck = 0
    for (const [i, { share }] of exam.lessons.entries()) {
      const { growth = 0, forgotten = 0 } = lessons[i] ?? {}
      const ability = (abilities[i] ?? 0) + now_ + growth - forgets * forgotten
      const mark = 0.3 * chanceOf(ability + 1, 0.25) + 0.5 * chanceOf(ability, 0.25) + 0.2 * chanceOf(ability - 1, 0.25)
      mean += share * mark
      luck += (share * mark * (1 - mark)) / exam.items
    }
    total += answered * mean
    scores.push(answered * (mean + Math.sqrt(luck) * normal(random)))
  }
  scores.sort((a, b) => a - b)
  const at = (share: number) => 100 * (scores[Math.floor(share * scores.length)] ?? Number.NaN)
  return { predicted: (100 * total) / scores.length, low: at(0.05), high: at(0.95) }
}
