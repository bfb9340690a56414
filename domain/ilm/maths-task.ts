import type { CompareAlgebra } from '../question/answer-type.ts'
import { answerTypeOf } from '../question/answer-types.ts'
import { compareAlgebra } from '../question/compare-algebra.ts'
import type { Question } from '../question/question.ts'
import { type Dialogue, openedOf } from './dialogue.ts'
import { questionOnPage } from './open-from-page.ts'
import { readAnswer } from './read-answer.ts'
import type { MathsTask, Worked } from './work-out.ts'

/** What has to be worked out before a message can be answered. */
export function mathsTask(dialogue: Omit<Dialogue, 'calculation' | 'compare' | 'worked'>): MathsTask {
  const { message, context, state } = dialogue
  const opened = openedOf(dialogue)?.question
  const onPage = questionOnPage(dialogue)?.question
  return {
    message,
    equation: state.equation,
    problem: state.problem?.text,
    pairs: [
      ...(opened ? pairsOf(opened, message) : []),
      ...(onPage && context?.answer ? pairsOf(onPage, context.answer) : []),
    ],
  }
}

function pairsOf(question: Question, text: string): [string, string][] {
  const { comparisons } = answerTypeOf(question)
  const answer = comparisons ? readAnswer(question, text) : undefined
  return answer?.kind === 'answer' && answer.reply.type === question.type
    ? (comparisons?.(question, answer.reply) ?? [])
    : []
}

/** Compares the student's answer as it was worked out, and the platform's own texts (hints, passages, a model's words) here. */
export function compareWorked(task: MathsTask, worked: Worked): CompareAlgebra {
  const known = new Map(task.pairs.map((pair, index) => [JSON.stringify(pair), worked.same[index]]))
  return (reply, accepted) => {
    const key = JSON.stringify([reply, accepted])
    return known.has(key) ? known.get(key) : compareAlgebra(reply, accepted)
  }
}
