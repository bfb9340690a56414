import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Exam } from '#domain/exam/exam.ts'
import { questionSchemaOf } from '#domain/question/question.ts'

/** Reading a question puts its fields into one order, whoever made it. Figures decide no score, and the app cleans their markup. */
const questionSchema = questionSchemaOf(z.string()).omit({ figures: true })

/**
 * A mark that shows that this gateway made an exam, over all that decides its score: id, minutes, and for each question its id,
 * its number of options and the right one. Texts of options are left out; a question that is answered in another way counts with its
 * texts, as they are part of its key. The same exam always gets the same seal. It lets an exam that was begun before a content update be scored after it (docs/decisions).
 */
export function sealExam(exam: Exam, key: Uint8Array): string {
  const facts = [
    exam.id,
    exam.durationMinutes,
    exam.parts.map(({ minutes, firstQuestion, questionCount, kind, weight }) => [
      minutes,
      firstQuestion,
      questionCount,
      // so that exams without sections keep the seal they had
      ...(kind || weight ? [kind ?? '', weight ?? 0] : []),
    ]),
    exam.questions.map((item) => [
      item.id,
      item.options.length,
      item.correctIndex,
      ...(item.question ? [questionSchema.parse(item.question)] : []),
    ]),
  ]
  return createHmac('sha256', key).update(JSON.stringify(facts)).digest('base64url')
}

/** Whether an exam that came back is one this gateway made, unchanged in all that decides its score. */
export function isSealed(exam: Exam, key: Uint8Array): boolean {
  const expected = Buffer.from(sealExam(exam, key))
  const given = Buffer.from(exam.seal ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
