import { plainLine } from '../text/plain-line.ts'
import { names } from './asked-words.ts'
import type { GuidedLesson, LessonSection } from './course-passages.ts'
import type { Dialogue } from './dialogue.ts'
import { wasSaid } from './say-fresh.ts'
import { paragraphsOf, sentencesOf } from './section-idea.ts'

/** A lesson that uses an idea of another one, and its sentence that does. */
export type Use = { place: GuidedLesson; section?: LessonSection | undefined; sentence: string }

/** Letters of a sentence that says enough to stand alone, and little enough to be read at a glance. */
const FEWEST_LETTERS = 40
const MOST_LETTERS = 260
/** Announces what is not quoted, or points at it. */
const LEANS = /[:?]$|^(?:so|and|but|then|this|that|these|those|it|they|here|both|there)\b/i

/** Where else in the course an idea is used: the lesson's own sentence that names it. */
export function whereUsed(dialogue: Dialogue, name: string, from: GuidedLesson): Use | undefined {
  const { guide } = dialogue
  if (name.trim() === '') return undefined
  const at = guide.places.indexOf(from)
  // what builds on it comes later in the course
  const places = [...guide.places.slice(at + 1), ...guide.places.slice(0, Math.max(0, at))]
  for (const place of places.filter(({ module }) => module.weight > 0)) {
    for (const { text, section } of textsOf(place)) {
      const sentence = runningSentences(text).find((one) => isTold(one) && names(one, name) && !wasSaid(dialogue, one))
      if (sentence) return { place, section, sentence }
    }
  }
  return undefined
}

/** What a lesson says in running text, cases of the world first. */
const textsOf = ({ lesson }: GuidedLesson): { text: string; section?: LessonSection }[] => [
  { text: lesson.realWorldApplication ?? '' },
  ...lesson.content.flatMap((section) => [
    { text: section.text ?? '', section },
    { text: section.workedExample?.problem ?? '', section },
  ]),
  { text: lesson.summary ?? '' },
]

const isTold = (sentence: string) =>
  sentence.length >= FEWEST_LETTERS && sentence.length <= MOST_LETTERS && !LEANS.test(plainLine(sentence).trim())

/** Sentences of running text; lists, tables and formulas that stand by themselves are none. */
const runningSentences = (markdown: string): string[] =>
  paragraphsOf(markdown)
    .filter((paragraph) => !/^(?:[-*|>#]|\d+\.|\$\$|```)/.test(paragraph))
    .flatMap((paragraph) => sentencesOf(paragraph.replaceAll('\n', ' ')))
