import { readCourseLines, readLessonIds } from '../read-course-lines.ts'
import { ASKED_MATHEMATICS } from './asked-mathematics.ts'
import { ASKED_PHYSICS_AP } from './asked-physics-ap.ts'
import { ASKED_SCIENCE } from './asked-science.ts'
import { UNSEEN_WHY_AND_EXAMPLES } from './unseen-why-and-examples.ts'

/** One question of a student with what its reply must be. */
export type LabelledAsk = { course: string; kind: AskedKind; say: string; lessons: string[]; must: RegExp[] }
const ASKED_KINDS = ['define', 'compare', 'how', 'why', 'example'] as const
type AskedKind = (typeof ASKED_KINDS)[number]

/** @throws Error on a line that is not in the form `kind | words | lessons | what the reply must hold & …` */
function readAsks(byCourse: Readonly<Record<string, string>>): LabelledAsk[] {
  return readCourseLines(byCourse, 4).map(({ course, parts: [kind, say = '', lessons = '', must = ''] }) => {
    const known = ASKED_KINDS.find((one) => one === kind)
    if (!known) throw new Error(`${course}: no kind of question: ${kind}`)
    return {
      course,
      kind: known,
      say,
      lessons: readLessonIds(lessons),
      must: must.split(' & ').map((one) => new RegExp(one.trim().replaceAll('\\\\', '\\'), 'i')),
    }
  })
}

/** The questions whose misses were looked at while Ilm was made. */
export const LABELLED_ASKS: readonly LabelledAsk[] = readAsks({
  ...ASKED_SCIENCE,
  ...ASKED_PHYSICS_AP,
  ...ASKED_MATHEMATICS,
})

/** Those whose misses nobody looked at. */
export const UNSEEN_WHYS: readonly LabelledAsk[] = readAsks(UNSEEN_WHY_AND_EXAMPLES)
