import { ASKED_MATHEMATICS } from './asked-mathematics.ts'
import { ASKED_PHYSICS_AP } from './asked-physics-ap.ts'
import { ASKED_SCIENCE } from './asked-science.ts'

/** One question of a student with what its reply must be. */
export type LabelledAsk = { course: string; kind: AskedKind; say: string; lessons: string[]; must: RegExp[] }
const ASKED_KINDS = ['define', 'compare', 'how', 'why', 'example'] as const
type AskedKind = (typeof ASKED_KINDS)[number]

/** All labelled questions; throws on a line that is not in the form. */
export const LABELLED_ASKS: readonly LabelledAsk[] = Object.entries({
  ...ASKED_SCIENCE,
  ...ASKED_PHYSICS_AP,
  ...ASKED_MATHEMATICS,
}).flatMap(([course, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => readLine(course, line)),
)

function readLine(course: string, line: string): LabelledAsk {
  const [kind = '', say = '', lessons = '', must = ''] = line.split(/ \| /)
  const known = ASKED_KINDS.find((one) => one === kind)
  if (!known || say === '' || must === '') throw new Error(`${course}: not in the form: ${line}`)
  return {
    course,
    kind: known,
    say,
    lessons: lessons.split(',').map((one) => one.trim()),
    must: must.split(' & ').map((one) => new RegExp(one.trim().replaceAll('\\\\', '\\'), 'i')),
  }
}
