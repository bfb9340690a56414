import { roughText, searchWords } from '../text/search-words.ts'
import type { AskKind } from './ask-phrases.ts'
import { type Dialogue, isEarned, type Opened } from './dialogue.ts'
import { findLeak } from './find-leak.ts'
import { wasSaid } from './say-fresh.ts'
import { type Telling, type TellingKind, tellingsOf } from './tellings.ts'
import type { AskedTopic } from './topic-in-hand.ts'

/** How well each piece of a lesson answers each kind of question, 0 to 1; what is left out answers it worst. */
const FITS: Record<Exclude<AskKind, 'translate'>, Partial<Record<TellingKind, number>>> = {
  define: { definition: 1, text: 0.8, why: 0.7, comparison: 0.5, short: 0.3, method: 0.1 },
  compare: { comparison: 1, definition: 0.6, text: 0.6, why: 0.5, short: 0.3 },
  simpler: { short: 1, definition: 0.9, case: 0.6, text: 0.3, why: 0.4, use: 0.3 },
  example: { case: 1, use: 0.8, method: 0.2 },
  use: { use: 1, case: 0.9 },
  why: { why: 1, text: 0.6, short: 0.2, definition: 0.3, use: 0.2 },
  how: { method: 1, text: 0.7, why: 0.5, case: 0.4, comparison: 0.2, short: 0.2 },
  more: { text: 1, why: 1, comparison: 0.8, method: 0.6, case: 0.5, use: 0.5, short: 0.2, definition: 0.3 },
}
/** Saying what the question says counts more than being of the right kind. */
const SAYS_IT = 2
const IN_SECTION = 0.5

/** What a lesson can say to a question and has not said yet, the best first. Nothing of it gives the open question's answer away. */
export function chooseTellings(
  dialogue: Dialogue,
  topic: Pick<AskedTopic, 'place' | 'section' | 'passage' | 'query'>,
  kind: Exclude<AskKind, 'translate'>,
  opened?: Opened,
): Telling[] {
  const { guide } = dialogue
  const words = guide.search().wordsOf(topic.query)
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  const named = topic.passage?.kind === 'term' ? `**${topic.passage.title}:**` : undefined
  const shareOf = ({ text, section }: Telling) => {
    if (total === 0) return 0
    const own = new Set(searchWords(`${roughText(text)} ${section?.title ?? ''}`))
    return words.reduce((sum, { word, weight }) => sum + (own.has(word) ? weight : 0), 0) / total
  }
  const scored = tellingsOf(guide, topic.place, topic.section)
    .filter(({ text }) => !wasSaid(dialogue, text))
    .map((telling, index) => ({
      telling,
      score:
        (FITS[kind][telling.kind] ?? 0) +
        SAYS_IT * shareOf(telling) +
        (topic.section !== undefined && telling.section === topic.section ? IN_SECTION : 0) +
        (kind === 'define' && named !== undefined && telling.text.startsWith(named) ? 3 : 0) -
        index / 200,
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ telling }) => telling)
  return opened && !isEarned(opened)
    ? scored.filter(({ text }) => !findLeak(opened.question, text, dialogue.compare))
    : scored
}
