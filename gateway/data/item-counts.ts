import { answersTo, FEWEST_ANSWERS, type ItemCounts } from '#domain/content/item-counts.ts'
import type { ItemAnswer } from '#domain/exam/item-answers.ts'
import type { Database } from '../database/open-database.ts'

/** Whether a student allows that their exam answers are counted; nobody does who has not said so. */
export async function allowsCounts(database: Database, userId: string): Promise<boolean> {
  const row = await database.query
    .selectFrom('users')
    .select('allows_counts')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.allows_counts === 1
}

export async function keepAllowsCounts(database: Database, userId: string, isAllowed: boolean): Promise<void> {
  await database.query
    .updateTable('users')
    .set({ allows_counts: Number(isAllowed) })
    .where('id', '=', userId)
    .execute()
}

/** Adds one to each answer, all or none. Nothing of who gave them, or when, goes in. */
export async function addItemAnswers(
  database: Database,
  courseId: string,
  answers: readonly ItemAnswer[],
): Promise<void> {
  if (answers.length === 0) return
  // in one order, so that two at once never wait for each other
  const sorted = answers.toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1))
  await database.query
    .insertInto('item_counts')
    .values(
      sorted.map(({ itemId, edition, answer }) => ({
        course_id: courseId,
        item_id: itemId,
        edition,
        answer,
        count: 1,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['course_id', 'item_id', 'edition', 'answer'])
        .doUpdateSet((update) => ({ count: update('item_counts.count', '+', 1) })),
    )
    .execute()
}

/**
 * The counts that may leave the gateway: of each item only the wording in the course now, and only with FEWEST_ANSWERS answers or more.
 * @param isCurrent whether an edition is the one of today
 */
export async function exportItemCounts(
  database: Database,
  isCurrent: (courseId: string, itemId: string, edition: string) => boolean,
): Promise<ItemCounts> {
  const rows = await database.query
    .selectFrom('item_counts')
    .selectAll()
    .orderBy('course_id')
    .orderBy('item_id')
    .orderBy('answer')
    .execute()
  const counts: ItemCounts = {}
  for (const { course_id, item_id, edition, answer, count } of rows) {
    if (!isCurrent(course_id, item_id, edition)) continue
    counts[course_id] ??= {}
    counts[course_id][item_id] ??= { edition, answers: {} }
    counts[course_id][item_id].answers[answer] = count
  }
  for (const items of Object.values(counts))
    for (const [itemId, item] of Object.entries(items)) if (answersTo(item) < FEWEST_ANSWERS) delete items[itemId]
  return counts
}
