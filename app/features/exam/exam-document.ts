import { z } from 'zod'
import { type Exam, type ExamOf, examSchema, examSchemaOf } from '#domain/exam/exam.ts'
import { type RichText, richTextSchema } from '#domain/text/rich-text.ts'

/** What the exam server function gives: the exam to show and its source, or that it has no items (ERR-36) or could never be handed in. */
export type LoadedExam =
  | { ok: true; exam: ExamOf<RichText>; source: Exam }
  | { ok: false; reason: 'items-empty' | 'too-large' }

/**
 * The exam of an attempt, kept beside the log under the document id its events name: as shown, so that results and review work
 * offline, and as the gateway sent it, to hand in.
 */
export const examDocumentSchema = z.object({ exam: examSchemaOf(richTextSchema), source: examSchema })
export type ExamDocument = z.infer<typeof examDocumentSchema>

export const examDocumentId = (attemptId: string) => `exam-${attemptId}`
