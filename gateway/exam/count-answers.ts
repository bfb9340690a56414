import type { Exam, ExamAttempt } from '#domain/exam/exam.ts'
import { givenOf } from '#domain/exam/exam-answers.ts'
import { readExamId } from '#domain/exam/exam-id.ts'
import { itemAnswers, questionOfItem } from '#domain/exam/item-answers.ts'
import { compareAlgebra } from '#domain/question/compare-algebra.ts'
import { itemsMet } from '../data/exam-attempts.ts'
import { addItemAnswers, allowsCounts } from '../data/item-counts.ts'
import type { GatewayParts } from '../gateway-parts.ts'

/** After so many exams of a course a student knows its bank, and no more of theirs are counted. It also bounds what is read here. */
const MOST_EXAMS = 20

/**
 * Adds what a stored attempt tells of its items to the counts, if operator and student want that. A student counts once for an item: what another
 * of their attempts holds is left out. An attempt is stored before it is counted, so of two at once each sees the other, and at most
 * one counts; a repeat of one that is stored never comes here. Only exams of this very content count, handed in under their own course.
 */
export async function countAnswers(
  { database, content, countsItems }: Pick<GatewayParts, 'database' | 'content' | 'countsItems'>,
  userId: string,
  { exam, attempt }: { exam: Exam; attempt: ExamAttempt },
): Promise<void> {
  if (!countsItems || !(await allowsCounts(database, userId))) return
  const made = readExamId(exam.id)
  const course = made && content.courses.get(made.courseId)
  if (!course || made.contentVersion !== content.version) return
  if (attempt.courseId.toUpperCase() !== course.courseId) return
  const met = await itemsMet(database, { userId, courseId: course.courseId, except: attempt.id, most: MOST_EXAMS })
  if (!met) return
  const known = new Set(met.map(questionOfItem))
  const answers = itemAnswers(exam, givenOf(attempt), course, compareAlgebra)
  const first = answers.filter(({ itemId }) => !known.has(itemId.slice(itemId.indexOf('/') + 1)))
  await addItemAnswers(database, course.courseId, first)
}
