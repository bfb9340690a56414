import { type AskKind, WANTS_CASE } from './ask-phrases.ts'
import { withoutOpen } from './ask-question.ts'
import { nothingLeft, usedElsewhere } from './beyond-telling.ts'
import { chooseTellings } from './choose-telling.ts'
import { compareIdeas } from './compare-ideas.ts'
import { type Dialogue, type Opened, step } from './dialogue.ts'
import type { DialogueState } from './dialogue-state.ts'
import { withCheck } from './explain-idea.ts'
import type { IlmTurn } from './ilm-turn.ts'
import { leadFor } from './lead-words.ts'
import { type Ask, readAsk } from './read-ask.ts'
import { fresh } from './say-fresh.ts'
import { shortIdea } from './section-idea.ts'
import { answerSteps, openSteps } from './show-question.ts'
import { tellBoth, tellIdea } from './tell-idea.ts'
import type { Telling } from './tellings.ts'
import type { Told } from './told.ts'
import { type AskedTopic, askedTopic } from './topic-in-hand.ts'
import { inFrench } from './translate-term.ts'

/** Words of an answer; what would make it longer is kept for the next question. */
const MOST_WORDS = 150

/**
 * A question of the student's own, answered first and fully from the one section that has it; a check or the open question comes after it
 * (design/tutor.md, "Listening").
 * @param opened the question that is open: nothing of the answer gives it away, and it stays open
 * @returns undefined when neither the course nor the conversation has what is asked for
 */
export function answerAsk(dialogue: Dialogue, opened?: Opened): IlmTurn | undefined {
  const ask = readAsk(dialogue.message)
  const spokenOfBoth = () => {
    const topic = askedTopic(dialogue, 'compare')
    return topic && ask.pair && tellBoth(dialogue, topic, ask.pair, opened)
  }
  const told =
    (ask.pair && (compareIdeas(dialogue, ask.pair, ask.kind, opened, spokenOfBoth) ?? spokenOfBoth())) ??
    tellTopic(dialogue, ask, opened)
  return told && closeTurn(dialogue, told, opened)
}

function tellTopic(dialogue: Dialogue, ask: Ask, opened?: Opened): Told | undefined {
  const french = inFrench(dialogue, ask.kind === 'translate')
  const asked = french ? { ...dialogue, read: { ...dialogue.read, plain: french.plain } } : dialogue
  const kind = ask.kind === 'translate' ? 'define' : ask.kind
  const topic = askedTopic(asked, kind)
  if (!topic) return undefined
  const spoken = tellIdea(asked, topic, kind, opened)
  if (spoken) return french ? { ...spoken, text: `${french.line}\n\n${spoken.text}` } : spoken
  if (!topic.isSure) return isItThis(asked, topic, kind, opened)
  const isCase = WANTS_CASE.has(kind)
  const tellings = chooseTellings(asked, topic, kind, opened)
  const parts = partsFor(kind, tellings, topic)
  const [first] = tellings
  if (!first) return (isCase && usedElsewhere(asked, topic)) || nothingLeft(asked, topic, kind)
  const lead = [french?.line ?? '', leadFor(asked, kind, topic, first)].filter(Boolean).join('\n\n')
  const title = topic.place.lesson.title
  const closing = isCase
    ? fresh(
        dialogue,
        `Where do you see the idea of *${title}* in it?`,
        'Which part of it is the idea at work?',
        'Can you think of one from your own day?',
      )
    : ''
  return {
    text: [lead, ...parts.map(({ text }) => text), closing].filter(Boolean).join('\n\n'),
    place: topic.place,
    section: first.section ?? topic.section,
    idea: ideaAfter(dialogue, topic, first),
    move: isCase ? 'example' : 'explain',
    isCheckable: !isCase && (!topic.isFollowUp || kind === 'define'),
    steps: isCase && tellings.length > 1 ? [step('Another example')] : [],
  }
}

/** What goes on with an idea leaves it in hand; a lesson that was asked for by its name is in hand as a whole. */
function ideaAfter({ state }: Dialogue, topic: AskedTopic, told: Telling): string | undefined {
  if (topic.isFollowUp) return state.idea
  return topic.isLesson ? undefined : shortIdea(told.text)
}

/** The best piece, and what fits beside it: a case to a definition, the text around it; nothing twice. */
function partsFor(kind: AskKind, tellings: readonly Telling[], topic: AskedTopic): Telling[] {
  const [first, ...others] = tellings
  if (!first) return []
  const isOne = kind === 'more' || kind === 'simpler' || WANTS_CASE.has(kind)
  const beside = isOne
    ? []
    : others.filter(({ kind: own, section }) =>
        first.kind === 'definition'
          ? section === first.section && (own === 'text' || own === 'why' || own === 'instance')
          : own === 'definition'
            ? section === first.section && topic.query !== ''
            : (own === 'text' || own === 'why') && section === first.section,
      )
  const own = kind === 'example' ? instanceAsked(tellings, topic) : undefined
  const parts = own && own !== first ? [own, first] : [first]
  let words = wordsIn(first)
  for (const one of [
    tellings.find(({ text }) => text === first.leansOn) ?? beside.find(({ kind: own }) => own !== 'instance'),
    beside.find(({ kind: own }) => own === 'instance'),
  ]) {
    if (!one || words + wordsIn(one) > MOST_WORDS) continue
    parts.push(one)
    words += wordsIn(one)
  }
  return inOrder(parts)
}

const isText = ({ kind }: Telling) => kind === 'text' || kind === 'why'

/** Two paragraphs of one section as they stand there. */
function inOrder(parts: readonly Telling[]): Telling[] {
  const [first, second, ...others] = parts
  if (!first || !second || !isText(first) || !isText(second)) return [...parts]
  const { text = '' } = first.section ?? {}
  const placeOf = (one: Telling) => text.indexOf(one.text.split('\n\n')[0] ?? '')
  return placeOf(second) < placeOf(first) ? [second, first, ...others] : [...parts]
}

/** "an example of a base": what the lesson names beside that very term, before a case that shows it at work. */
const instanceAsked = (tellings: readonly Telling[], { passage }: AskedTopic): Telling | undefined =>
  passage?.kind === 'term'
    ? tellings.find(({ kind, text }) => kind === 'instance' && text.startsWith(`**${passage.title}**`))
    : undefined

const wordsIn = ({ text }: Telling) => text.split(/\s+/).length

type OwnKind = Exclude<AskKind, 'translate'>

/** Not sure: the best section, and two others as buttons. */
function isItThis(dialogue: Dialogue, topic: AskedTopic, kind: OwnKind, opened?: Opened): Told | undefined {
  const [first] = chooseTellings(dialogue, topic, kind, opened)
  if (!first) return undefined
  const others = topic.ranked.filter(({ place }) => place !== topic.place).slice(0, 2)
  const question = fresh(
    dialogue,
    'Is it this that you mean?',
    'Did you mean this?',
    'Is this close to what you asked?',
    'This is the nearest I have. Is it what you mean?',
  )
  return {
    text: `${question || 'This?'} It is from **${topic.place.lesson.title}**.\n\n${first.text}`,
    place: topic.place,
    section: first.section ?? topic.section,
    besides: [],
    isCheckable: false,
    steps: [
      ...others.map(({ place }) => step(place.lesson.title, `Explain ${place.lesson.title}`)),
      step('Yes, tell me more', 'Tell me more'),
    ],
  }
}

/** One line back to the open question, or a check of what was told. */
function closeTurn(dialogue: Dialogue, told: Told, opened?: Opened): IlmTurn {
  const { guide, state } = dialogue
  const { place, section, besides = [], steps = [] } = told
  const at = section ? place.lesson.content.indexOf(section) : -1
  const here: DialogueState = {
    ...state,
    lesson: place.lesson.id,
    section: at < 0 ? undefined : at,
    idea: told.idea,
  }
  const turn: IlmTurn = {
    move: told.move ?? 'explain',
    text: told.text,
    citations: [guide.cite(place, at < 0 ? undefined : section), ...besides.map((one) => guide.cite(one))],
    nextSteps: [
      ...steps,
      step('Simpler, please', 'Can you say that simpler?'),
      step('Break it down', `Break down ${place.lesson.title}`),
      step('Real example?'),
      step('Quiz me!', `Quiz me on ${place.lesson.title}`),
    ],
    state: here,
  }
  if (opened) {
    const ask = answerSteps(opened.question).length > 0 ? 'which one fits?' : 'what is your answer?'
    const back = fresh(
      dialogue,
      `Now back to your question: ${ask}`,
      'Your question is still open, whenever you are ready.',
      'When you like, go back to the question.',
      'And your question? It waits.',
      'Does that help with the question?',
      'See whether the question looks easier now.',
      'With that, what do you say to the question?',
      'Take that back to the question with you.',
    )
    return {
      ...turn,
      text: [told.text, back].filter(Boolean).join('\n\n'),
      nextSteps: [...steps, ...openSteps(opened)],
    }
  }
  return told.isCheckable
    ? withCheck({ ...dialogue, state: withoutOpen(here) }, place, section, { ...turn, state: withoutOpen(here) })
    : turn
}
