import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import type { Course } from '../content/course.ts'
import { allWords, searchWords } from '../text/search-words.ts'
import { type IndexedEntry, listEntries } from './list-entries.ts'
import type { SearchEntry, SearchResult } from './search-entry.ts'
import { LONGEST_QUERY, SEARCH_KINDS, type SearchKind } from './search-limits.ts'
import { termSlug } from './term-slug.ts'

/** The index of all content, as it is stored: entries by number, and the words that lead to them. */
export type StoredSearch = { entries: SearchEntry[]; index: AsPlainObject }

/** Searches all content. */
export type ContentSearch = (question: SearchQuestion) => SearchResult
type SearchQuestion = {
  /** as typed; what is beyond LONGEST_QUERY characters is not read */
  query: string
  /** only these */
  kind?: SearchKind | undefined
  /** only of this course */
  courseId?: string | undefined
}

/** How many of each kind are listed when all are asked for, and when one is. */
const FEW = 5
const MANY = 50
type Manner = { combineWith: 'AND' | 'OR'; isFuzzy: boolean }
/** The strictest way to search first; what a looser one finds besides comes after. */
const MANNERS: readonly Manner[] = [
  { combineWith: 'AND', isFuzzy: false },
  { combineWith: 'AND', isFuzzy: true },
  { combineWith: 'OR', isFuzzy: false },
  { combineWith: 'OR', isFuzzy: true },
]
/** With as many finds, a looser way is not tried. */
const ENOUGH = 8
/** More words than these make a search slow and no better. */
const MOST_WORDS = 12
const LONGEST_WORD = 40

const KIND_WEIGHT: Record<SearchKind, number> = { course: 1.6, term: 1.4, lesson: 1.3, section: 1, card: 0.8 }

const INDEX: Options<{ id: number; title: string; text: string; place: string }> = {
  fields: ['title', 'text', 'place'],
  tokenize: (text, field) => entryWords(text, field === 'title' ? allWords : searchWords),
  processTerm: (term) => term,
}

/** Indexes whole courses: some hundred milliseconds for all of them, so the content build does it, not a request. */
export function buildSearch(courses: Iterable<Course>): StoredSearch {
  const indexed = [...courses].flatMap(listEntries)
  const index = new MiniSearch(INDEX)
  index.addAll(indexed.map((entry, id) => ({ id, title: entry.title, text: entry.text, place: placeOf(entry) })))
  return { entries: indexed.map(({ text: _text, ...entry }) => entry), index: index.toJSON() }
}

const placeOf = ({ courseId, courseTitle, moduleTitle, lessonTitle }: IndexedEntry) =>
  [courseId, courseTitle, moduleTitle, lessonTitle].filter(Boolean).join(' ')

/** Opens a stored index, in turns, so that other requests go on meanwhile. */
export async function openSearch({ entries, index }: StoredSearch): Promise<ContentSearch> {
  const search = await MiniSearch.loadJSAsync(index, INDEX)
  return ({ query, kind, courseId }) => {
    const words = queryWords(query)
    const wanted = (id: number) => {
      const entry = entries[id]
      return (kind === undefined || entry?.kind === kind) && (courseId === undefined || entry?.courseId === courseId)
    }
    const asked = termSlug(query)
    const find = ({ combineWith, isFuzzy }: Manner) =>
      search.search(words.join(' '), {
        combineWith,
        tokenize: () => words,
        boost: { title: 4, place: 0.6 },
        fuzzy: (word) => (isFuzzy && word.length > 4 && !/[\d=]/.test(word) ? 0.2 : false),
        prefix: (word) => word.length > 2,
        weights: { fuzzy: 0.3, prefix: 0.5 },
        boostDocument: (id: number) => weightOf(entries[id], asked),
        filter: ({ id }) => wanted(id),
      })
    const ids = new Set<number>()
    for (const manner of words.length === 0 ? [] : MANNERS) {
      for (const result of find(manner)) if (isAbout(result)) ids.add(result.id)
      if (ids.size >= ENOUGH) break
    }
    return {
      groups: groupsOf(
        [...ids].flatMap((id) => entries[id] ?? []),
        kind === undefined ? FEW : MANY,
      ),
    }
  }
}

/** Of what merely stands in a course or module whose name was asked for, there is too much to be of use. */
const isAbout = ({ match }: { match: Record<string, string[]> }): boolean =>
  Object.values(match)
    .flat()
    .some((field) => field !== 'place')

function weightOf(entry: SearchEntry | undefined, asked: string): number {
  if (!entry) return 1
  const isNamed = termSlug(entry.title) === asked || entry.courseId.toLowerCase() === asked
  return KIND_WEIGHT[entry.kind] * (isNamed ? (entry.kind === 'course' || entry.kind === 'term' ? 6 : 3) : 1)
}

/** Groups in the order of their kinds. A term that several courses explain is listed once: its page shows them all. */
function groupsOf(found: readonly SearchEntry[], most: number): SearchResult['groups'] {
  return SEARCH_KINDS.flatMap((kind) => {
    const ofKind = found.filter((entry) => entry.kind === kind)
    const entries =
      kind === 'term'
        ? [...new Map([...ofKind].reverse().map((entry) => [termSlug(entry.title), entry])).values()].reverse()
        : ofKind
    return entries.length === 0 ? [] : [{ kind, total: entries.length, entries: entries.slice(0, most) }]
  })
}

/**
 * The words an entry is found by. A formula is also found without its subscripts: `F = ma` finds `F_net = ma`. Titles keep their
 * everyday words for a question that has no others.
 */
function entryWords(text: string, wordsIn: (text: string) => string[]): string[] {
  const words = wordsIn(text)
  if (!/[_₀-₉]/.test(text)) return words
  const plain = searchWords(text.replaceAll(/_\w+|_\([^)]*\)|[₀-₉]+/g, '')).filter((word) => word.includes('='))
  return [...words, ...plain]
}

/** `SBI 3U` is meant as `SBI3U`. */
const COURSE_CODE = /\b([a-z]{3})[ -](\d[a-z])\b/gi

/** The words of a question, everyday ones left out; a question of nothing else is searched as it is: `mean` is a term of statistics. */
function queryWords(query: string): string[] {
  const codes = query.slice(0, LONGEST_QUERY).replaceAll(COURSE_CODE, '$1$2')
  const telling = searchWords(codes)
  const words = (telling.length > 0 ? telling : allWords(codes)).filter((word) => word.length <= LONGEST_WORD)
  return [...new Set(words)].slice(0, MOST_WORDS)
}
