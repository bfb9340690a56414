import { searchWords } from '../text/search-words.ts'
import type { CourseGuide } from './course-guide.ts'
import type { GuidedLesson, LessonSection, Passage } from './course-passages.ts'
import type { LessonFit } from './lesson-index.ts'
import type { LikePassage } from './likeness-index.ts'
import type { Found } from './search-passages.ts'
import { inWordsOfTheCourse } from './words-of-students.ts'

/** A lesson that may be what a question is about, with the section of it that answers best. */
export type RankedLesson = {
  place: GuidedLesson
  section?: LessonSection | undefined
  /** how well each section fits, beside the best of the lesson: 0 to 1 */
  sections: ReadonlyMap<LessonSection, number>
  /** the passage that fits best: a term before a section before a lesson */
  passage: Passage
  score: number
  /** share of what the question says, rare words counting more, that the lesson says too; 0 to 1 */
  coverage: number
  /** the question names a term or a title in full */
  isNamed: boolean
  /** a word of it stands in the lesson's own title */
  isInTitle: boolean
}

/** Passages looked at: enough that several of one lesson add up. */
const LOOKED_AT = 60
/** What the second, third … passage of one lesson add to the best. */
const NEXT = [1, 0.35, 0.2, 0.1] as const
/** A unit that is in no exam says shortly what others teach. */
const OVERVIEW = 0.6
/** Titles that name nothing by themselves. */
const EMPTY_TITLES = /^(?:introduction|summary|practice|try it|example|worked example|overview|review)$/i

/**
 * What the best lesson by its passages and the best by all that is written in it count beside each other. Fitted to the questions that were
 * looked at (docs/decisions), as they are in `lessonIndex`.
 */
const WHOLE: LessonFit = { words: 0.5, pairs: 0.2, symbols: 0.8 }

/** The lessons a question may be about, the best first. Sections, terms, cases, cards and questions of one lesson count together. */
export function rankLessons(guide: CourseGuide, question: string): RankedLesson[] {
  const query = inWordsOfTheCourse(question)
  const whole = guide.lessons()(question, query)
  const byPassages = rankByPassages(guide, question, query)
  const best = Math.max(...byPassages.map(({ score }) => score))
  const named = byPassages.map((one) => ({ ...one, score: one.score / best + wholeScore(one.place, whole) }))
  // "Q or K?" has no word to find a passage by
  return (named.length > 0 ? named : bySymbols(whole)).sort((a, b) => b.score - a.score)
}

function wholeScore(place: GuidedLesson, whole: ReadonlyMap<GuidedLesson, LessonFit>): number {
  const fit = whole.get(place)
  if (!fit) return 0
  const score = WHOLE.words * fit.words + WHOLE.pairs * fit.pairs + WHOLE.symbols * fit.symbols
  return score * (place.module.weight === 0 ? OVERVIEW : 1)
}

const bySymbols = (whole: ReadonlyMap<GuidedLesson, LessonFit>): RankedLesson[] =>
  [...whole.keys()].map((place) => ({
    place,
    sections: new Map(),
    passage: summaryOf(place),
    score: wholeScore(place, whole),
    coverage: 0,
    isNamed: false,
    isInTitle: false,
  }))

function rankByPassages(guide: CourseGuide, question: string, query: string): RankedLesson[] {
  const search = guide.search()
  const words = search.wordsOf(query)
  if (words.length === 0) return []
  const asked = new Set(words.map(({ word }) => word))
  // "related" stands around many topics, and in the name of one
  const said = new Set(searchWords(question))
  const found = fuse(
    search.find(query, { limit: LOOKED_AT }).map((one) => ({ ...one, score: scoreOf(one, asked) })),
    guide.likeness().find(question, LOOKED_AT),
  )
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  return [...Map.groupBy(found, ({ passage }) => passage.place)].map(([place, all]): RankedLesson => {
    const scored = all.sort((a, b) => b.score - a.score)
    const held = (word: string) => Math.max(...all.map((one) => one.held.get(word) ?? 0))
    const coverage = words.reduce((sum, { word, weight }) => sum + weight * held(word), 0) / total
    const best = bestTelling(scored)
    const score = NEXT.reduce((sum, share, index) => sum + share * (scored[index]?.score ?? 0), 0)
    return {
      place,
      section: best.section,
      sections: sectionsOf(scored),
      passage: best,
      score: score * (0.4 + 0.6 * coverage) * (place.module.weight === 0 ? OVERVIEW : 1),
      coverage,
      isNamed: scored.some((one) => isNamed(one.passage, asked) || isNamed(one.passage, said)),
      isInTitle: searchWords(place.lesson.title).some((word) => asked.has(word)),
    }
  })
}

function sectionsOf(scored: readonly Fused[]): ReadonlyMap<LessonSection, number> {
  const sections = new Map<LessonSection, number>()
  for (const { passage, score } of scored)
    if (passage.section) sections.set(passage.section, Math.max(score, sections.get(passage.section) ?? 0))
  const best = Math.max(...sections.values())
  return new Map([...sections].map(([section, score]) => [section, score / best]))
}

/** A passage found by its words, by likeness, or both: 1 is the best of each way. */
type Fused = { passage: Passage; score: number; held: Map<string, number> }

/** What likeness counts beside the words themselves, and how sure it makes that a lesson has what is asked. */
const LIKENESS = 1.5
const SURE_BY_LIKENESS = 0.8

function fuse(named: readonly Found[], alike: readonly LikePassage[]): Fused[] {
  const fused = new Map<Passage, Fused>()
  const add = (passage: Passage, score: number, held: Iterable<readonly [string, number]>) => {
    const one = fused.get(passage) ?? { passage, score: 0, held: new Map() }
    fused.set(passage, one)
    one.score += score
    for (const [word, sure] of held) one.held.set(word, Math.max(sure, one.held.get(word) ?? 0))
  }
  const best = Math.max(...named.map(({ score }) => score))
  const nearest = Math.max(...alike.map(({ score }) => score))
  for (const { passage, score, words } of named)
    add(
      passage,
      score / best,
      words.map((word) => [word, 1]),
    )
  for (const { passage, score, held } of alike)
    add(
      passage,
      (LIKENESS * score) / nearest,
      [...held].map(([word, sure]) => [word, sure === 1 ? 1 : SURE_BY_LIKENESS * sure]),
    )
  return [...fused.values()]
}

const titleWords = ({ title }: Passage) => (EMPTY_TITLES.test(title.trim()) ? [] : searchWords(title))

/** All words of its title are in the question; a card's front is a question of its own and names nothing. */
function isNamed(passage: Passage, asked: ReadonlySet<string>): boolean {
  if (passage.kind !== 'term' && passage.kind !== 'section' && passage.kind !== 'lesson') return false
  const title = titleWords(passage)
  return title.length > 0 && title.every((word) => asked.has(word))
}

/** A term or a title that the question names in full is what it is about: the more of the question it holds, the surer. */
function scoreOf(found: Found, asked: ReadonlySet<string>): number {
  if (!isNamed(found.passage, asked)) return found.score
  const share = new Set(titleWords(found.passage)).size / Math.max(1, asked.size)
  return found.score * (1 + share)
}

/** What explains: a passage of a section before one of the lesson at large, a card or a question. */
function bestTelling(all: readonly Fused[]): Passage {
  const scored = all.filter(({ passage }) => passage.kind !== 'ask')
  const [first] = scored
  if (!first) return summaryOf(all[0]?.passage.place)
  const telling = scored.find(
    ({ passage, score }) =>
      (passage.kind === 'term' || passage.kind === 'section' || passage.kind === 'misconception') &&
      score > first.score * 0.4,
  )
  if (telling) return telling.passage
  const { passage } = first
  if (passage.kind === 'example' || passage.kind === 'card' || passage.kind === 'lesson') return passage
  const { place, section } = passage
  return section
    ? { kind: 'section', title: section.title ?? place.lesson.title, text: section.text ?? '', place, section }
    : summaryOf(place)
}

function summaryOf(place: GuidedLesson | undefined): Passage {
  if (!place) throw new Error('a lesson is ranked by its passages')
  return { kind: 'lesson', title: place.lesson.title, text: place.lesson.summary ?? '', place }
}
