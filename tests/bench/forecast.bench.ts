import { calibrateForecast, slopeOf } from '#tests/simulation/calibrate-forecast.ts'
import { compareStudyPlans } from '#tests/simulation/compare-study-plans.ts'
import { printGoal } from './measure.ts'

// docs/decisions/2026-11-22-learner-model.md, worked out again: `npm run bench forecast`, with other students after a seed.
const SEED = Number(process.env.SEED ?? 20_261)
const percent = (share: number) => (Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)}%`).padStart(9)
const points = (value: number) => value.toFixed(1).padStart(8)

const groups = calibrateForecast(400, SEED)
console.log('\nForecast of the next exam, by kind of student, 400 each (predicted − scored and width in points)')
console.log(`${'kind'.padEnd(18)}  covered     just    minus    width    slope`)
for (const { kind, covered, justTaken, bias, width, slope } of groups)
  console.log(
    `${kind.padEnd(18)}${percent(covered)}${percent(justTaken)} ${points(bias)} ${points(width)} ${slope.toFixed(2).padStart(8)}`,
  )
for (const { kind, covered, justTaken } of groups) {
  printGoal(
    `${kind}: next exams inside the 90 % interval (goal 85–95)`,
    100 * covered,
    covered >= 0.85 && covered <= 0.95,
    '%',
  )
  if (!Number.isNaN(justTaken))
    printGoal(`${kind}: exam just taken inside (goal 90)`, 100 * justTaken, justTaken >= 0.9, '%')
}
const slope = slopeOf(groups.flatMap(({ pairs }) => pairs))
printGoal('slope of scored over predicted, all students (goal 0.9–1.1)', slope, slope >= 0.9 && slope <= 1.1, '')

console.log('\nPoints of the exam won in ten hours, by what is studied next')
const won = compareStudyPlans(100, SEED)
for (const [plan, gain] of Object.entries(won)) console.log(`${plan.padEnd(28)}${points(gain)}`)
const ours = won['expected gain'] ?? Number.NaN
const best = Math.max(...Object.entries(won).flatMap(([plan, gain]) => (plan === 'expected gain' ? [] : [gain])))
printGoal(
  'points won by expected gain over the better of the others (goal at least 1.1)',
  ours / best,
  ours / best >= 1.1,
)
