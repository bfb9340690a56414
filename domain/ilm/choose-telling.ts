import { roughText, searchWords } from '../text/search-words.ts'
import { type AskKind, WANTS_CASE } from './ask-phrases.ts'
import { type AskedWords, names, weightIn } from './asked-words.ts'
import type { LessonSection } from './course-passages.ts'
import { type Dialogue, isEarned, type Opened } from './dialogue.ts'
import { isSafeBeside } from './safe-beside.ts'
import { wasPartlySaid } from './say-fresh.ts'
import { type Telling, type TellingKind, tellingsOf } from './tellings.ts'
import type { AskedTopic } from './topic-in-hand.ts'

/** How well each piece of a lesson answers each kind of question, 0 to 1; what is left out answers it worst. */
const FITS: Record<Exclude<AskKind, 'translate'>, Partial<Record<TellingKind, number>>> = {
  define: {
    'mix-up': 0.2,
    definition: 0.5,
    text: 0.8,
    why: 0.7,
    comparison: 0.5,
    short: 0.3,
    summary: 0.3,
    instance: 0.2,
    method: 0.1,
  },
  compare: { 'mix-up': 0.2, comparison: 1, definition: 0.6, text: 0.6, why: 0.5, short: 0.3 },
  simpler: { short: 0.8, definition: 0.9, instance: 0.6, case: 0.8, text: 0.5, why: 0.6, use: 0.3 },
  // a line beside a term is no case: it is told when the cases are used up
  example: { case: 1, use: 0.9, instance: 0.3, method: 0.2 },
  use: { use: 1, case: 0.9 },
  why: { why: 1, 'mix-up': 0.5, text: 0.6, short: 0.2, definition: 0.3, use: 0.2 },
  how: {
    method: 1,
    text: 0.6,
    why: 0.5,
    'mix-up': 0.2,
    slip: 0.2,
    case: 0.4,
    instance: 0.2,
    comparison: 0.2,
    short: 0.2,
  },
  more: {
    'mix-up': 0.6,
    slip: 0.2,
    text: 1,
    why: 1,
    comparison: 0.8,
    method: 0.6,
    case: 0.5,
    use: 0.5,
    short: 0.2,
    definition: 0.3,
    instance: 0.2,
  },
}
/** What announces its lesson, or describes a drawing, is told where it is asked for, or where nothing else is left. */
const ANNOUNCES = 0.15
/** How much saying what the question says counts beside being of the right kind. */
const SAYS_IT: Record<Exclude<AskKind, 'translate'>, number> = {
  define: 2,
  compare: 2,
  simpler: 0.6,
  example: 0.4,
  use: 0.3,
  why: 1.8,
  how: 1.2,
  more: 0.5,
}
/** What goes on with an idea shares its words: how much the piece that shares most of them gains. */
const GOES_ON_WITH_IT = 1.6
/** With less of it a piece is about something else. */
const LEAST_SHARED = 0.15
const CASES: ReadonlySet<TellingKind> = new Set(['case', 'instance'])
const GIVES_REASONS: ReadonlySet<TellingKind> = new Set(['why', 'text', 'mix-up'])
const IN_SECTION: Partial<Record<AskKind, number>> = { why: 0.6, how: 0.6 }
/** To somebody who wants to work something out: what has a formula in it. */
const HAS_FORMULA = 0.4
const WORKS_OUT = /\b(?:find|get|calculate|compute|work out|figure out|determine)\b/
const holdsFormula = ({ kind, text }: Telling): boolean =>
  (kind === 'text' || kind === 'why' || kind === 'definition') && /\$[^$=]*=/.test(text)
/** What is asked for by its name; a reason or a way is asked for beside it. */
const NAMES_IT: Partial<Record<AskKind, number>> = { define: 3, why: 0, how: 0 }
/** What goes on with the paragraph before it is told with that, or not so soon. */
const LEANS = 0.05
/** Beside it another section that fits as well. */
const NEXT_BEST = 0.8
/** Looked at for an answer that gives nothing away; each look costs. */
const ENOUGH = 5

/** What names the words of a question without answering it counts little for holding them; a case in real life names its lesson and explains nothing. */
function weightOfWords(told: TellingKind, asked: AskKind): number {
  if (told === 'picture' || told === 'hook' || (told === 'summary' && asked !== 'define')) return ANNOUNCES
  // how something is done is not what is wrongly believed of it
  if (told === 'mix-up' && asked === 'how') return 0.5
  return told === 'use' && !WANTS_CASE.has(asked) ? 0.3 : 1
}

/** What a section asks about it has said: how much a word of its checks counts beside one of its own text. */
const BY_ITS_CHECKS = 0.6
/** How much a word that is used like the asked one counts. */
const USED_ALIKE = 0.7

const wordsAskedIn = ({ checks }: LessonSection): ReadonlySet<string> =>
  new Set(checks.flatMap(({ prompt }) => (prompt.type === 'text' ? searchWords(roughText(prompt.content)) : [])))

/** The lesson itself is asked for: its summary; a wrong idea of it: what is so. */
const isMeant = ({ text }: Telling, { passage, place }: Pick<AskedTopic, 'place' | 'passage'>): boolean =>
  (passage?.kind === 'lesson' && text === place.lesson.summary) ||
  (passage?.kind === 'misconception' && text.includes(passage.title.replace(/\.$/, '')))

/** Where the answer is looked for first: what the lesson as a whole is about ("Why soap bubbles are coloured") it explains from its beginning on. */
function startsAt(
  { place, section, query }: Pick<AskedTopic, 'place' | 'section' | 'query'>,
  words: AskedWords,
  kind: AskKind,
) {
  const { lesson } = place
  const opening = lesson.content.find(({ text }) => text) ?? section
  // how to work something out does not stand in the beginning
  if (query === '' || (kind === 'how' && section)) return section
  if (!section) return opening
  const whole = weightIn(words, `${lesson.title} ${lesson.summary ?? ''}`)
  return whole > weightIn(words, `${section.title ?? ''} ${section.text ?? ''}`) ? opening : section
}

/** 1 in the section that fits best. */
const inSection = (
  { sections }: Pick<AskedTopic, 'sections'>,
  here: LessonSection | undefined,
  { section }: Telling,
) => (section === undefined ? 0 : section === here ? 1 : (sections?.get(section) ?? 0) * NEXT_BEST)

/** The words of an idea; those of its name, before a colon, count twice. */
function wordsOfIdea({ guide }: Dialogue, idea: string): AskedWords {
  const { wordsOf } = guide.search()
  const [beforeColon = '', ...meaning] = idea.split(':')
  const name = new Set(wordsOf(meaning.length > 0 ? beforeColon : '').map(({ word }) => word))
  return wordsOf(idea).map(({ word, weight }) => ({ word, weight: name.has(word) ? 2 * weight : weight }))
}

/** What another word means is no simpler way to say what this one does. */
const OTHER_WORD = -0.6
function isOtherWord({ kind, text }: Telling, idea: string): boolean {
  const term = /^\*\*(.+?):\*\*/.exec(text)?.[1] ?? ''
  const name = idea.split(':')[0] ?? ''
  return kind === 'definition' && !names(name, term) && !names(term, name)
}

/** A case is a case; all else shares what is spoken of, or it is another subject. */
function goesOnWithIt(kind: AskKind, { telling, share }: { telling: Telling; share: number }): boolean {
  if (kind === 'why') return share >= LEAST_SHARED && GIVES_REASONS.has(telling.kind)
  if (WANTS_CASE.has(kind)) return telling.kind === 'use' || (CASES.has(telling.kind) && share >= LEAST_SHARED)
  return share >= LEAST_SHARED
}

/** What a lesson can say to a question and has not said yet, the best first. Nothing of it gives the open question's answer away. */
export function chooseTellings(
  dialogue: Dialogue,
  topic: Pick<AskedTopic, 'place' | 'section' | 'sections' | 'passage' | 'query' | 'idea'>,
  kind: Exclude<AskKind, 'translate'>,
  opened?: Opened,
): Telling[] {
  const { guide } = dialogue
  const idea = topic.query === '' ? topic.idea : undefined
  const words = idea === undefined ? guide.search().wordsOf(topic.query) : wordsOfIdea(dialogue, idea)
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  const named = topic.passage?.kind === 'term' ? `**${topic.passage.title}:**` : undefined
  const alike = idea === undefined ? guide.likeness().near(topic.query) : undefined
  const askedIn = new Map(topic.place.lesson.content.map((section) => [section, wordsAskedIn(section)]))
  const shareOf = ({ text, section }: Telling) => {
    if (total === 0) return 0
    const own = new Set(searchWords(`${roughText(text)} ${section?.title ?? ''}`))
    const asked = section && askedIn.get(section)
    const nearest = (word: string) =>
      Math.max(0, ...(alike?.get(word) ?? []).map(([other, sure]) => (own.has(other) ? sure : 0)))
    const holds = (word: string) =>
      own.has(word) ? 1 : Math.max(asked?.has(word) ? BY_ITS_CHECKS : 0, USED_ALIKE * nearest(word))
    return words.reduce((sum, { word, weight }) => sum + weight * holds(word), 0) / total
  }
  const here = startsAt(topic, words, kind)
  const unsaid = tellingsOf(guide, topic.place, here)
    .filter(({ text }) => !wasPartlySaid(dialogue, text))
    .map((telling) => ({ telling, share: shareOf(telling) }))
  // an open question speaks of many things; what was explained is one
  const isOneIdea = idea !== undefined && dialogue.state.idea !== undefined
  const fitting = isOneIdea ? unsaid.filter((one) => goesOnWithIt(kind, one)) : unsaid
  const most = Math.max(...fitting.map(({ share }) => share), Number.EPSILON)
  const worthOf = ({ telling, share }: (typeof unsaid)[number]) =>
    idea === undefined ? SAYS_IT[kind] * weightOfWords(telling.kind, kind) * share : (GOES_ON_WITH_IT * share) / most
  // who asks for more, and has heard all of an idea, goes on with the lesson
  const scored = (fitting.length === 0 && kind === 'more' ? unsaid : fitting)
    .map(({ telling, share }, index) => ({
      telling,
      score:
        (FITS[kind][telling.kind] ?? 0) +
        worthOf({ telling, share }) +
        (IN_SECTION[kind] ?? 0.8) * inSection(topic, here, telling) +
        (FITS[kind][telling.kind] !== undefined && named !== undefined && telling.text.startsWith(named)
          ? (NAMES_IT[kind] ?? 0.5)
          : 0) -
        (telling.leansOn === undefined ? 0 : LEANS) +
        (kind === 'how' && WORKS_OUT.test(dialogue.read.plain) && holdsFormula(telling) ? HAS_FORMULA : 0) +
        (kind === 'define' && isMeant(telling, topic) ? 1.5 : 0) +
        (kind === 'simpler' && isOneIdea && isOtherWord(telling, idea) ? OTHER_WORD : 0) -
        index / 200,
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ telling }) => telling)
  if (!opened || isEarned(opened)) return scored
  const kept: Telling[] = []
  for (const telling of scored) {
    if (isSafeBeside(dialogue, opened, telling)) kept.push(telling)
    if (kept.length === ENOUGH) break
  }
  return kept
}
