import { sumOf } from '../maths/sum-of.ts'
import type { CompareAlgebra } from '../question/answer-type.ts'
import type { ExamOf } from './exam.ts'
import type { ExamAnswers } from './exam-answers.ts'
import { pointsOfItem } from './item-marking.ts'
import { judgeAnswer } from './judge-answer.ts'

/** What the items of a skill came to. `percent` is 0 to 100. */
export type SkillResult = { id: string; title: string; points: number; outOf: number; percent: number }

/**
 * Points by skill, in the exam's order: an item is one point, a written one as many as its rubric has. What is not marked yet is in no count, and a skill
 * that no item asks for is left out.
 */
export function analyseSkills<T>(
  { questions, skills = [] }: Pick<ExamOf<T>, 'questions' | 'skills'>,
  answers: ExamAnswers,
  compare?: CompareAlgebra,
): SkillResult[] {
  return skills.flatMap(({ id, title }) => {
    const judged = questions
      .filter(({ skill }) => skill === id)
      .map((question) => ({ worth: pointsOfItem(question), ...judgeAnswer(question, answers, compare) }))
      .filter(({ outcome }) => outcome !== 'unmarked')
    const outOf = sumOf(judged.map(({ worth }) => worth))
    const points = sumOf(judged.map(({ worth, score }) => worth * score))
    return outOf === 0 ? [] : [{ id, title, points, outOf, percent: Math.round((100 * points) / outOf) }]
  })
}
