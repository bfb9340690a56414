import { sumOf } from '../maths/sum-of.ts'
import { hashText } from '../seed/seeded-random.ts'
import { allWords, roughText, searchWords } from '../text/search-words.ts'
import type { GuidedLesson } from './course-passages.ts'

/** How well each lesson as a whole fits a question, 0 to 1 for each kind of sign, 1 for the lesson that fits best by it. */
export type LessonFit = { words: number; pairs: number; symbols: number }
/** @param words the question in the words of the course. Lessons in which nothing of it stands are left out. */
export type LessonIndex = (question: string, words?: string) => Map<GuidedLesson, LessonFit>

/** Okapi BM25 over long texts: a word may be said often before it adds nothing (Robertson and Zaragoza, 2009). */
const SATURATION = 2
const LENGTH = 0.75
/** Names and addresses, which no student asks by. */
const UNREAD = new Set(['id', 'type', 'lesson', 'misconception', 'imageUrl', 'stimulus', 'skills'])

/** Letters that stand for something, functions, coefficients and small fractions: "K", "sin 2x", "0/0", "U(x)". */
const SYMBOL =
  /(?<![a-z'’])[a-z](?![a-z])|\b(?:sin|cos|tan|log|ln)\b|(?<!\d)\d{1,6}[a-z]\b|\d\/\d|[a-z]\^\d|[a-z]\([a-z]\)/gi
/** Letters that are words, or what an apostrophe left of one. */
const NO_SYMBOL = /^(?:[aistdmu]|I|A)$/

/**
 * Finds lessons by all that is written in them and asked about them, worked steps, options and explanations too. Passages tell where something
 * stands; a whole lesson tells what it is about: its words, words that stand side by side ("over time", "crossing over") and its symbols.
 */
export function lessonIndex(places: readonly GuidedLesson[]): LessonIndex {
  const texts = places.map(({ module, lesson }) =>
    roughText(
      [...writtenIn(lesson), ...writtenIn(module.questions.filter((one) => one.lesson === lesson.id))].join('\n'),
    ),
  )
  const words = wordIndex(texts.map(searchWords))
  const symbols = wordIndex(texts.map(symbolsIn))
  const pairs = pairIndex(texts.map(allWords))
  return (question, inWords = question) => {
    const signs = [
      share(words(new Set(searchWords(inWords)))),
      share(pairs(allWords(question))),
      share(symbols(new Set(symbolsIn(question)))),
    ] as const
    return new Map(
      places.flatMap((place, at) => {
        const [byWords = 0, byPairs = 0, bySymbols = 0] = signs.map((all) => all[at])
        return byWords + byPairs + bySymbols > 0
          ? [[place, { words: byWords, pairs: byPairs, symbols: bySymbols }] as const]
          : []
      }),
    )
  }
}

function writtenIn(value: unknown, into: string[] = []): string[] {
  if (typeof value === 'string') into.push(value)
  else if (Array.isArray(value)) for (const one of value) writtenIn(one, into)
  else if (value && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) if (!UNREAD.has(key)) writtenIn(one, into)
  return into
}

const symbolsIn = (text: string): string[] =>
  [...text.matchAll(SYMBOL)].flatMap(([sign]) => (NO_SYMBOL.test(sign) ? [] : [sign.toLowerCase()]))

const share = (scores: Float64Array): Float64Array => {
  const best = Math.max(...scores)
  return best > 0 ? scores.map((one) => one / best) : scores
}
const rarity = (all: number, holding: number) => Math.log(1 + (all - holding + 0.5) / (holding + 0.5))

function wordIndex(texts: readonly (readonly string[])[]) {
  const uses = new Map<string, Map<number, number>>()
  for (const [at, words] of texts.entries())
    for (const word of words) {
      const counts = uses.get(word) ?? new Map<number, number>()
      uses.set(word, counts.set(at, (counts.get(at) ?? 0) + 1))
    }
  const mean = sumOf(texts.map(({ length }) => length)) / Math.max(1, texts.length)
  return (asked: ReadonlySet<string>): Float64Array => {
    const scores = new Float64Array(texts.length)
    for (const word of asked) {
      const counts = uses.get(word) ?? new Map<number, number>()
      const rare = rarity(texts.length, counts.size)
      for (const [at, count] of counts) {
        const length = 1 - LENGTH + (LENGTH * (texts[at]?.length ?? 0)) / mean
        scores[at] = (scores[at] ?? 0) + (rare * count * (SATURATION + 1)) / (count + SATURATION * length)
      }
    }
    return scores
  }
}

/** Which texts hold two words side by side. Some 5,000 pairs a lesson: kept as sorted numbers, eight bytes each. */
function pairIndex(texts: readonly (readonly string[])[]) {
  const keys = new Set<number>()
  for (const [at, words] of texts.entries())
    for (const pair of pairsOf(words)) keys.add(pair * MOST_TEXTS + Math.min(at, MOST_TEXTS - 1))
  const sorted = Float64Array.from(keys).sort()
  return (asked: readonly string[]): Float64Array => {
    const scores = new Float64Array(texts.length)
    for (const pair of new Set(pairsOf(asked))) {
      const first = firstFrom(sorted, pair * MOST_TEXTS)
      const holding = sorted.subarray(first, firstFrom(sorted, (pair + 1) * MOST_TEXTS))
      for (const key of holding)
        scores[key % MOST_TEXTS] = (scores[key % MOST_TEXTS] ?? 0) + rarity(texts.length, holding.length)
    }
    return scores
  }
}

/** A course has some forty lessons. */
const MOST_TEXTS = 1024

/** A number for each two words that stand side by side, below 2³²; two pairs of one number do no harm. */
const pairsOf = (words: readonly string[]): number[] =>
  words.slice(1).map((word, index) => hashText(`${words[index]} ${word}`) >>> 0)

function firstFrom(sorted: Float64Array, key: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) < key) low = middle + 1
    else high = middle
  }
  return low
}
