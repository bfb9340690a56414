import { isLoose } from '../response/is-loose.ts'
import { numberIn, readList, withoutNulls, withTextId } from '../response/loose-response.ts'
import { readLeniently } from '../response/read-leniently.ts'
import { type CourseOutline, courseOutlineSchema } from './course-outline.ts'

export type NormalisedOutline =
  | { ok: true; outline: CourseOutline; dropped: number }
  /** no title or no list of modules: "No course outline found" (CRS-14) */
  | { ok: false; reason: 'not-an-outline' }

const moduleSchema = courseOutlineSchema.shape.modules.element

/**
 * The answer of `GET /content/course-outline` (CRS-15). Modules that cannot be read are dropped and counted; parts of ours that a foreign
 * gateway gets wrong (lessons, counts, exam) are left out. Never throws.
 * @param requestedCourse the course id, for a gateway that does not repeat it
 */
export function normaliseOutline(answer: unknown, requestedCourse: string): NormalisedOutline {
  const given = withoutNulls(answer)
  const outer = isLoose(given) && isLoose(given.outline) ? given.outline : given
  if (!isLoose(outer) || !Array.isArray(outer.modules)) return { ok: false, reason: 'not-an-outline' }
  const { items, dropped } = readList(outer.modules, moduleSchema, withTextId)
  const weeks = numberIn(outer.durationWeeks)
  const outline = readLeniently(
    {
      ...outer,
      courseId: isNamed(outer.courseId) ? outer.courseId : requestedCourse,
      modules: items,
      durationWeeks: weeks !== undefined && weeks > 0 ? weeks : undefined,
    },
    courseOutlineSchema,
  )
  if (!outline) return { ok: false, reason: 'not-an-outline' }
  return { ok: true, outline, dropped }
}

const isNamed = (id: unknown) => (typeof id === 'string' && id !== '') || typeof id === 'number'
