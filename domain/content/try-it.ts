import { isAcceptedText } from '../question/accepted-text.ts'
import { hashText, seededRandom, shuffled } from '../seed/seeded-random.ts'

/** The kinds of "Try It" a student works on; any other kind is shown as a list (LES-18). */
const TRY_IT_KINDS = ['ordering', 'sorting', 'fill-in', 'slider'] as const
export type TryItKind = (typeof TRY_IT_KINDS)[number]

export function tryItKind(type: string): TryItKind | undefined {
  return TRY_IT_KINDS.find((kind) => kind === type.trim().toLowerCase())
}

/**
 * The order in which the items of an ordering are first shown: shuffled, the same each time for the same label (so that server
 * and browser agree), and never the right one.
 */
export function startOrder(count: number, label: string): number[] {
  const right = Array.from({ length: count }, (_, index) => index)
  const order = shuffled(seededRandom(hashText(label), 'try-it'), right)
  return count > 1 && order.every((item, index) => item === index) ? [...order.slice(1), 0] : order
}

/** The list with one entry moved to another place; places outside of it change nothing. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = list[from]
  if (moved === undefined || to < 0 || to >= list.length) return [...list]
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, moved)
}

/** How many items of an ordering stand in their place: item n belongs to place n. */
export const placedRight = (order: readonly number[]): number => order.filter((item, place) => item === place).length

/** The groups of a sorting, in the order in which the items name them. */
export function sortingGroups(items: readonly { category?: string | undefined }[]): string[] {
  return [...new Set(items.flatMap((item) => item.category ?? []))]
}

/** Whether a text fills a blank: like a short answer (D17), and signs such as `+` and `−` as they are. */
export function fitsBlank(text: string, accepted: readonly string[]): boolean {
  const plain = (value: string) => value.trim().replaceAll(/[−–]/g, '-')
  if (plain(text) === '') return false
  return accepted.some((one) => plain(one) === plain(text)) || isAcceptedText(text, accepted.filter(hasLetters))
}

const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text)

const BLANK = /_{3,}/
const TAG = /<(\/?)([a-z][\w-]*)(?![\w-])([^>]*)>/gi

/**
 * The HTML before and after the blank `___` of a fill-in, so that the answer box can stand in its place. Undefined when there is
 * no blank, or when it stands inside other markup, which must not be torn apart.
 */
export function splitAtBlank(html: string): { before: string; after: string } | undefined {
  const blank = BLANK.exec(html)
  if (!blank) return undefined
  const before = html.slice(0, blank.index)
  const after = html.slice(blank.index + blank[0].length)
  return isBalanced(before) && isBalanced(after) ? { before, after } : undefined
}

function isBalanced(html: string): boolean {
  const open: string[] = []
  for (const [, slash, name = '', attributes] of html.matchAll(TAG)) {
    if (attributes?.endsWith('/') || /^(br|img|hr|wbr)$/i.test(name)) continue
    if (slash) {
      if (open.pop() !== name) return false
    } else open.push(name)
  }
  return open.length === 0
}
