import type { MissedQuestion } from './missed-questions.ts'

/**
 * The section of each lesson to read again: the one that most misses rest on, of several the one missed last. Lessons whose misses name no
 * section have none.
 * @param missed the latest first
 * @returns by `module/lesson`
 */
export function missedSections(
  missed: readonly Pick<MissedQuestion, 'moduleId' | 'lessonId' | 'sectionId'>[],
): Record<string, string> {
  const lessons = new Map<string, Map<string, number>>()
  for (const { moduleId, lessonId, sectionId } of missed) {
    if (lessonId === undefined || sectionId === undefined) continue
    const key = `${moduleId}/${lessonId}`
    const counts = lessons.get(key) ?? new Map<string, number>()
    lessons.set(key, counts.set(sectionId, (counts.get(sectionId) ?? 0) + 1))
  }
  return Object.fromEntries(
    [...lessons].flatMap(([key, counts]) => {
      // the sort is stable: of as many misses the latest stays first
      const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
      return most ? [[key, most[0]]] : []
    }),
  )
}
