import { roughText } from '../text/search-words.ts'
import { names, weightIn } from './asked-words.ts'
import { type GuidedIdea, ideasOf } from './course-passages.ts'
import type { Dialogue } from './dialogue.ts'
import type { AskedTopic } from './topic-in-hand.ts'

/** With less of what was said an idea of the lesson is another one. */
const LEAST_SHARED = 0.3
/** An idea of the section that was told is meant, though it shares little with the piece that was. */
const IN_SECTION = 0.2

/**
 * The idea of the lesson that a conversation is about, for what goes on with it: the one that was named last, by its name or one of its terms; else
 * that of what was said, or is asked, by its words. Undefined where the lesson as a whole is in hand, or none of its ideas fits.
 */
export function ideaInHand(
  dialogue: Dialogue,
  topic: Pick<AskedTopic, 'place' | 'section' | 'idea'>,
): GuidedIdea | undefined {
  const { place, section, idea: said } = topic
  if (said === undefined) return undefined
  const all = ideasOf(place)
  const called = roughText(said.split(':')[0] ?? '')
  const named = all.find(({ idea }) => [idea.name, ...idea.terms].some((name) => sameName(called, name)))
  if (named) return named
  const words = dialogue.guide.search().wordsOf(said)
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  const [best] = all
    .map((one) => ({ one, share: weightIn(words, wordsAround(one)) / Math.max(total, Number.EPSILON) }))
    .map(({ one, share }) => ({ one, share: one.section === section && section ? share + IN_SECTION : share }))
    .sort((a, b) => b.share - a.share)
  return best && best.share >= LEAST_SHARED ? best.one : undefined
}

const sameName = (one: string, other: string) => names(one, other) && names(other, one)

/** Everything that an idea says of itself. */
const wordsAround = ({ idea, section }: GuidedIdea): string =>
  [idea.name, ...idea.terms, idea.reply, idea.simpler, idea.why, idea.example, section?.title ?? ''].join(' ')
