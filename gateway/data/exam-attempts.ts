import type { Exam, ExamAttempt } from '#domain/exam/exam.ts'
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

/**
 * An attempt as it lies in the database. `attempt` and `exam` are JSON, which was checked on its way in: it is sent as it is, so
 * that reading a long list costs the time of reading it and no more.
 */
export interface StoredAttempt {
  id: string
  /** an `ExamAttempt` */
  attempt: string
  /** an `Exam` */
  exam: string
  receivedAt: string
}

/** Where a page of attempts begins: after this one, going back in time. */
export interface AttemptPlace {
  completedAt: string
  id: string
}

/**
 * Stores an attempt once (D7): a second one with the same id changes nothing. Resolves to the attempt that is stored now and
 * whether it was already there, or to undefined when the id belongs to another user.
 */
export async function insertAttempt(
  database: Database,
  { userId, receivedAt, submission, attempt, exam }: NewAttempt,
): Promise<{ attempt: string; isRepeat: boolean } | undefined> {
  const json = JSON.stringify(attempt)
  const inserted = await database.query
    .insertInto('exam_attempts')
    .values({
      id: attempt.id,
      user_id: userId,
      course_id: attempt.courseId,
      // one form for all, so that text sorts as time does
      completed_at: new Date(attempt.completedAt).toISOString(),
      received_at: receivedAt,
      submission: JSON.stringify(submission),
      attempt: json,
      exam: JSON.stringify(exam),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return { attempt: json, isRepeat: false }
  const stored = await findAttempt(database, userId, attempt.id)
  return stored && { attempt: stored.attempt, isRepeat: true }
}

/** Puts an attempt in the place of what it was made from; false where another call was faster. */
export async function replaceAttempt(
  database: Database,
  userId: string,
  earlier: StoredAttempt,
  attempt: string,
): Promise<boolean> {
  const replaced = await database.query
    .updateTable('exam_attempts')
    .set({ attempt })
    .where('id', '=', earlier.id)
    .where('user_id', '=', userId)
    .where('attempt', '=', earlier.attempt)
    .returning('id')
    .executeTakeFirst()
  return replaced !== undefined
}

/** One attempt of this user, or undefined: somebody else's attempt does not exist for them. */
export function findAttempt(database: Database, userId: string, id: string): Promise<StoredAttempt | undefined> {
  return database.query
    .selectFrom('exam_attempts')
    .select(['id', 'attempt', 'exam', 'received_at as receivedAt'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** How many attempts a user has. */
export async function countAttempts(database: Database, userId: string): Promise<number> {
  const { count } = await database.query
    .selectFrom('exam_attempts')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  // PostgreSQL counts in 64 bits, which its client hands over as text
  return Number(count)
}

/**
 * Ids of the questions in a user's other attempts of a course, however its id was spelled; undefined where there are `most` of them or more.
 * @param courseId in capitals
 */
export async function itemsMet(
  database: Database,
  { userId, courseId, except, most }: { userId: string; courseId: string; except: string; most: number },
): Promise<string[] | undefined> {
  const rows = await database.query
    .selectFrom('exam_attempts')
    .select('attempt')
    .where('user_id', '=', userId)
    .where((build) => build(build.fn<string>('upper', ['course_id']), '=', courseId))
    .where('id', '!=', except)
    .limit(most)
    .execute()
  if (rows.length >= most) return undefined
  return rows.flatMap(({ attempt }) => {
    const { responses }: Pick<ExamAttempt, 'responses'> = JSON.parse(attempt)
    return responses.map(({ questionId }) => questionId)
  })
}

/** `limit` attempts of a user without their exams, newest first, so that another device can show them. */
export async function listAttempts(
  database: Database,
  userId: string,
  { limit, after }: { limit: number; after?: AttemptPlace | undefined },
): Promise<(AttemptPlace & { attempt: string })[]> {
  return attemptsOf(database, userId, limit, after).select(['id', 'completed_at as completedAt', 'attempt']).execute()
}

/** Attempts in one read of the export: with their exams about 200 kB each, 2 MB at most. */
const EXPORTED_AT_ONCE = 10

/** All attempts of a user with their exams, newest first, a few at a time: the export never holds them all. */
export async function* exportAttempts(database: Database, userId: string): AsyncGenerator<StoredAttempt> {
  let after: AttemptPlace | undefined
  do {
    const rows = await attemptsOf(database, userId, EXPORTED_AT_ONCE, after)
      .select(['id', 'completed_at as completedAt', 'attempt', 'exam', 'received_at as receivedAt'])
      .execute()
    yield* rows
    after = rows.length === EXPORTED_AT_ONCE ? rows.at(-1) : undefined
  } while (after)
}

function attemptsOf(database: Database, userId: string, limit: number, after: AttemptPlace | undefined) {
  const newestFirst = database.query
    .selectFrom('exam_attempts')
    .where('user_id', '=', userId)
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (!after) return newestFirst
  return newestFirst.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('completed_at', 'id'), '<', tuple(after.completedAt, after.id)),
  )
}
