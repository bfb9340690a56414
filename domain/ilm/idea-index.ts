import { roughText, searchWords } from '../text/search-words.ts'
import { names } from './asked-words.ts'
import { type GuidedIdea, type GuidedLesson, ideasOf } from './course-passages.ts'
import type { LikenessIndex } from './likeness-index.ts'
import type { PassageSearch } from './search-passages.ts'
import { inWordsOfTheCourse } from './words-of-students.ts'

/** How well an idea fits a question, 0 to 1 each. */
export type IdeaFit = GuidedIdea & {
  /** the way of asking for it that is most like the question */
  asked: number
  /** whether one of them is the question in other words, both ways round */
  same: number
  /** the question has its whole name, or that of one of its terms */
  isCalled: boolean
  /** what the question says that stands in its name or its terms */
  named: number
  /** what the question says that it says too */
  told: number
}

/** The ideas of some lessons, each with how well it fits a question. */
export type IdeaIndex = (question: string, places: readonly GuidedLesson[]) => IdeaFit[]

/** What a word that is used like the asked one counts beside the word itself. */
const USED_ALIKE = 0.7
/** Beside holding what the question says, a way of asking says little else: how much that counts. */
const NOTHING_ELSE = 0.35

type Line = readonly { word: string; weight: number }[]
type Entry = GuidedIdea & { lines: readonly Line[]; name: ReadonlySet<string>; texts: ReadonlySet<string> }

/** Finds the idea that a question asks for. What each holds is worked out at the first question about its lesson, and kept. */
export function ideaIndex(search: () => PassageSearch, likeness: () => LikenessIndex): IdeaIndex {
  const kept = new Map<GuidedLesson, readonly Entry[]>()
  const entriesOf = (place: GuidedLesson): readonly Entry[] => {
    const known = kept.get(place)
    if (known) return known
    const { wordsOf } = search()
    const made = ideasOf(place).map(({ idea, section }): Entry => {
      const { name, terms, reply, why, example, asked } = idea
      return {
        idea,
        place,
        section,
        lines: asked.map((line) => wordsOf(inWordsOfTheCourse(line))),
        name: new Set(searchWords(roughText([name, ...terms].join(' ')))),
        texts: new Set(searchWords(roughText([name, ...terms, reply, why, example].join(' ')))),
      }
    })
    kept.set(place, made)
    return made
  }
  return (question, places) => {
    const words = search().wordsOf(question)
    const total = words.reduce((sum, { weight }) => sum + weight, 0)
    if (total === 0) return []
    const near = likeness().near(question)
    const own = new Set(words.map(({ word }) => word))
    const alikeTo = new Map(
      [...near].flatMap(([word, others]) => others.map(([other, sure]) => [other, { word, sure }])),
    )
    const heldBy = (set: ReadonlySet<string>) => {
      const held = (word: string) =>
        set.has(word)
          ? 1
          : USED_ALIKE * Math.max(0, ...(near.get(word) ?? []).map(([other, sure]) => (set.has(other) ? sure : 0)))
      return words.reduce((sum, { word, weight }) => sum + weight * held(word), 0) / total
    }
    const likeLine = (line: Line) => {
      const all = line.reduce((sum, { weight }) => sum + weight, 0)
      if (all === 0) return { asked: 0, same: 0 }
      const back = line.reduce(
        (sum, { word, weight }) => sum + weight * (own.has(word) ? 1 : USED_ALIKE * (alikeTo.get(word)?.sure ?? 0)),
        0,
      )
      const held = heldBy(new Set(line.map(({ word }) => word)))
      const share = back / all
      return { asked: (1 - NOTHING_ELSE) * held + NOTHING_ELSE * share, same: Math.sqrt(held * share) }
    }
    return places.flatMap(entriesOf).map(({ lines, name, texts, ...idea }) => {
      const likes = lines.map(likeLine)
      return {
        ...idea,
        asked: Math.max(0, ...likes.map(({ asked }) => asked)),
        same: Math.max(0, ...likes.map(({ same }) => same)),
        isCalled: [idea.idea.name, ...idea.idea.terms].some((one) => names(question, one)),
        named: heldBy(name),
        told: heldBy(texts),
      }
    })
  }
}
