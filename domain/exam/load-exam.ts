import type { z } from 'zod'
import { markdownSchema } from '../text/rich-text.ts'
import type { Exam, ExamOf } from './exam.ts'
import { fitsHandIn } from './hand-in-limits.ts'
import { type ExamRoute, normaliseExam } from './normalise-exam.ts'

/** An exam to show and its source to hand in; or that it has no items (ERR-36), or could never be handed in. */
export type LoadedExamOf<T> =
  | { ok: true; exam: ExamOf<T>; source: Exam }
  | { ok: false; reason: 'items-empty' | 'too-large' }

/**
 * The answer of `GET /content/exam` as the pages use it; undefined when it is no exam. Never throws.
 * @param text how texts are shown: rendered
 */
export function loadExam<T>(
  answer: unknown,
  route: ExamRoute,
  text: z.ZodType<T, string>,
): LoadedExamOf<T> | undefined {
  const source = normaliseExam(answer, route, markdownSchema)
  if (!source.ok) return source.reason === 'items-empty' ? { ok: false, reason: 'items-empty' } : undefined
  if (!fitsHandIn(source.exam)) return { ok: false, reason: 'too-large' }
  const exam = normaliseExam(answer, route, text)
  return exam.ok ? { ok: true, exam: exam.exam, source: source.exam } : undefined
}
