import { allWords, searchWords } from '../text/search-words.ts'
import type { AskKind } from './ask-phrases.ts'
import { names } from './asked-words.ts'
import type { CourseGuide } from './course-guide.ts'
import type { GuidedLesson, LessonSection } from './course-passages.ts'
import { type Dialogue, isEarned, type Opened } from './dialogue.ts'
import { findLeak } from './find-leak.ts'
import { rankLessons } from './rank-lessons.ts'
import { varied, wasSaid } from './say-fresh.ts'
import { inSentences, paragraphsOf, sentencesOf, shortIdea, tableOf } from './section-idea.ts'
import { comparisonLines } from './tellings.ts'
import type { Told } from './told.ts'

/** What one of the two is, and where that stands. */
type Side = {
  name: string
  text: string
  place: GuidedLesson
  section?: LessonSection | undefined
  /** by a sentence that speaks of it, for want of a definition */
  isMentioned?: boolean
}

/**
 * Two things at once: what each of them is, side by side, and the lesson's own comparison where it has one. Undefined where the course
 * does not have both.
 * @param spoken what was written to be said of both at once; better than a sentence that only mentions one of them
 */
export function compareIdeas(
  dialogue: Dialogue,
  pair: readonly [string, string],
  kind: AskKind,
  opened?: Opened,
  spoken?: () => Told | undefined,
): Told | undefined {
  const { guide } = dialogue
  const isFine = (text: string) =>
    text !== '' && !(opened && !isEarned(opened) && findLeak(opened.question, text, dialogue.compare))
  const [one, other] = pair
  const first = sideOf(guide, withSharedNoun(one, other), pair) ?? sideOf(guide, one, pair)
  const second = sideOf(guide, other, pair, first)
  const beside = bothIn(guide, pair)
  const own = beside && [comparisonOf(beside.section)].find((text) => isFine(text) && !wasSaid(dialogue, text))
  if (beside && own) {
    return {
      text: [leadOf(dialogue, kind), own].filter(Boolean).join('\n\n'),
      place: beside.place,
      section: beside.section,
      idea: shortIdea(pair.join(', ')),
      besides: besidesOf(beside.place, first, second),
      isCheckable: true,
    }
  }
  // "while loop" and "for loop" are one to a search: better the lesson than one thing beside itself
  const areTold = searchWords(one).join(' ') !== searchWords(other).join(' ')
  if (areTold && kind === 'compare') {
    const [found, missing] = first && !second ? [first, other] : second && !first ? [second, one] : []
    const lone =
      found && missing && isUnknown(guide, missing) && isFine(found.text) ? oneSide(found, missing) : undefined
    if (lone) return lone
  }
  if (!first || !second || !areTold) return undefined
  const both = (first.isMentioned || second.isMentioned) && spoken?.()
  if (both) return both
  const lines = [first, second].map(({ name, text }) => `- **${name}:** ${text}`).join('\n')
  if (!isFine(lines)) return undefined
  return {
    text: [leadOf(dialogue, kind), lines, askBetween(dialogue, first, second)].filter(Boolean).join('\n\n'),
    place: first.place,
    section: first.section,
    idea: shortIdea(pair.join(', ')),
    besides: besidesOf(first.place, second),
    isCheckable: false,
  }
}

/** "ionic and covalent bonds": the first is a bond, too. */
function withSharedNoun(one: string, other: string): string {
  const [noun, ...before] = other.split(' ').reverse()
  return !one.includes(' ') && noun && before.length > 0 ? `${one} ${noun}` : one
}

const isUnknown = (guide: CourseGuide, name: string) => searchWords(name).every((word) => !guide.search().knows(word))

/** A comparison of which the course has one side: that is said, and the side is told. */
const oneSide = ({ name, text, place, section }: Side, missing: string): Told => ({
  text: `My lessons do not speak of “${missing}”, so I can only tell you the other side.\n\n- **${name}:** ${text}`,
  place,
  section,
  idea: shortIdea(`${name}: ${text}`),
  isCheckable: false,
})

const besidesOf = (place: GuidedLesson, ...sides: (Side | undefined)[]) => [
  ...new Set(sides.flatMap((side) => (side && side.place !== place ? [side.place] : []))),
]

const leadOf = (dialogue: Dialogue, kind: AskKind) =>
  kind === 'compare'
    ? varied(
        dialogue,
        'Side by side:',
        'One beside the other:',
        'The two next to each other:',
        'First one, then the other:',
        'Here are both:',
      )
    : ''

const askBetween = (dialogue: Dialogue, first: Side, second: Side) =>
  varied(
    dialogue,
    `Read the two lines once more: what does one have that the other has not?`,
    `Which of the two would you find harder to explain, and why?`,
    `How would you tell somebody the difference in ten words?`,
    `Where would you meet the one, and where the other?`,
    `What would you say is the one thing that tells ${first.name} and ${second.name} apart, or ties them together?`,
  )

/** The lesson's own comparison of both: a table with both as columns, or the sides of a comparison. */
function bothIn(guide: CourseGuide, pair: readonly [string, string]) {
  const holds = (texts: readonly string[]) => pair.every((name) => texts.some((text) => names(text, name)))
  for (const place of rankLessons(guide, pair.join(' '))
    .slice(0, 5)
    .map((one) => one.place)) {
    for (const section of place.lesson.content) {
      if (holds(section.comparison.map(({ title }) => title))) return { place, section }
      const table = section.comparisonTable
      if (table && (holds(table.headers) || holds(table.rows.map(([head = '']) => head)))) return { place, section }
    }
  }
  return undefined
}

function comparisonOf(section: LessonSection): string {
  if (section.comparison.length > 1) return comparisonLines(section)
  return section.comparisonTable ? tableOf(section.comparisonTable) : ''
}

/** The very name, words that say little elsewhere among it: "first differences". */
const isNamedSo = (title: string, name: string) => allWords(title).join(' ') === allWords(name).join(' ')

/** What one thing is: its key term, its side of a comparison, else the sentence of the course that says most about it. */
function sideOf(guide: CourseGuide, name: string, pair: readonly [string, string], told?: Side): Side | undefined {
  const words = searchWords(name)
  if (words.length === 0) return undefined
  const called = guide
    .passages()
    .find((one) => one.kind === 'term' && one.title !== told?.name && isNamedSo(one.title, name))
  if (called) return { name: called.title, text: called.text, place: called.place, section: called.section }
  const ranked = rankLessons(guide, name).slice(0, 4)
  const [best] = ranked
  if (!best || best.coverage < 0.6) return undefined
  for (const { place } of ranked) {
    for (const section of place.lesson.content) {
      const term = section.keyTerms.find(
        (one) => one.term !== told?.name && names(one.term, name) && searchWords(one.term).length <= words.length + 1,
      )
      if (term) return { name: term.term, text: term.definition, place, section }
      const side = section.comparison.find(
        ({ title }) => title !== told?.name && names(title, name) && searchWords(title).length <= words.length + 2,
      )
      const text = side && inSentences([side.definition, ...side.characteristics.slice(0, 2)])
      if (side && text) return { name: side.title, text, place, section }
    }
  }
  const sentences = ranked.flatMap(({ place }, rank) =>
    place.lesson.content.flatMap((section) =>
      textSentences(section.text ?? '').map((text) => ({
        text,
        place,
        section,
        worth: worthOf(text, name, pair) - rank / 2,
      })),
    ),
  )
  const said = sentences
    .filter(({ worth, text }) => worth > 0 && text !== told?.text)
    .sort((a, b) => b.worth - a.worth)[0]
  return said && { name, text: said.text, place: said.place, section: said.section, isMentioned: true }
}

/** A sentence that names one thing in bold or as its subject says what it is; one that names both compares them. */
function worthOf(text: string, name: string, pair: readonly [string, string]): number {
  if (!names(text, name)) return -1
  const isBold = [...text.matchAll(/\*\*([^*]+)\*\*/g)].some(([, bold = '']) => names(bold, name))
  const isSubject = /\b(?:is|are|means|has|have)\b/.test(text)
  const isBoth = pair.every((one) => names(text, one))
  return 1 + (isBold ? 2 : 0) + (isSubject ? 1 : 0) + (isBoth ? 0.5 : 0) - text.length / 400
}

const textSentences = (markdown: string): string[] =>
  paragraphsOf(markdown).flatMap((paragraph) =>
    paragraph.includes('$$') || paragraph.startsWith('|')
      ? []
      : sentencesOf(paragraph).filter((sentence) => !/[:;,]$/.test(sentence.trim())),
  )
