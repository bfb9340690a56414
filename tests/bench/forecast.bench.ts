import { calibrateForecast, slopesByKind } from '#tests/simulation/calibrate-forecast.ts'
import { compareStudyPlans } from '#tests/simulation/compare-study-plans.ts'
import { printGoal } from './measure.ts'

// docs/decisions/2026-11-22-learner-model.md, worked out again: `npm run bench forecast`, with students of other seeds after SEEDS=1,2,3.
const SEEDS = (process.env.SEEDS ?? '20261,7,4242').split(',').map(Number)
const STUDENTS = 400
const percent = (share: number) => (Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)}%`).padStart(9)
const points = (value: number) => value.toFixed(1).padStart(8)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const runs = SEEDS.map((seed) => ({ groups: calibrateForecast(STUDENTS, seed), slopes: slopesByKind(STUDENTS, seed) }))
console.log(
  `\nForecast of the next exam, by kind of student, ${STUDENTS} each of ${SEEDS.length} seeds (minus: predicted − scored;`,
)
console.log('width in points; slope: of scored over predicted, among students from weak to strong who study so)')
console.log(`${'kind'.padEnd(18)}  covered     just    minus    width    slope`)
const results = (runs[0]?.groups ?? []).map(({ kind }, i) => {
  const over = (of: 'covered' | 'justTaken' | 'bias' | 'width') =>
    mean(runs.map(({ groups }) => groups[i]?.[of] ?? Number.NaN))
  const ofKind = runs.flatMap(({ slopes }) => slopes.filter((one) => one.kind === kind).map(({ slope }) => slope))
  return {
    kind,
    covered: over('covered'),
    justTaken: over('justTaken'),
    bias: over('bias'),
    width: over('width'),
    slopes: ofKind,
  }
})
for (const { kind, covered, justTaken, bias, width, slopes } of results) {
  const slope = slopes.length === 0 ? '–' : mean(slopes).toFixed(2)
  console.log(
    `${kind.padEnd(18)}${percent(covered)}${percent(justTaken)} ${points(bias)} ${points(width)} ${slope.padStart(8)}`,
  )
}
for (const { kind, covered, justTaken, slopes } of results) {
  const isMet = covered >= 0.85 && covered <= 0.95
  printGoal(`${kind}: next exams inside the 90 % interval (goal 85–95)`, 100 * covered, isMet, '%')
  if (!Number.isNaN(justTaken))
    printGoal(`${kind}: exam just taken inside (goal 90)`, 100 * justTaken, justTaken >= 0.9, '%')
  if (slopes.length > 0) {
    const slope = mean(slopes)
    printGoal(`${kind}: slope (goal 0.9–1.1)`, slope, slope >= 0.9 && slope <= 1.1, '')
  }
}

console.log(
  '\nPoints of the exam won in fifteen hours over sixty days, by what is done next: lessons, practice, cards, exams',
)
const won = compareStudyPlans(60, SEEDS[0] ?? 1)
for (const [plan, gain] of Object.entries(won)) console.log(`${plan.padEnd(28)}${points(gain)}`)
const ours = won['expected gain'] ?? Number.NaN
const best = Math.max(...Object.entries(won).flatMap(([plan, gain]) => (plan === 'expected gain' ? [] : [gain])))
printGoal(
  'points won by expected gain over the better of the others (goal at least 1.1)',
  ours / best,
  ours / best >= 1.1,
)
