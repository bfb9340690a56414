import { type Exam, type ExamAttempt, examAttemptSchema, examSchema } from '#domain/exam/exam.ts'
import type { Database } from '../database/open-database.ts'

interface NewAttempt {
  userId: string
  receivedAt: string
  /** as the device sent it */
  submission: ExamAttempt
  /** with the gateway's own score */
  attempt: ExamAttempt
  exam: Exam
}
export interface StoredAttempt {
  attempt: ExamAttempt
  exam: Exam
  receivedAt: string
}

/**
 * Stores an attempt once (D7): a second one with the same id changes nothing. Resolves to the attempt that is stored now and
 * whether it was already there, or to undefined when the id belongs to another user.
 */
export async function insertAttempt(
  database: Database,
  { userId, receivedAt, submission, attempt, exam }: NewAttempt,
): Promise<{ attempt: ExamAttempt; isRepeat: boolean } | undefined> {
  const inserted = await database.query
    .insertInto('exam_attempts')
    .values({
      id: attempt.id,
      user_id: userId,
      course_id: attempt.courseId,
      completed_at: attempt.completedAt,
      received_at: receivedAt,
      submission: JSON.stringify(submission),
      attempt: JSON.stringify(attempt),
      exam: JSON.stringify(exam),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return { attempt, isRepeat: false }
  const stored = await findAttempt(database, userId, attempt.id)
  return stored && { attempt: stored.attempt, isRepeat: true }
}

/** One attempt of this user, or undefined: somebody else's attempt does not exist for them. */
export async function findAttempt(database: Database, userId: string, id: string): Promise<StoredAttempt | undefined> {
  const row = await database.query
    .selectFrom('exam_attempts')
    .select(['attempt', 'exam', 'received_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && parseStored(row)
}

/** All attempts of a user with their exams, newest first, for the export. */
export async function exportAttempts(database: Database, userId: string): Promise<StoredAttempt[]> {
  const rows = await database.query
    .selectFrom('exam_attempts')
    .select(['attempt', 'exam', 'received_at'])
    .where('user_id', '=', userId)
    .orderBy('completed_at', 'desc')
    .execute()
  return rows.map(parseStored)
}

/** All attempts of a user without their exams, newest first, so that another device can show them. */
export async function listAttempts(database: Database, userId: string): Promise<ExamAttempt[]> {
  const rows = await database.query
    .selectFrom('exam_attempts')
    .select('attempt')
    .where('user_id', '=', userId)
    .orderBy('completed_at', 'desc')
    .execute()
  return rows.map((row) => examAttemptSchema.parse(JSON.parse(row.attempt)))
}

const parseStored = (row: { attempt: string; exam: string; received_at: string }): StoredAttempt => ({
  attempt: examAttemptSchema.parse(JSON.parse(row.attempt)),
  exam: examSchema.parse(JSON.parse(row.exam)),
  receivedAt: row.received_at,
})
