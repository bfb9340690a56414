import type { Course, WrittenPart } from '../content/course.ts'
import { sumOf } from '../maths/sum-of.ts'
import { type BankItem, fitsPart, writtenBank } from './exam-bank.ts'
import { firstBy } from './rank.ts'
import { watchEnemies } from './watch-enemies.ts'
import { writtenKind } from './written-kind.ts'

/** A part of the written section with the questions that fill it, in the order of its places. */
export type WrittenFill = { part: WrittenPart; items: BankItem[]; minutes: number }
export type WrittenPlan = {
  filled: WrittenFill[]
  /** parts for which the bank holds too few questions */
  missing: WrittenPart[]
}

/** Which questions are asked first, of those that fit a place alike. */
export type WrittenTurn = {
  /** puts the bank into the seed's order */
  inOrder: (items: readonly BankItem[]) => readonly BankItem[]
  /** how often a question stood in the exams before this one */
  uses: (item: BankItem) => number
}
/** The order in which the bank is written, to know what an exam will have. */
const AS_WRITTEN: WrittenTurn = { inOrder: (items) => items, uses: () => 0 }

/** How far a question's points may be from those of its place: real examinations differ by as much from year to year. */
const POINTS_APART = 1

/**
 * The written section that a course's bank can fill (D24): each place takes a question of about its points that no other place has, first of
 * its kind where the part names one, then one that gives no other away, was asked least, and is of a module that was asked least. A part is left out
 * when fewer places than its `fewest` can be filled. One that is filled only in part has minutes in proportion to the points of its places.
 * How many places are filled does not depend on the turn.
 */
export function planWritten(course: Pick<Course, 'exam' | 'modules'>, turn = AS_WRITTEN): WrittenPlan {
  const thrifty = fillParts(course, turn, ({ parts, others }) => [parts, ...others])
  const fresh = fillParts(course, turn, ({ parts, others }) => [...others, parts])
  return placesIn(fresh) < placesIn(thrifty) ? thrifty : fresh
}

const placesIn = ({ filled }: WrittenPlan): number => sumOf(filled.map(({ items }) => items.length))

/** `parts`: in how many it may stand, so that what fits one only is not left over for another; `others`: all else that counts */
type Merits = { parts: number; others: readonly number[] }

function fillParts(
  course: Pick<Course, 'exam' | 'modules'>,
  { inOrder, uses }: WrittenTurn,
  rankBy: (merits: Merits) => readonly number[],
): WrittenPlan {
  const parts = course.exam.written ?? []
  const plan: WrittenPlan = { filled: [], missing: [] }
  if (parts.length === 0) return plan
  const sizes = [...new Set(parts.flatMap(({ points }) => points))]
  const bank = inOrder(writtenBank(course))
  const free = new Set(bank)
  const asked = new Map<number, number>()
  const enemies = watchEnemies()
  const rankOf = (item: BankItem) =>
    rankBy({
      parts: parts.filter((part) => fitsPart(item, part)).length,
      others: [enemies.isEnemy(item.authored) ? 1 : 0, uses(item), asked.get(item.module) ?? 0],
    })

  for (const part of parts) {
    const items = new Map<number, BankItem>()
    const fill = (place: number, isFit: (item: BankItem) => boolean) => {
      const item = firstBy(
        bank.filter(
          (one) => free.has(one) && fitsPart(one, part) && placeFor(one, sizes) === part.points[place] && isFit(one),
        ),
        rankOf,
      )
      if (!item) return
      free.delete(item)
      asked.set(item.module, (asked.get(item.module) ?? 0) + 1)
      enemies.take(item.authored)
      items.set(place, item)
    }
    for (const [place, kind] of (part.kinds ?? []).entries())
      fill(place, ({ authored }) => writtenKind(authored) === kind)
    for (const place of part.points.keys()) if (!items.has(place)) fill(place, () => true)
    const places = [...part.points.entries()].flatMap(([place, points]) => {
      const item = items.get(place)
      return item ? [{ points, item }] : []
    })
    if (places.length < Math.min(part.fewest ?? part.points.length, part.points.length)) {
      plan.missing.push(part)
      for (const { item } of places) free.add(item)
      continue
    }
    const share = sumOf(places.map(({ points }) => points)) / sumOf(part.points)
    plan.filled.push({
      part,
      items: places.map(({ item }) => item),
      minutes: Math.max(1, Math.round(part.minutes * share)),
    })
  }
  return plan
}

/** The points of the places that a question may take: the nearest, of two the larger; undefined where none is near. */
function placeFor({ authored }: BankItem, sizes: readonly number[]): number | undefined {
  const { points } = authored
  if (points === undefined) return undefined
  const near = sizes.filter((size) => Math.abs(size - points) <= POINTS_APART)
  const [best] = near.sort((a, b) => Math.abs(a - points) - Math.abs(b - points) || b - a)
  return best
}
