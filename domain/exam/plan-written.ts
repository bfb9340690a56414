import type { Course, WrittenPart } from '../content/course.ts'
import { sumOf } from '../maths/sum-of.ts'
import { type BankItem, fitsPart, writtenBank } from './exam-bank.ts'
import { writtenKind } from './written-kind.ts'

/** A part of the written section with the questions that fill it, in the order of its places. */
export type WrittenFill = { part: WrittenPart; items: BankItem[]; minutes: number }
type WrittenPlan = {
  filled: WrittenFill[]
  /** parts for which the bank holds too few questions */
  missing: WrittenPart[]
}

/** How far a question's points may be from those of its place: real examinations differ by as much from year to year. */
const POINTS_APART = 1

/**
 * The written section that a course's bank can fill (D24): each place takes a question of about its points that no other place has, first of
 * its kind where the part names one, then of a module that was asked least. A part is left out when fewer places than its `fewest` can be filled. One that is filled only in part has
 * minutes in proportion to the points of its places. How many places are filled does not depend on the order.
 * @param inOrder puts the bank into the seed's order; left out: as it is written, to know what an exam will have
 */
export function planWritten(
  course: Pick<Course, 'exam' | 'modules'>,
  inOrder: (items: readonly BankItem[]) => readonly BankItem[] = (items) => items,
): WrittenPlan {
  const parts = course.exam.written ?? []
  if (parts.length === 0) return { filled: [], missing: [] }
  const sizes = [...new Set(parts.flatMap(({ points }) => points))]
  const free = new Set(inOrder(writtenBank(course)))
  const asked = new Map<number, number>()
  const timesAsked = ({ module }: BankItem) => asked.get(module) ?? 0
  const partsFitting = (item: BankItem) => parts.filter((part) => fitsPart(item, part)).length

  const plan: WrittenPlan = { filled: [], missing: [] }
  for (const part of parts) {
    const items = new Map<number, BankItem>()
    const fill = (place: number, isFit: (item: BankItem) => boolean) => {
      const fitting = [...free].filter(
        (item) => fitsPart(item, part) && placeFor(item, sizes) === part.points[place] && isFit(item),
      )
      // what fits this part only must not be left over for one that it does not fit
      fitting.sort((a, b) => partsFitting(a) - partsFitting(b) || timesAsked(a) - timesAsked(b))
      const [item] = fitting
      if (!item) return
      free.delete(item)
      asked.set(item.module, timesAsked(item) + 1)
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
