import type { WrittenPart } from '#domain/content/course.ts'
import { writtenKind } from '#domain/exam/written-kind.ts'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'
import { partLetter } from '#domain/question/part-letter.ts'
import type { CourseFiles } from '../load-course-files.ts'
import type { Problem } from '../problem.ts'

/**
 * The kind of a written question is one that its exam asks for, where it names them. Skills that a question, a part of it or a line of its
 * rubric names are among those of the course's exam. In Ontario, where a written answer is marked in the categories of the achievement chart
 * (Growing Success, 2010), each line of a rubric counts for one, as soon as the exam has a written section.
 */
export function checkSkills({ courseFile, modules }: CourseFiles): Problem[] {
  const { curriculum, exam } = courseFile.data
  const known = new Set((exam.skills ?? []).map(({ id }) => id))
  const areCategoriesDue = curriculum === 'ontario' && exam.written !== undefined
  return modules.flatMap(({ questions, examItems }) =>
    [questions, examItems].flatMap((loaded) =>
      (loaded?.data.questions ?? []).flatMap((question, index) => {
        const line = loaded?.lineOf(['questions', index]) ?? 1
        const tell = (message: string): Problem => ({
          severity: 'error',
          file: loaded?.file ?? '',
          line,
          message: `${question.id}: ${message}`,
        })
        const strange = [...namedBy(question)].filter((skill) => !known.has(skill))
        const kinds = kindsAsked(exam.written, question)
        const without = areCategoriesDue ? partsWithoutSkill(question) : []
        return [
          ...strange.map((skill) => tell(`${skill} is no skill of the exam in course.yaml`)),
          ...(kinds.length > 0
            ? [tell(`a written question begins with its kind in bold, one of: ${kinds.join('; ')}`)]
            : []),
          ...(without.length > 0
            ? [tell(`part ${without.join(', ')}: each line of the rubric counts for a category (skill)`)]
            : []),
        ]
      }),
    ),
  )
}

/** The kinds that the exam asks for, where a written question is of none of them. */
function kindsAsked(written: readonly WrittenPart[] = [], question: AuthoredQuestion): string[] {
  const kinds = [...new Set(written.flatMap(({ kinds = [] }) => kinds))]
  return answerTypeOf(question).isSelfMarked === true &&
    kinds.length > 0 &&
    !kinds.includes(writtenKind(question) ?? '')
    ? kinds
    : []
}

const namedBy = ({ skill, parts = [] }: AuthoredQuestion): Set<string> =>
  new Set(
    [skill, ...parts.flatMap((part) => [part.skill, ...part.rubric.map((line) => line.skill)])].filter(
      (id) => id !== undefined,
    ),
  )

const partsWithoutSkill = ({ parts = [] }: AuthoredQuestion): string[] =>
  parts.flatMap(({ skill, rubric }, index) =>
    skill === undefined && rubric.some((line) => line.skill === undefined) ? [`(${partLetter(index)})`] : [],
  )
