import type { z } from 'zod'
import { isLoose, type Loose } from '../response/is-loose.ts'
import { nearestMatchOf, readList, withoutNulls, withTextId } from '../response/loose-response.ts'
import { readLeniently } from '../response/read-leniently.ts'
import { type LessonOf, lessonSchemaOf, lessonSectionSchemaOf } from './lesson.ts'
import { preparedSection } from './prepare-section.ts'

export type NormalisedLessons<T> = {
  /** module id to its lessons, in the gateway's order (LES-33) */
  lessonsByModule: Record<string, LessonOf<T>[]>
  /** lessons and sections that could not be read */
  dropped: number
  nearestMatch?: string
}

/**
 * The answer of `GET /content/lesson` in one shape: a list (LES-30), or an object with `lessonsByModule` or `lessons`, keyed by
 * module (LES-31) or as a plain list (LES-32). Lessons of a plain list belong to the module they name, else to the requested one.
 * A malformed lesson is dropped and counted; of a lesson with a malformed section only the section is, and of a section with a
 * malformed part only that part. Never throws; an answer without lessons gives an empty record.
 * @param text how texts are read: as Markdown, or rendered
 */
export function normaliseLessons<T>(
  answer: unknown,
  text: z.ZodType<T>,
  requestedModule: string,
): NormalisedLessons<T> {
  const lessonSchema = lessonSchemaOf(text)
  const sectionSchema = lessonSectionSchemaOf(text)
  const result: NormalisedLessons<T> = { lessonsByModule: {}, dropped: 0, ...nearestMatchOf(answer) }
  const byModule = new Map<string, LessonOf<T>[]>()

  const prepare = (item: unknown): unknown => {
    const lesson = withTextId(withoutNulls(item))
    if (!isLoose(lesson) || !Array.isArray(lesson.content)) return lesson
    const content = lesson.content.map(preparedSection)
    const usable = content.filter((section) => readLeniently(section, sectionSchema) !== undefined)
    result.dropped += content.length - usable.length
    return { ...lesson, content: usable }
  }
  const add = (moduleId: string, list: readonly unknown[]) => {
    for (const item of list) {
      const own = isLoose(item) && typeof item.moduleId === 'string' ? item.moduleId : moduleId
      const { items, dropped } = readList([item], lessonSchema, prepare)
      result.dropped += dropped
      byModule.set(own, [...(byModule.get(own) ?? []), ...items])
    }
  }
  for (const [moduleId, list] of listsOf(answer, requestedModule)) add(moduleId, list)
  result.lessonsByModule = Object.fromEntries(byModule)
  return result
}

/** Where the lists of lessons are, and the module each is for. */
function listsOf(answer: unknown, requestedModule: string): (readonly [string, readonly unknown[]])[] {
  if (Array.isArray(answer)) return [[requestedModule, answer]]
  if (!isLoose(answer)) return []
  const lessons = [answer.lessonsByModule, answer.lessons].find((value) => Array.isArray(value) || isLoose(value))
  if (Array.isArray(lessons)) return [[requestedModule, lessons]]
  if (!isLoose(lessons)) return []
  return Object.entries(lessons).flatMap(([moduleId, value]) => {
    const list = Array.isArray(value) ? value : isLoose(value) ? lessonsIn(value) : undefined
    return list ? [[moduleId, list] as const] : []
  })
}

/** A module may hold its lessons under `lessons`, or be a lesson itself. */
function lessonsIn(value: Loose): readonly unknown[] {
  return Array.isArray(value.lessons) ? value.lessons : [value]
}
