import type { ContentSource } from '#app/platform/content/content-query.ts'
import { type CourseContext, contentParamsOf } from '#domain/catalogue/course-context.ts'
import type { RichText } from '#domain/content/rich-text.ts'
import type { Exam, ExamOf } from '#domain/exam/exam.ts'
import { fetchExam } from './functions.ts'

/** The exam of a course: playable, or why not. */
export type LoadedExam =
  | { ok: true; exam: ExamOf<RichText>; source: Exam; dropped: number }
  | { ok: false; reason: 'items-empty' | 'no-playable-questions' }

/** The exam of a course; the gateway picks a seed when none is given (D14). Never kept on the device (GWY-06). */
export function examOf(course: CourseContext, seed?: number): ContentSource<LoadedExam> {
  const params = { ...contentParamsOf(course), seed }
  return { kind: 'exam', params, isCached: false, load: (signal) => fetchExam({ data: params, signal }) }
}
