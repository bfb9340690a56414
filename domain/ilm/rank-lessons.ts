import { searchWords } from '../text/search-words.ts'
import type { CourseGuide } from './course-guide.ts'
import type { GuidedLesson, LessonSection, Passage } from './course-passages.ts'
import type { Found } from './search-passages.ts'
import { inWordsOfTheCourse } from './words-of-students.ts'

/** A lesson that may be what a question is about, with the section of it that answers best. */
export type RankedLesson = {
  place: GuidedLesson
  section?: LessonSection | undefined
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

/** The lessons a question may be about, the best first. Sections, terms, cases, cards and questions of one lesson count together. */
export function rankLessons(guide: CourseGuide, question: string): RankedLesson[] {
  const query = inWordsOfTheCourse(question)
  const search = guide.search()
  const words = search.wordsOf(query)
  if (words.length === 0) return []
  const found = search.find(query, { limit: LOOKED_AT })
  const asked = new Set(words.map(({ word }) => word))
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  const byLesson = Map.groupBy(found, ({ passage }) => passage.place)
  return [...byLesson]
    .map(([place, all]): RankedLesson => {
      const scored = all
        .map((one) => ({ ...one, isNamed: isNamed(one, asked), score: scoreOf(one, asked) }))
        .sort((a, b) => b.score - a.score)
      const matched = new Set(all.flatMap(({ words: held }) => held))
      const coverage = words.reduce((sum, { word, weight }) => sum + (matched.has(word) ? weight : 0), 0) / total
      const best = bestTelling(scored)
      const score = NEXT.reduce((sum, share, index) => sum + share * (scored[index]?.score ?? 0), 0)
      return {
        place,
        section: best.section,
        passage: best,
        score: score * (0.4 + 0.6 * coverage) * (place.module.weight === 0 ? OVERVIEW : 1),
        coverage,
        isNamed: scored.some((one) => one.isNamed),
        isInTitle: searchWords(place.lesson.title).some((word) => asked.has(word)),
      }
    })
    .sort((a, b) => b.score - a.score)
}

const titleWords = ({ title }: Passage) => (EMPTY_TITLES.test(title.trim()) ? [] : searchWords(title))

/** All words of its title are in the question; a card's front is a question of its own and names nothing. */
function isNamed({ passage }: Found, asked: ReadonlySet<string>): boolean {
  if (passage.kind !== 'term' && passage.kind !== 'section' && passage.kind !== 'lesson') return false
  const title = titleWords(passage)
  return title.length > 0 && title.every((word) => asked.has(word))
}

/** A term or a title that the question names in full is what it is about: the more of the question it holds, the surer. */
function scoreOf(found: Found, asked: ReadonlySet<string>): number {
  if (!isNamed(found, asked)) return found.score
  const share = new Set(titleWords(found.passage)).size / Math.max(1, asked.size)
  return found.score * (1 + share)
}

/** What explains: a passage of a section before one of the lesson at large, a card or a question. */
function bestTelling(scored: readonly (Found & { score: number })[]): Passage {
  const [first] = scored
  if (!first) throw new Error('a lesson is ranked by its passages')
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
    : { kind: 'lesson', title: place.lesson.title, text: place.lesson.summary ?? '', place }
}
