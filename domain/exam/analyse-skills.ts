import { sumOf } from '../maths/sum-of.ts'
import type { CompareAlgebra } from '../question/answer-type.ts'
import type { ExamOf, ExamQuestionOf } from './exam.ts'
import type { ExamAnswers } from './exam-answers.ts'
import { isSelfMarked, pointsOfItem } from './item-marking.ts'
import { judgeAnswer } from './judge-answer.ts'

export type Points = { points: number; outOf: number }

/** What the items of a skill came to. `percent` is 0 to 100; `written` is what the written answers have in it, where there are any. */
export type SkillResult = Points & { id: string; title: string; percent: number; written?: Points }

/**
 * Points by skill, in the exam's order: an item is one point; a written one has as many as its rubric, each of the skill that its line names, else of the
 * item's. What is not marked yet is in no count, and a skill that no item asks for is left out.
 */
export function analyseSkills<T>(
  { questions, skills = [] }: Pick<ExamOf<T>, 'questions' | 'skills'>,
  answers: ExamAnswers,
  compare?: CompareAlgebra,
): SkillResult[] {
  const judged = questions.flatMap((question) => judgeBySkill(question, answers, compare))
  return skills.flatMap(({ id, title }) => {
    const own = judged.filter(({ skill }) => skill === id)
    const { points, outOf } = totalOf(own)
    if (outOf === 0) return []
    const inWriting = own.filter(({ isWritten }) => isWritten)
    return [
      {
        id,
        title,
        points,
        outOf,
        percent: Math.round((100 * points) / outOf),
        ...(inWriting.length > 0 && { written: totalOf(inWriting) }),
      },
    ]
  })
}

const totalOf = (all: readonly Points[]): Points => ({
  points: sumOf(all.map(({ points }) => points)),
  outOf: sumOf(all.map(({ outOf }) => outOf)),
})

type Judged = Points & { skill: string | undefined; isWritten: boolean }

/** The points of one item by skill; nothing while it is not marked. */
function judgeBySkill<T>(question: ExamQuestionOf<T>, answers: ExamAnswers, compare?: CompareAlgebra): Judged[] {
  const { outcome, score, checked } = judgeAnswer(question, answers, compare)
  if (outcome === 'unmarked') return []
  const isWritten = isSelfMarked(question)
  const lines = question.question?.written?.parts.flatMap(({ rubric }) => rubric) ?? []
  if (!lines.some(({ skill }) => skill !== undefined)) {
    const outOf = pointsOfItem(question)
    return [{ skill: question.skill, isWritten, points: outOf * score, outOf }]
  }
  return lines.map((line, index) => ({
    skill: line.skill ?? question.skill,
    isWritten,
    points: checked?.parts?.[index]?.points ?? 0,
    outOf: line.points,
  }))
}
