import type { Course } from '../content/course.ts'
import { seededRandom } from '../seed/seeded-random.ts'
import { type BankItem, examBank, fitsPart, inSeedOrder } from './exam-bank.ts'
import { difficultyCounts, type ExamDifficulty, planExam } from './plan-exam.ts'

/** One place of the exam: an item, and which variant of it when a template is used more than once. */
export type DrawnItem = { item: BankItem; variant: number }

/** Keeps count of what the exam holds so far. */
class Draw {
  readonly #items = new Map<BankItem, number>()
  readonly #lessons = new Map<string, number>()

  uses(item: BankItem) {
    return this.#items.get(item) ?? 0
  }
  lessonUses(item: BankItem) {
    return this.#lessons.get(item.lessonKey) ?? 0
  }
  take(item: BankItem): DrawnItem {
    const variant = this.uses(item)
    this.#items.set(item, variant + 1)
    this.#lessons.set(item.lessonKey, this.lessonUses(item) + 1)
    return { item, variant }
  }
}

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
    return (counts[partIndex] ?? []).flatMap((count, module) => {
      const own = candidates.filter((item) => item.module === module)
      return Array.from({ length: count }, () => drawOne(own, candidates, wanted, draw)).filter(
        (drawn) => drawn !== undefined,
      )
    })
  })
}

function drawOne(
  own: readonly BankItem[],
  all: readonly BankItem[],
  wanted: Record<ExamDifficulty, number>,
  draw: Draw,
): DrawnItem | undefined {
  const isFresh = (item: BankItem) => draw.uses(item) === 0
  const hasVariants = (item: BankItem) => item.isTemplate
  const best =
    findBest(own, isFresh, wanted, draw) ??
    findBest(own, hasVariants, wanted, draw) ??
    findBest(all, isFresh, wanted, draw) ??
    findBest(all, hasVariants, wanted, draw)
  if (!best) return undefined
  wanted[best.authored.difficulty] -= 1
  return draw.take(best)
}

/** The best of the items that may be taken; among equals the one that comes first in the seed's order. */
function findBest(
  items: readonly BankItem[],
  mayTake: (item: BankItem) => boolean,
  wanted: Record<ExamDifficulty, number>,
  draw: Draw,
): BankItem | undefined {
  let best: BankItem | undefined
  for (const item of items) {
    if (mayTake(item) && (best === undefined || compare(item, best, wanted, draw) < 0)) best = item
  }
  return best
}

/** Negative when `a` is the better choice; 0 keeps the seed's order. */
function compare(a: BankItem, b: BankItem, wanted: Record<ExamDifficulty, number>, draw: Draw): number {
  return (
    draw.uses(a) - draw.uses(b) ||
    wanted[b.authored.difficulty] - wanted[a.authored.difficulty] ||
    draw.lessonUses(a) - draw.lessonUses(b)
  )
}
