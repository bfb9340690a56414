import { attemptColumns } from '#domain/analytics/attempt-columns.ts'
import { PracticeAnalytics } from '#domain/analytics/practice-analytics.ts'
import { LoadedLog } from '#domain/history/loaded-log.ts'
import { inOnePass, plainSum, withArquero, withLodash } from './analytics-peers.ts'
import { answerHistory } from './answer-histories.ts'
import { measure, median, printGoal } from './measure.ts'

// Goals: design/performance.md. The stored form is columnar, so a recompute starts from the columns as they are opened.
for (const size of [10_000, 100_000]) {
  const attempts = answerHistory(size)
  const written = new LoadedLog()
  written.add(attempts)
  const opened = LoadedLog.open(structuredClone(written.stored()))
  if (opened.damage) throw new Error(opened.damage)
  const columns = attemptColumns(opened.log.table('question-answered'))
  const arquero = withArquero(attempts)

  console.log(`\nAnalytics over ${size} attempts, median ms`)
  const slow = measure(
    { lodash: () => withLodash(attempts), onePass: () => inOnePass(attempts), arquero },
    size > 50_000 ? 5 : 15,
  )
  const fast = measure({ columns: () => new PracticeAnalytics(columns).metrics(), sum: () => plainSum(columns) }, 100)
  const ours = fast.columns ?? Number.NaN
  console.log({ ...slow, ...fast })
  const ratio = (name: string) => (slow[name] ?? Number.NaN) / ours
  printGoal('times faster than lodash groupBy per metric (goal 50)', ratio('lodash'), ratio('lodash') >= 50)
  printGoal('times faster than one pass over objects (goal 10)', ratio('onePass'), ratio('onePass') >= 10)
  console.log(`        times faster than arquero: ${ratio('arquero').toFixed(1)}×`)
  const overSum = ours / (fast.sum ?? Number.NaN)
  printGoal('of the time of the plain column sum (goal at most 4)', overSum, overSum <= 4)

  const log = opened.log
  const analytics = new PracticeAnalytics(attemptColumns(log.table('question-answered')))
  const more = answerHistory(10_200, 77).map((answer) => ({ ...answer, at: answer.at + 4e11 }))
  log.add(more.slice(0, 200))
  analytics.add(attemptColumns(log.table('question-answered')))
  const updates: number[] = []
  const reads: number[] = []
  for (let start = 200; start < more.length; start += 100) {
    log.add(more.slice(start, start + 100))
    const grown = attemptColumns(log.table('question-answered'))
    // the product's code is warm after the first dialogs; so is the measured one after the first 50 rounds
    const before = performance.now()
    analytics.add(grown)
    updates.push((1000 * (performance.now() - before)) / 100)
    const asked = performance.now()
    analytics.metrics()
    reads.push(1000 * (performance.now() - asked))
  }
  updates.splice(0, 50)
  reads.splice(0, 50)
  printGoal('one answer into the totals (goal at most 1)', median(updates), median(updates) <= 1, ' µs')
  printGoal('metrics read afterwards (goal at most 20)', median(reads), median(reads) <= 20, ' µs')
}
