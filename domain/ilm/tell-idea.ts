import { searchWords } from '../text/search-words.ts'
import { type AskKind, WANTS_CASE } from './ask-phrases.ts'
import { names } from './asked-words.ts'
import { nothingLeft } from './beyond-telling.ts'
import { type GuidedIdea, ideasOf } from './course-passages.ts'
import { type Dialogue, type Opened, step } from './dialogue.ts'
import { ideaInHand } from './idea-in-hand.ts'
import type { IdeaFit } from './idea-index.ts'
import { leadFor } from './lead-words.ts'
import { bareWords } from './plain-message.ts'
import type { RankedLesson } from './rank-lessons.ts'
import { mayBeTold } from './safe-beside.ts'
import { fresh } from './say-fresh.ts'
import { shortIdea } from './section-idea.ts'
import type { Telling, TellingKind } from './tellings.ts'
import type { Told } from './told.ts'
import type { AskedTopic } from './topic-in-hand.ts'

type OwnKind = Exclude<AskKind, 'translate'>
type Field = 'reply' | 'simpler' | 'why' | 'example' | 'use' | 'inSymbols'

/** What each text of an idea is as a piece of a lesson, for the words that lead to it. */
const AS_TOLD: Record<Field, TellingKind> = {
  reply: 'text',
  simpler: 'short',
  why: 'why',
  example: 'case',
  use: 'use',
  inSymbols: 'method',
}

/** What goes on with an idea in hand: the first that was not said yet. */
const GOES_ON: Record<OwnKind, readonly Field[]> = {
  simpler: ['simpler', 'example', 'why'],
  why: ['why'],
  example: ['example', 'use'],
  use: ['use', 'example'],
  how: ['inSymbols', 'reply'],
  more: ['why'],
  define: ['reply'],
  compare: ['reply'],
}

/** A way of asking that is as like the question as this asks the same. */
const ASKS_THE_SAME = 0.62
/** Share of the question that its name has, for it to be what is asked for. */
const IS_NAMED = 0.9
/** What fits at all. */
const FITS = 0.65
/** Beside the way it is asked for: what its name, what it says, and how well its section and its lesson fit count. Fitted to the questions that were looked at (docs/decisions). */
const BY_NAME = 0.2
const BY_WORDS = 1.1
const IS_CALLED = 0.4
const BY_SECTION = 0.5
const BY_LESSON = 1.5
/** Words of a name. */
const MOST_OF_NAME = 2
/** Lessons whose ideas are looked at. */
const MOST_LESSONS = 12

/** What was asked for first, from the idea of the lesson that fits; undefined where none does, or it was said. */
export function tellIdea(dialogue: Dialogue, topic: AskedTopic, kind: OwnKind, opened?: Opened): Told | undefined {
  if (kind === 'define' && !topic.isFollowUp) {
    const told = tellTerm(dialogue, topic, opened)
    if (told) return told
  }
  const found = topic.isFollowUp ? ideaInHand(dialogue, topic) : ideaAsked(dialogue, topic, kind)
  if (!found) return undefined
  const isNew = (one: GuidedIdea, field: Field) => pieceOf(dialogue, one, field, opened)
  const pieces = topic.isFollowUp
    ? GOES_ON[kind].flatMap((field) => isNew(found, field) ?? []).slice(0, 1)
    : firstPieces(kind, found).flatMap((field) => isNew(found, field) ?? [])
  if (pieces.length > 0) return toldOf(dialogue, topic, kind, found, pieces)
  if (kind === 'more') return nextIdea(dialogue, topic, found, opened)
  return topic.isFollowUp && kind === 'simpler' ? nothingLeft(dialogue, topic, kind) : undefined
}

/** A key term that is asked for by its name: what it means, and what Ilm says of it. */
function tellTerm(dialogue: Dialogue, topic: AskedTopic, opened?: Opened): Told | undefined {
  const { passage, place, query } = topic
  if (passage?.kind !== 'term' || !names(query, passage.title)) return undefined
  const found = ideasOf(place).find(({ idea }) => idea.terms.includes(passage.title))
  const reply = found && pieceOf(dialogue, found, 'reply', opened)
  const definition: Telling = {
    kind: 'definition',
    text: `**${passage.title}:** ${passage.text}`,
    section: passage.section,
  }
  if (!reply || !mayBeTold(dialogue, opened, definition)) return undefined
  return { ...toldOf(dialogue, topic, 'define', found, [definition, reply]), idea: shortIdea(definition.text) }
}

/** "No, the amplitude is half of it" answers whoever asked whether; to others it says what the amplitude is. */
const YES_OR_NO = /^(?:yes|no)[,:] /i
const ASKS_WHETHER =
  /^(?:so |but |and |wait |ok )?(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|am|isnt|arent|doesnt|dont|cant|wont) |\bor\b|\bright$/

function asReply({ read }: Dialogue, text: string): string {
  if (!YES_OR_NO.test(text) || ASKS_WHETHER.test(read.plain)) return text
  const rest = text.replace(YES_OR_NO, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** One text of an idea, where it is there, was not said and gives nothing away. */
function pieceOf(
  dialogue: Dialogue,
  { idea, section }: GuidedIdea,
  field: Field,
  opened?: Opened,
): Telling | undefined {
  const text = idea[field] && asReply(dialogue, idea[field])
  if (text === undefined) return undefined
  const telling: Telling = { kind: AS_TOLD[field], text, section }
  return mayBeTold(dialogue, opened, telling) ? telling : undefined
}

/** What answers a question that names an idea, or is one of the ways to ask for it. */
function firstPieces(kind: OwnKind, { same }: GuidedIdea & { same?: number }): readonly Field[] {
  const isSame = (same ?? 0) >= ASKS_THE_SAME
  if (kind === 'example') return ['example']
  if (kind === 'use') return ['use']
  if (kind === 'simpler') return ['simpler']
  if (kind === 'how') return ['reply', 'inSymbols']
  if (kind === 'why') return isSame ? ['reply'] : ['reply', 'why']
  return ['reply']
}

/** Two things at once, from an idea that is about both: by its name, its terms or a way to ask for it. */
export function tellBoth(
  dialogue: Dialogue,
  topic: AskedTopic,
  pair: readonly [string, string],
  opened?: Opened,
): Told | undefined {
  const found = byFit(dialogue, topic, topic.ranked.slice(0, MOST_LESSONS)).find(({ idea: { idea } }) =>
    [[idea.name, ...idea.terms].join(' '), ...idea.asked].some((text) => pair.every((name) => saysName(text, name))),
  )?.idea
  const reply = found && pieceOf(dialogue, found, 'reply', opened)
  return reply && toldOf(dialogue, topic, 'compare', found, [reply])
}

/** In full: "while loop" is more than a loop. */
const saysName = (text: string, name: string) =>
  names(text, name) && name.split(' ').every((word) => text.toLowerCase().includes(word))

/** The ideas of some lessons, the best first: by how they are asked for, what they say, and how well their section and lesson fit. */
function byFit(dialogue: Dialogue, topic: AskedTopic, ranked: readonly RankedLesson[]) {
  const best = Math.max(...ranked.map(({ score }) => score))
  const lessons = new Map(ranked.map((one) => [one.place, one]))
  return dialogue.guide
    .ideas(topic.query, [...lessons.keys()])
    .map((idea) => {
      const { asked, named, told, isCalled } = idea
      const lesson = lessons.get(idea.place)
      const fit = asked + BY_NAME * named + BY_WORDS * told + (isCalled ? IS_CALLED : 0)
      const inSection = (idea.section && lesson?.sections.get(idea.section)) ?? 0
      return { idea, fit, worth: fit + BY_SECTION * inSection + (BY_LESSON * (lesson?.score ?? 0)) / best }
    })
    .sort((one, other) => other.worth - one.worth)
}

/**
 * The idea that a first question asks for: its lesson fits, and so does what it says and how it is asked for. A term asked for by its name is told with
 * its definition (`tellTerm`). Undefined where no idea fits well enough.
 */
function ideaAsked(dialogue: Dialogue, topic: AskedTopic, kind: OwnKind): IdeaFit | undefined {
  // what is called by its name is in the lesson that has the name
  const isNamed = topic.isLesson || topic.ranked.some(({ place, isNamed }) => place === topic.place && isNamed)
  const ranked = isNamed
    ? topic.ranked.filter(({ place }) => place === topic.place)
    : topic.ranked.slice(0, MOST_LESSONS)
  const [first] = byFit(dialogue, topic, ranked)
  if (!first || first.fit < FITS) return undefined
  const { same, named, isCalled } = first.idea
  // what only names something is told from where it is defined
  const isName = topic.passage?.kind === 'term' || topic.isLesson || searchWords(topic.query).length <= MOST_OF_NAME
  if (kind === 'define' && isName) return isCalled && named >= IS_NAMED ? first.idea : undefined
  return topic.isSure || same >= ASKS_THE_SAME || named >= IS_NAMED ? first.idea : undefined
}

/** "example with hockey": where the case has none of it, that is said. */
function noneWith(dialogue: Dialogue, { text, kind }: Telling): string {
  const wanted = /\bexamples? (?:with|from|in|using) ([a-z]{3,20})$/.exec(bareWords(dialogue.read.plain))?.[1]
  if (!wanted || (kind !== 'case' && kind !== 'use') || names(text, wanted)) return ''
  return fresh(
    dialogue,
    `I have none with ${wanted}, but this one shows the same:`,
    `Not with ${wanted}, but here is a case of it:`,
  )
}

function toldOf(
  dialogue: Dialogue,
  topic: AskedTopic,
  kind: OwnKind,
  { idea, place, section }: GuidedIdea,
  pieces: readonly Telling[],
): Told {
  const [first] = pieces
  const isCase = WANTS_CASE.has(kind)
  const lead = first && topic.isFollowUp ? noneWith(dialogue, first) || leadFor(dialogue, kind, topic, first) : ''
  const closing = isCase
    ? fresh(
        dialogue,
        `Where do you see **${idea.name}** in it?`,
        'Which part of it is the idea at work?',
        'Can you think of one from your own day?',
      )
    : ''
  return {
    text: [lead, ...pieces.map(({ text }) => text), closing].filter(Boolean).join('\n\n'),
    place,
    section: section ?? topic.section,
    idea: shortIdea(`${idea.name}: ${idea.reply}`),
    move: isCase ? 'example' : 'explain',
    isCheckable: !isCase && !topic.isFollowUp,
    steps: isCase ? [step('Another example')] : [],
  }
}

/** All of an idea was told: the lesson's next one, by its name. */
function nextIdea(
  dialogue: Dialogue,
  topic: AskedTopic,
  { idea, place }: GuidedIdea,
  opened?: Opened,
): Told | undefined {
  const all = ideasOf(place)
  const at = all.findIndex((one) => one.idea.name === idea.name)
  for (const next of all.slice(at + 1)) {
    const piece = pieceOf(dialogue, next, 'reply', opened)
    if (!piece) continue
    const lead = fresh(
      dialogue,
      `After that comes **${next.idea.name}**.`,
      `The next idea is **${next.idea.name}**.`,
      `That leads to **${next.idea.name}**.`,
    )
    const told = toldOf(dialogue, topic, 'define', next, [piece])
    return { ...told, text: [lead, piece.text].filter(Boolean).join('\n\n') }
  }
  return undefined
}
