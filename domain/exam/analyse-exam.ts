import type { CompareAlgebra } from '../question/answer-type.ts'
import type { ExamOf, ExamQuestionOf } from './exam.ts'
import type { ExamAnswers } from './exam-answers.ts'
import { isSelfMarked } from './item-marking.ts'
import { judgeAnswer } from './judge-answer.ts'

export type TopicResult = { topic: string; correct: number; total: number; percent: number }

const generalTopic = 'General'

/** Correct and total per topic, in order of first appearance; items without a topic are "General" (EXR-08, EXR-09). What
 * the student marks has points instead of being right or wrong, and is not counted. */
export function analyseTopics<T>(
  exam: Pick<ExamOf<T>, 'questions'>,
  answers: ExamAnswers,
  compare?: CompareAlgebra,
): TopicResult[] {
  const topics = new Map<string, { correct: number; total: number }>()
  for (const question of exam.questions) {
    if (isSelfMarked(question)) continue
    const { outcome } = judgeAnswer(question, answers, compare)
    const topic = question.topic ?? generalTopic
    const count = topics.get(topic) ?? { correct: 0, total: 0 }
    count.total += 1
    count.correct += Number(outcome === 'correct')
    topics.set(topic, count)
  }
  return [...topics].map(([topic, { correct, total }]) => ({
    topic,
    correct,
    total,
    percent: Math.round((100 * correct) / total),
  }))
}

export type TopicMistakes<T> = { topic: string; questions: ExamQuestionOf<T>[]; isFocusArea: boolean }

const focusAreaMistakes = 3

/**
 * Questions not answered correctly, grouped by topic, most mistakes first (EXV-08). Unanswered ones count, as they do in the
 * score (OPN-114). A topic is a focus area with 3 or more mistakes, or when no topic has more (OPN-115).
 */
export function groupMistakes<T>(
  exam: Pick<ExamOf<T>, 'questions'>,
  answers: ExamAnswers,
  compare?: CompareAlgebra,
): TopicMistakes<T>[] {
  const groups = new Map<string, ExamQuestionOf<T>[]>()
  for (const question of exam.questions) {
    const { outcome } = judgeAnswer(question, answers, compare)
    if (outcome === 'correct' || outcome === 'unmarked') continue
    const topic = question.topic ?? generalTopic
    groups.set(topic, [...(groups.get(topic) ?? []), question])
  }
  const most = Math.max(0, ...[...groups.values()].map((questions) => questions.length))
  return [...groups]
    .map(([topic, questions]) => ({
      topic,
      questions,
      isFocusArea: questions.length >= focusAreaMistakes || questions.length === most,
    }))
    .sort((a, b) => b.questions.length - a.questions.length)
}
