import { z } from 'zod'
import { examSchema, examSchemaOf } from '#domain/exam/exam.ts'
import type { LoadedExamOf } from '#domain/exam/load-exam.ts'
import { type RichText, richTextSchema } from '#domain/text/rich-text.ts'

/** What the exam server function gives. */
export type LoadedExam = LoadedExamOf<RichText>

/**
 * The exam of an attempt, kept beside the log under the document id its events name: as shown, so that results and review work
 * offline, and as the gateway sent it, to hand in.
 */
export const examDocumentSchema = z.object({ exam: examSchemaOf(richTextSchema), source: examSchema })
export type ExamDocument = z.infer<typeof examDocumentSchema>

export const examDocumentId = (attemptId: string) => `exam-${attemptId}`
