import type { AuthoredQuestion } from '#domain/question/authored-question.ts'
import { findEnemies } from '../find-enemies.ts'
import type { LoadedCourse } from '../load-course-files.ts'
import type { Problem } from '../problem.ts'
import type { ModuleFiles } from '../read-module.ts'

type Placed = { question: AuthoredQuestion; file: string; line: number }

/**
 * Questions that give each other away: those an author names must be there and not of one set, those that are found are told, so that one of
 * the two can be written anew. No exam holds both either way.
 */
export function checkEnemies({ course, files }: Pick<LoadedCourse, 'course' | 'files'>): Problem[] {
  const placed = new Map(
    files.modules
      .flatMap((module) => [module, ...(module.shared ? [module.shared] : [])])
      .flatMap(placesIn)
      .map((one) => [one.question.id, one]),
  )
  const named = [...placed.values()].flatMap(({ question, file, line }) =>
    (question.enemies ?? []).flatMap((id): Problem[] => {
      const other = placed.get(id)?.question
      const problem = !other
        ? 'there is no such question in the course'
        : question.stimulus && question.stimulus.id === other.stimulus?.id
          ? 'they are of one set, which is taken whole'
          : undefined
      return problem ? [{ severity: 'error', file, line, message: `${question.id}: its enemy ${id}: ${problem}` }] : []
    }),
  )
  const found = findEnemies(course).flatMap(({ ids: [id, other], reason }): Problem[] => {
    const at = placed.get(other) ?? placed.get(id)
    return at
      ? [
          {
            severity: 'advice',
            file: at.file,
            line: at.line,
            message: `${id} and ${other} ${reason}: no exam holds both`,
          },
        ]
      : []
  })
  return [...named, ...found]
}

const placesIn = ({ questions, examItems }: ModuleFiles): Placed[] =>
  [questions, examItems].flatMap((loaded) =>
    (loaded?.data.questions ?? []).map((question, index) => ({
      question,
      file: loaded?.file ?? '',
      line: loaded?.lineOf(['questions', index]) ?? 1,
    })),
  )
