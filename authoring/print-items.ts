import { LEVEL } from '#domain/learner-model/answer-evidence.ts'
import { courseFolders } from './course-folders.ts'
import { loadCourseFiles } from './load-course-files.ts'
import { type MeasuredItem, measureItems, readItemCounts } from './measure-items.ts'

/** A distractor chosen by less than this share of the wrong answers misleads nobody. */
const RARE = 0.05
/** Wrong answers from which on that can be said: with fewer, a distractor that one in six would choose may be missed by chance. */
const ENOUGH_WRONG = 20
/** Log-odds by which an item may differ from its level. */
const OFF = 0.75
const LEVELS = ['easy', 'intermediate', 'advanced']

/** What an author should look at in an item, in words; nothing for most. */
export function remarksOn({ question, count, right, total, difficulty }: MeasuredItem): string[] {
  const wrong = total - right
  const distractors = (question.options ?? []).filter(({ correct }) => !correct)
  const level = (question.difficulty - 2) * LEVEL
  const chosen = (id: string) => count.answers[`option:${id}`] ?? 0
  const most = Math.max(0, ...distractors.map(({ id }) => chosen(id)))
  return [
    ...(wrong < ENOUGH_WRONG
      ? []
      : distractors
          .filter(({ id }) => chosen(id) < RARE * wrong)
          .map(({ id }) =>
            chosen(id) === 0
              ? `nobody chooses ${id} (${wrong} wrong answers)`
              : `hardly anybody chooses ${id} (${chosen(id)} of ${wrong} wrong answers)`,
          )),
    ...(distractors.length > 0 && most > right
      ? ['a wrong option is chosen more often than the right one: is the key right?']
      : []),
    ...(Math.abs(difficulty - level) > OFF
      ? [
          `called ${LEVELS[question.difficulty - 1]}, proves ${difficulty > level ? 'harder' : 'easier'} (by ${Math.abs(difficulty - level).toFixed(1)})`,
        ]
      : []),
  ]
}

/** `npm run content:items [COURSE-ID …]`: what students' answers say of the items, from content/item-counts.json. */
function main(): void {
  const counts = readItemCounts('content')
  const asked = process.argv.slice(2)
  let items = 0
  for (const [courseId, folder] of courseFolders('content')) {
    if (!(courseId in counts) || (asked.length > 0 && !asked.includes(courseId))) continue
    const { course } = loadCourseFiles(folder)
    if (!course) continue
    const measured = measureItems(course, counts[courseId])
    items += measured.length
    console.log(`\n${courseId}: ${measured.length} items with enough answers to the wording of today`)
    for (const item of measured) {
      const share = `${Math.round((100 * item.right) / item.total)} % of ${item.total} right`
      for (const remark of remarksOn(item)) console.log(`  ${item.itemId} (${share}): ${remark}`)
    }
  }
  if (items === 0)
    console.log('No answers are counted here: content/item-counts.json comes from a gateway (npm run items:export).')
}

if (import.meta.main) main()
