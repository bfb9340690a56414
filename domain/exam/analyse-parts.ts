import { sumOf } from '../maths/sum-of.ts'
import type { CompareAlgebra } from '../question/answer-type.ts'
import type { ExamOf } from './exam.ts'
import type { ExamAnswers } from './exam-answers.ts'
import { pointsOfItem } from './item-marking.ts'
import { judgeAnswer } from './judge-answer.ts'
import { kindOf } from './part-defaults.ts'

/** What a part of an exam came to. `weight` is its share of the composite score in percent, `unmarked` counts written answers that wait for marks. */
export type PartResult = { title: string; points: number; outOf: number; weight: number; unmarked: number }

/**
 * What each part of an exam came to, in points, in their order (D24): the sections, or the parts and sessions of one. A part's share of its section goes by
 * its points, as scoring counts a section as one; that of the section by the weights. What is not marked yet is in no count of points.
 */
export function analyseParts<T>(
  { parts, questions }: Pick<ExamOf<T>, 'parts' | 'questions'>,
  answers: ExamAnswers,
  compare?: CompareAlgebra,
): PartResult[] {
  const weights = sumOf(parts.map(weightOf))
  return parts.map((part) => {
    const own = questions.slice(part.firstQuestion, part.firstQuestion + part.questionCount)
    const judged = own.map((question) => ({
      worth: pointsOfItem(question),
      ...judgeAnswer(question, answers, compare),
    }))
    const marked = judged.filter(({ outcome }) => outcome !== 'unmarked')
    const sameKind = parts.filter((other) => kindOf(other) === kindOf(part))
    const inSection = sumOf(sameKind.map((other) => pointsIn(other, questions)))
    const ofSection = sumOf(sameKind.map(weightOf)) / weights
    return {
      title: part.title,
      points: sumOf(marked.map(({ worth, score }) => worth * score)),
      outOf: sumOf(marked.map(({ worth }) => worth)),
      weight: (100 * ofSection * sumOf(own.map(pointsOfItem))) / inSection,
      unmarked: judged.length - marked.length,
    }
  })
}

type Part = ExamOf<unknown>['parts'][number]
const weightOf = ({ weight, minutes }: Part) => weight ?? minutes
const pointsIn = ({ firstQuestion, questionCount }: Part, questions: readonly ExamOf<unknown>['questions'][number][]) =>
  sumOf(questions.slice(firstQuestion, firstQuestion + questionCount).map(pointsOfItem))
