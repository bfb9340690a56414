import MiniSearch from 'minisearch'
import { roughText, searchWords } from '../text/search-words.ts'
import type { Passage } from './course-passages.ts'
import { editDistance } from './edit-distance.ts'

export type Found = {
  passage: Passage
  score: number
  /** share of the question's words that the passage holds, 0 to 1 */
  coverage: number
  /** the words of the question it holds, in the form of `wordsOf` */
  words: readonly string[]
  /** whether a word of the question stands in its title, or in its lesson's */
  isInTitle: boolean
}

/** Finds passages. One is made per course at its first question, and kept. */
export type PassageSearch = {
  /** best first; empty when nothing shares a word with the query */
  find: (query: string, options?: { kinds?: readonly Passage['kind'][]; limit?: number }) => Found[]
  /** the words a query is searched by, slips mended, each with how much it tells: rare ones more, unknown ones most */
  wordsOf: (query: string) => { word: string; weight: number }[]
  /** whether the course uses a word, in any of its forms */
  knows: (word: string) => boolean
}

/** Terms and titles say what a text is about; a question only resembles. */
const KIND_WEIGHT: Record<Passage['kind'], number> = {
  term: 1.5,
  lesson: 1.2,
  section: 1.2,
  misconception: 1,
  example: 0.9,
  card: 1,
  question: 0.6,
  ask: 2,
}

/** BM25 over passages, with prefixes and small spelling mistakes (one in five letters, none in short words). */
export function searchPassages(passages: readonly Passage[]): PassageSearch {
  /** in how many passages a word stands */
  const vocabulary = new Map<string, number>()
  let isOfCourse = true
  const index = new MiniSearch<{ id: number; title: string; text: string; lesson: string }>({
    fields: ['title', 'text', 'lesson'],
    idField: 'id',
    tokenize: (text) => {
      const words = searchWords(text)
      // what students call it is no word of the course
      if (isOfCourse) for (const word of new Set(words)) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1)
      return words
    },
    processTerm: (term) => term,
  })
  const entries = passages.map((passage, id) => ({
    id,
    title: roughText(passage.title),
    text: roughText(passage.text),
    lesson: passage.place.lesson.title,
  }))
  for (const [id, entry] of entries.entries()) {
    isOfCourse = passages[id]?.kind !== 'ask'
    index.add(entry)
  }
  isOfCourse = true
  /** A word the course does not use becomes the one it most likely stands for: one slip, two in long words. */
  const mend = (word: string) => {
    if (word.length < 5 || /\d/.test(word) || vocabulary.has(word)) return word
    const most = word.length < 8 ? 1 : 2
    let best = { word, slips: most + 1 }
    for (const known of vocabulary.keys()) {
      if (known[0] !== word[0] || Math.abs(known.length - word.length) > most) continue
      const slips = editDistance(word, known)
      if (slips < best.slips) best = { word: known, slips }
    }
    return best.word
  }
  const mended = (query: string) => [...new Set(searchWords(query).map(mend))]
  return {
    wordsOf: (query) =>
      mended(query).map((word) => ({
        word,
        weight: Math.log(1 + passages.length / (0.5 + (vocabulary.get(word) ?? 0))),
      })),
    knows: (word) => searchWords(word).some((one) => vocabulary.has(one)),
    find: (query, { kinds, limit = 8 } = {}) => {
      const words = mended(query)
      if (words.length === 0) return []
      const results = index.search(words.join(' '), {
        tokenize: () => words,
        boost: { title: 3, lesson: 1.5 },
        boostDocument: (id: number) => KIND_WEIGHT[passages[id]?.kind ?? 'section'],
        fuzzy: (word) => (word.length > 4 && !/\d/.test(word) ? 0.2 : false),
        prefix: (word) => word.length > 3,
        weights: { fuzzy: 0.35, prefix: 0.4 },
        filter: ({ id }) => kinds === undefined || kinds.includes(passages[id]?.kind ?? 'section'),
      })
      return results.slice(0, limit).flatMap(({ id, score, queryTerms, match }): Found[] => {
        const passage = passages[id]
        if (!passage) return []
        const isInTitle = Object.values(match)
          .flat()
          .some((field) => field !== 'text')
        return [{ passage, score, coverage: new Set(queryTerms).size / words.length, words: queryTerms, isInTitle }]
      })
    },
  }
}
