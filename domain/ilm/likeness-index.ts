import { plainLetters, roughText, searchWords } from '../text/search-words.ts'
import type { Passage } from './course-passages.ts'
import type { WordVectors } from './word-vectors.ts'

/** A passage that speaks of what a question does, in the same words or in ones that are used alike. */
export type LikePassage = {
  passage: Passage
  score: number
  /** the words of the question it answers to, in the form of `searchWords`, each with how surely, 0 to 1 */
  held: ReadonlyMap<string, number>
}
export type LikenessIndex = {
  /** passages like a question, the best first; empty where nothing is near */
  find: (question: string, limit: number) => LikePassage[]
  /** for each word of a question, in the form of `searchWords`, the course's words that are used like it, each with how alike, 0 to 1 */
  near: (question: string) => ReadonlyMap<string, readonly (readonly [word: string, sure: number])[]>
}

/** Okapi BM25: how soon a word said again adds nothing, and how far long passages are held back (Robertson and Zaragoza, 2009). */
const SATURATION = 1.2
const LENGTH = 0.5
const TITLE = 3
const LESSON_TITLE = 1.5
const KIND_WEIGHT: Record<Passage['kind'], number> = {
  term: 1.3,
  lesson: 1.2,
  section: 1,
  misconception: 0.9,
  example: 0.9,
  card: 1,
  question: 0.8,
  ask: 1.7,
}
/** Cosine below which words have nothing to do with each other, and how fast a word counts less the further it is. */
const NEAR = 0.3
const FALL = 1.5
/** What the rarest word weighs; words nobody has a vector for are as rare. */
const RAREST = 8

/** How a course's passages use its words. */
type Uses = { ids: number[]; counts: number[] }

/**
 * Finds passages by words that are used alike, not only by the same: "wolves" leads to its predators. Of the words near one word of the
 * question only the best counts in a passage, so that a word with many neighbours weighs no more than one with few.
 * @param vectors without them only the same words find each other
 */
export function likenessIndex(passages: readonly Passage[], vectors?: WordVectors): LikenessIndex {
  const uses = new Map<string, Uses>()
  /** row of a spoken form → the word of the index */
  const rows = new Map<number, string>()
  const stems = new Map<string, string | undefined>()
  const stemOf = (spoken: string) => {
    if (!stems.has(spoken)) {
      const word = searchWords(spoken)[0]
      stems.set(spoken, word)
      const row = word === undefined ? undefined : vectors?.rowOf(spoken)
      if (row !== undefined && word !== undefined) rows.set(row, word)
    }
    return stems.get(spoken)
  }
  const lengths = passages.map((passage, id) => {
    const counts = new Map<string, number>()
    let length = 0
    for (const [text, weight] of [
      [passage.title, TITLE],
      [passage.text, 1],
      [passage.place.lesson.title, LESSON_TITLE],
    ] as const)
      for (const spoken of spokenIn(roughText(text))) {
        const word = stemOf(spoken)
        if (word === undefined) continue
        counts.set(word, (counts.get(word) ?? 0) + weight)
        length += weight
      }
    for (const [word, count] of counts) {
      const known = uses.get(word)
      if (!known) uses.set(word, { ids: [id], counts: [count] })
      else {
        known.ids.push(id)
        known.counts.push(count)
      }
    }
    return length
  })
  stems.clear()
  const mean = lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, passages.length)
  const near = nearWords(rows, vectors)

  /** Rare words tell more: rare in the course, and rare in English at large, by the order of the vectors. */
  const weightOf = (spoken: string, word: string) => {
    const inCourse = Math.log(1 + passages.length / (0.5 + (uses.get(word)?.ids.length ?? 0)))
    const row = vectors?.rowOf(spoken)
    const inEnglish = row === undefined ? RAREST : Math.log(2 + row)
    return (Math.min(RAREST, inCourse) + Math.min(RAREST, inEnglish)) / 2
  }

  const wordsIn = (question: string) =>
    new Map(spokenIn(question).flatMap((spoken) => searchWords(spoken).map((word) => [word, spoken] as const)))

  const find = (question: string, limit: number): LikePassage[] => {
    const scores = new Map<number, { score: number; held: Map<string, number> }>()
    for (const [word, spoken] of wordsIn(question)) {
      const best = new Map<number, { share: number; sure: number }>()
      for (const [other, sure] of [[word, 1] as const, ...near(spoken, word)]) {
        const used = uses.get(other)
        used?.ids.forEach((id, index) => {
          const count = used.counts[index] ?? 0
          const length = 1 - LENGTH + (LENGTH * (lengths[id] ?? 0)) / mean
          const share = (sure * count * (SATURATION + 1)) / (count + SATURATION * length)
          const before = best.get(id)
          if (!before || share > before.share) best.set(id, { share, sure: Math.max(sure, before?.sure ?? 0) })
        })
      }
      const weight = weightOf(spoken, word)
      for (const [id, { share, sure }] of best) {
        const one = scores.get(id) ?? { score: 0, held: new Map() }
        scores.set(id, one)
        one.score += share * weight
        one.held.set(word, sure)
      }
    }
    return [...scores]
      .flatMap(([id, { score, held }]): LikePassage[] => {
        const passage = passages[id]
        return passage ? [{ passage, score: score * KIND_WEIGHT[passage.kind], held }] : []
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
  }
  return {
    find,
    near: (question) => new Map([...wordsIn(question)].map(([word, spoken]) => [word, near(spoken, word)])),
  }
}

const spokenIn = (text: string): string[] => [...plainLetters(text).matchAll(/[a-z]{2,}/g)].map(([spoken]) => spoken)

/** Words remembered with their neighbours; a conversation says the same ones again. */
const KEPT_WORDS = 500

/** The words of a course that are used like a spoken one, each with how alike, 0 to 1. */
function nearWords(rows: ReadonlyMap<number, string>, vectors?: WordVectors) {
  const kept = new Map<string, readonly (readonly [string, number])[]>()
  return (spoken: string, word: string): readonly (readonly [string, number])[] => {
    const row = vectors?.rowOf(spoken)
    if (!vectors || row === undefined) return []
    const before = kept.get(spoken)
    if (before) return before
    const best = new Map<string, number>()
    for (const [other, known] of rows) {
      if (known === word) continue
      const cosine = vectors.likeness(row, other)
      if (cosine > NEAR) best.set(known, Math.max(best.get(known) ?? 0, ((cosine - NEAR) / (1 - NEAR)) ** FALL))
    }
    if (kept.size === KEPT_WORDS) kept.clear()
    const found = [...best]
    kept.set(spoken, found)
    return found
  }
}
