import type { Checked } from '../../checked.ts'
import type { QuestionOf } from '../../question.ts'
import type { ReplyOf } from '../../reply.ts'
import { isDecided } from './drawn-graph.ts'
import { drawnOf } from './graph.ts'
import { type JudgedGraph, judgeGraph } from './judge-graph.ts'

/** Right when all of it is; in part as `judgeGraph` says. A known mistake is one that its own points make wholly. */
export function checkGraph<T>(question: QuestionOf<T>, reply: ReplyOf<'graph'>): Checked<T> {
  const { graph: axes } = question
  if (!axes) return { kind: 'malformed', reason: 'cannot-be-answered' }
  if (reply.points.every((point) => point === null)) return { kind: 'malformed', reason: 'empty' }
  const drawn = drawnOf(axes, reply)
  if (!drawn || !isDecided(axes, drawn)) return { kind: 'malformed', reason: 'incomplete' }
  const { share, parts }: JudgedGraph = judgeGraph(axes, drawn, { points: axes.answer, ends: axes.ends })
  const judged = parts && { parts: parts.map((isRight) => ({ isRight })) }
  if (share === 1) return { kind: 'checked', status: 'correct', ...judged }
  const known = axes.mistakes.find(
    (mistake) => judgeGraph(axes, drawn, { points: mistake.answer, ends: mistake.ends ?? axes.ends }).share === 1,
  )
  return {
    kind: 'checked',
    status: 'incorrect',
    ...(share > 0 && { score: share }),
    ...judged,
    ...(known && { mistake: { feedback: known.feedback, misconception: known.misconception } }),
  }
}
