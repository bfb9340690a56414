import type { CourseFiles } from '../load-course-files.ts'
import type { Problem } from '../problem.ts'

/** An advanced exam item says in one line what makes it advanced: joined ideas, an unfamiliar case, a judged argument; not larger numbers. */
export function checkDifficulty({ modules }: Pick<CourseFiles, 'modules'>): Problem[] {
  return modules.flatMap(({ examItems }) =>
    (examItems?.data.questions ?? []).flatMap(({ id, difficulty, difficultyReason }, index): Problem[] =>
      examItems && difficulty === 3 && difficultyReason === undefined
        ? [
            {
              severity: 'error',
              file: examItems.file,
              line: examItems.lineOf(['questions', index, 'difficulty']),
              message: `${id}: an advanced exam item says what makes it so (difficultyReason)`,
            },
          ]
        : [],
    ),
  )
}
