import type { Course } from '../content/course.ts'
import { seededRandom } from '../question/seeded-random.ts'
import { type BankItem, examBank, fitsPart, inSeedOrder } from './exam-bank.ts'
import { difficultyCounts, type ExamDifficulty, planExam } from './plan-exam.ts'

/** One place of the exam: an item, and which variant of it when a template is used more than once. */
export type DrawnItem = { item: BankItem; variant: number }

/** Keeps count of what the exam holds so far. */
class Draw {
  readonly #uses = new Map<BankItem, number>()
  readonly #lessons = new Map<string, number>()

  uses(item: BankItem) {
    return this.#uses.get(item) ?? 0
  }
  lessonUses(item: BankItem) {
    return this.#lessons.get(lessonKey(item)) ?? 0
  }
  take(item: BankItem): DrawnItem {
    const variant = this.uses(item)
    this.#uses.set(item, variant + 1)
    this.#lessons.set(lessonKey(item), this.lessonUses(item) + 1)
    return { item, variant }
  }
}
const lessonKey = (item: BankItem) => `${item.moduleId}/${item.authored.lesson}`

/**
 * Draws the items of an exam, part by part (D21). Each place goes to the module the plan names; among that module's unused
 * items the most wanted difficulty wins, then the lesson used least, then the seed's order. When a module's bank is used up, a
 * template of it gives a second variant, then another module helps out; a plain item never stands twice. A bank that is too
 * small for the blueprint gives a shorter part.
 */
export function drawItems(course: Pick<Course, 'exam' | 'modules'>, seed: number): DrawnItem[][] {
  const bank = inSeedOrder(seededRandom(seed, 'exam-bank'), examBank(course))
  const { counts } = planExam(course)
  const draw = new Draw()
  return course.exam.parts.map((part, partIndex) => {
    const candidates = bank.filter((item) => fitsPart(item, part))
    const wanted = difficultyCounts(part.questions, course.exam.difficulty)
    return (counts[partIndex] ?? []).flatMap((count, module) =>
      Array.from({ length: count }, () => drawOne(candidates, module, wanted, draw)).filter(
        (drawn) => drawn !== undefined,
      ),
    )
  })
}

function drawOne(
  candidates: readonly BankItem[],
  module: number,
  wanted: Record<ExamDifficulty, number>,
  draw: Draw,
): DrawnItem | undefined {
  const own = candidates.filter((item) => item.module === module)
  const pools = [
    own.filter((item) => draw.uses(item) === 0),
    own.filter((item) => item.isTemplate),
    candidates.filter((item) => draw.uses(item) === 0),
    candidates.filter((item) => item.isTemplate),
  ]
  const pool = pools.find((items) => items.length > 0)
  if (!pool) return undefined
  const best = pool.reduce((a, b) => (compare(b, a, wanted, draw) < 0 ? b : a))
  wanted[best.authored.difficulty] -= 1
  return draw.take(best)
}

/** Negative when `a` is the better choice; 0 keeps the seed's order. */
function compare(a: BankItem, b: BankItem, wanted: Record<ExamDifficulty, number>, draw: Draw): number {
  return (
    draw.uses(a) - draw.uses(b) ||
    wanted[b.authored.difficulty] - wanted[a.authored.difficulty] ||
    draw.lessonUses(a) - draw.lessonUses(b)
  )
}
