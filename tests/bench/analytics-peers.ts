import { desc, from, op } from 'arquero'
import lodash from 'lodash'
import type { AttemptColumns } from '#domain/analytics/attempt-columns.ts'
import type { Answered } from './answer-histories.ts'

/*
 * The same metrics (ANA-07..10) as others would write them: the peers of design/performance.md, measured in the same run.
 */

const keyOf = (attempt: Answered) => `${attempt.courseId}/${attempt.moduleId}/${attempt.questionId}`
const isSolved = (attempts: readonly Answered[]) => attempts.some((attempt) => attempt.status === 'correct')
const lastOf = (attempts: readonly Answered[]) =>
  attempts.reduce((last, attempt) => (attempt.at > last.at ? attempt : last))
const share = (groups: readonly (readonly Answered[])[]) =>
  groups.length === 0 ? 0 : (100 * groups.filter(isSolved).length) / groups.length

/** Typical objects code: every metric groups the attempts anew. */
export function withLodash(attempts: readonly Answered[]) {
  const grouped = () => Object.values(lodash.groupBy(attempts, keyOf))
  const averages = (groups: readonly Answered[][]) =>
    lodash.mean(groups.map((group) => lodash.meanBy(group, 'seconds')))
  const recent = lodash.orderBy(grouped(), (group) => lastOf(group).at, 'desc')
  const firstWrong = recent.findIndex((group) => !isSolved(group))
  const tagged = grouped().flatMap((group) => lastOf(group).tags.map((tag) => ({ tag, group })))
  return {
    overallAccuracy: share(grouped()),
    averageTimePerQuestion: averages(grouped()),
    currentStreak: firstWrong < 0 ? recent.length : firstWrong,
    improvementTrend: share(recent.slice(0, 10)) - share(recent.slice(10, 20)),
    timeByQuestionType: lodash.mapValues(
      lodash.groupBy(grouped(), (group) => lastOf(group).questionType),
      averages,
    ),
    accuracyByTag: lodash.mapValues(lodash.groupBy(tagged, 'tag'), (list) => share(list.map(({ group }) => group))),
    accuracyByDifficulty: lodash.mapValues(
      lodash.groupBy(grouped(), (group) => lastOf(group).difficulty),
      share,
    ),
  }
}

type Totals = Map<string, { solved: number; count: number; seconds: number }>
function count(totals: Totals, key: string, isRight: boolean, seconds: number) {
  const entry = totals.get(key) ?? { solved: 0, count: 0, seconds: 0 }
  entry.count++
  entry.seconds += seconds
  if (isRight) entry.solved++
  totals.set(key, entry)
}

/** Careful objects code: one pass over the attempts, one over the records. */
export function inOnePass(attempts: readonly Answered[]) {
  const records = new Map<string, { tries: number; seconds: number; isSolved: boolean; last: Answered }>()
  for (const attempt of attempts) {
    const key = keyOf(attempt)
    const record = records.get(key)
    if (!record) {
      const isRight = attempt.status === 'correct'
      records.set(key, { tries: 1, seconds: attempt.seconds, isSolved: isRight, last: attempt })
    } else {
      record.tries++
      record.seconds += attempt.seconds
      record.isSolved ||= attempt.status === 'correct'
      if (attempt.at > record.last.at) record.last = attempt
    }
  }
  const [tags, types, difficulties]: [Totals, Totals, Totals] = [new Map(), new Map(), new Map()]
  let solved = 0
  let seconds = 0
  for (const record of records.values()) {
    const average = record.seconds / record.tries
    if (record.isSolved) solved++
    seconds += average
    for (const tag of record.last.tags) count(tags, tag, record.isSolved, average)
    count(types, record.last.questionType, record.isSolved, average)
    count(difficulties, String(record.last.difficulty), record.isSolved, average)
  }
  const recent = [...records.values()].sort((a, b) => b.last.at - a.last.at)
  return { solved, seconds, tags, types, difficulties, streak: recent.findIndex((record) => !record.isSolved) }
}

/** Arquero over a column table that is made beforehand, as one would keep it. */
export function withArquero(attempts: readonly Answered[]) {
  const table = from(
    attempts.map((attempt) => ({
      key: keyOf(attempt),
      at: attempt.at,
      seconds: attempt.seconds,
      solved: attempt.status === 'correct' ? 1 : 0,
      type: attempt.questionType,
      difficulty: attempt.difficulty,
      tags: attempt.tags,
    })),
  )
  return () => {
    const records = table
      .groupby('key')
      .rollup({
        solved: op.max('solved'),
        average: op.mean('seconds'),
        at: op.max('at'),
        type: op.any('type'),
        difficulty: op.any('difficulty'),
        tags: op.any('tags'),
      })
      .reify()
    return [
      records.rollup({ accuracy: op.mean('solved'), time: op.mean('average') }).objects(),
      records
        .groupby('type')
        .rollup({ time: op.mean('average') })
        .objects(),
      records
        .groupby('difficulty')
        .rollup({ accuracy: op.mean('solved') })
        .objects(),
      records
        .unroll('tags')
        .groupby('tags')
        .rollup({ accuracy: op.mean('solved') })
        .objects(),
      records.orderby(desc('at')).slice(0, 20).objects(),
    ]
  }
}

/** The limit: adding up the same columns, which is less than any metric needs. */
export function plainSum(columns: AttemptColumns): number {
  const { record, status, seconds, difficulty, questionType, tags, tagEnds, count: rows } = columns
  let sum = 0
  for (let row = 0; row < rows; row++) {
    sum += (record[row] ?? 0) + (status[row] ?? 0) + (seconds[row] ?? 0) + (questionType[row] ?? 0)
    sum += (difficulty?.[row] ?? 0) + (tagEnds[row] ?? 0)
  }
  const end = tagEnds[rows - 1] ?? 0
  for (let i = 0; i < end; i++) sum += tags[i] ?? 0
  return sum
}
