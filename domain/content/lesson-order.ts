import type { CourseOutline } from './course-outline.ts'

export type LessonInOrder = { moduleId: string; moduleTitle: string; lessonId: string; title: string }
export type LessonNeighbours = {
  /** from 0; -1 when the lesson is in no module */
  index: number
  total: number
  previous: LessonInOrder | undefined
  next: LessonInOrder | undefined
}

type LoadedLessons = Record<string, readonly { id: string; title: string }[]>

/**
 * All lessons of all modules that can be read, in order (LES-13, LES-33, CTR-37): the outline's order, and only the lessons it
 * calls available. A module whose lessons the outline does not list takes those that were loaded; loaded modules which the
 * outline lacks come last.
 */
export function lessonOrder(
  outline: Pick<CourseOutline, 'modules'> | undefined,
  loaded: LoadedLessons,
): LessonInOrder[] {
  const modules = outline?.modules ?? []
  const listed = modules.flatMap((module) => {
    const lessons = module.lessons?.filter((lesson) => lesson.isAvailable) ?? loaded[module.id] ?? []
    return lessons.map(({ id, title }) => ({ moduleId: module.id, moduleTitle: module.title, lessonId: id, title }))
  })
  const others = Object.entries(loaded)
    .filter(([moduleId]) => !modules.some((module) => module.id === moduleId))
    .flatMap(([moduleId, lessons]) =>
      lessons.map(({ id, title }) => ({ moduleId, moduleTitle: '', lessonId: id, title })),
    )
  return [...listed, ...others]
}

/** The lessons before and after one (LES-13). There is none before the first, and none around a lesson not found (LES-14). */
export function lessonNeighbours(
  order: readonly LessonInOrder[],
  moduleId: string,
  lessonId: string,
): LessonNeighbours {
  const index = order.findIndex((place) => place.moduleId === moduleId && place.lessonId === lessonId)
  const found = index >= 0
  return {
    index,
    total: order.length,
    previous: found ? order[index - 1] : undefined,
    next: found ? order[index + 1] : undefined,
  }
}

/**
 * The lesson a page shows: the one its address names, or the module's first one when it names none (OPN-61) or only the
 * stand-in for it (`firstLesson`, D12).
 */
export function chooseLesson<T extends { id: string }>(
  lessons: readonly T[],
  lessonId: string | undefined,
  firstLesson?: string,
): T | undefined {
  if (lessonId === undefined) return lessons[0]
  const named = lessons.find((lesson) => lesson.id === lessonId)
  return named ?? (lessonId === firstLesson ? lessons[0] : undefined)
}
