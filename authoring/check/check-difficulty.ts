import type { CourseFiles } from '../load-course-files.ts'
import type { Problem } from '../problem.ts'

/**
 * Courses whose advanced exam items all say what makes them so. A course comes in when its last one does, and never goes out again; `content:report`
 * tells how far the others are.
 */
const ARGUED = new Set(['AP-BIOLOGY', 'MTH1W'])

/** An advanced exam item says in one line what makes it advanced: joined ideas, an unfamiliar case, a judged argument; not larger numbers. */
export function checkDifficulty({ courseFile, modules }: CourseFiles): Problem[] {
  if (!ARGUED.has(courseFile.data.courseId)) return []
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
