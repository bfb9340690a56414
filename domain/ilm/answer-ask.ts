import type { AskKind } from './ask-phrases.ts'
import { withoutOpen } from './ask-question.ts'
import { chooseTellings } from './choose-telling.ts'
import { compareIdeas } from './compare-ideas.ts'
import { type Dialogue, type Opened, step } from './dialogue.ts'
import type { DialogueState } from './dialogue-state.ts'
import { withCheck } from './explain-idea.ts'
import type { IlmTurn } from './ilm-turn.ts'
import { type Ask, readAsk } from './read-ask.ts'
import { fresh } from './say-fresh.ts'
import { shortIdea } from './section-idea.ts'
import { answerSteps, openSteps } from './show-question.ts'
import type { Telling } from './tellings.ts'
import type { Told } from './told.ts'
import { type AskedTopic, askedTopic } from './topic-in-hand.ts'
import { inFrench } from './translate-term.ts'
import { whereUsed } from './where-used.ts'

/** Words of an answer; what would make it longer is kept for the next question. */
const MOST_WORDS = 130

/**
 * A question of the student's own, answered first and fully from the one section that has it; a check or the open question comes after it
 * (design/tutor.md, "Listening").
 * @param opened the question that is open: nothing of the answer gives it away, and it stays open
 * @returns undefined when neither the course nor the conversation has what is asked for
 */
export function answerAsk(dialogue: Dialogue, opened?: Opened): IlmTurn | undefined {
  const ask = readAsk(dialogue.message)
  const told = (ask.pair && compareIdeas(dialogue, ask.pair, ask.kind, opened)) ?? tellTopic(dialogue, ask, opened)
  return told && closeTurn(dialogue, told, opened)
}

function tellTopic(dialogue: Dialogue, ask: Ask, opened?: Opened): Told | undefined {
  const french = inFrench(dialogue, ask.kind === 'translate')
  const asked = french ? { ...dialogue, read: { ...dialogue.read, plain: french.plain } } : dialogue
  const kind = ask.kind === 'translate' ? 'define' : ask.kind
  const topic = askedTopic(asked, kind)
  if (!topic) return undefined
  if (!topic.isSure) return isItThis(asked, topic, kind, opened)
  const isCase = kind === 'example' || kind === 'use'
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
  const isOne = kind === 'more' || kind === 'simpler' || kind === 'example' || kind === 'use'
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
    beside.find(({ kind: own }) => own !== 'instance'),
    beside.find(({ kind: own }) => own === 'instance'),
  ]) {
    if (!one || words + wordsIn(one) > MOST_WORDS) continue
    parts.push(one)
    words += wordsIn(one)
  }
  return parts
}

/** "an example of a base": what the lesson names beside that very term, before a case that shows it at work. */
const instanceAsked = (tellings: readonly Telling[], { passage }: AskedTopic): Telling | undefined =>
  passage?.kind === 'term'
    ? tellings.find(({ kind, text }) => kind === 'instance' && text.startsWith(`**${passage.title}**`))
    : undefined

const wordsIn = ({ text }: Telling) => text.split(/\s+/).length

/** A word or two before what is told, where the question asks for another way to say it. */
function leadFor(dialogue: Dialogue, kind: AskKind, topic: AskedTopic, first: Telling): string {
  if ((kind === 'example' || kind === 'use') && !['case', 'use', 'instance'].includes(first.kind))
    return fresh(
      dialogue,
      'I have no ready case for that, but this is the idea itself:',
      'No story of it in my lessons; the idea once more:',
    )
  if (kind === 'simpler') return leadToSimpler(dialogue, first)
  if (kind === 'how' && topic.query !== '')
    return fresh(
      dialogue,
      'Here is a way to go about it:',
      'This is how I would go about it:',
      'Step by step:',
      'One way that works:',
      'Try it like this:',
    )
  if (kind === 'more') return fresh(dialogue, 'Then there is this:', 'Next:', 'And this goes with it:')
  return ''
}

/** What comes is another way to the same idea; it says which. */
function leadToSimpler(dialogue: Dialogue, { kind }: Telling): string {
  if (kind === 'definition')
    return fresh(dialogue, 'One word of it at a time:', 'The word to hold on to:', 'It stands on this word:')
  if (kind === 'case' || kind === 'instance' || kind === 'use')
    return fresh(dialogue, 'Easier to see in a case:', 'Take one case:', 'Let’s look at just one:')
  if (kind === 'method') return fresh(dialogue, 'One step after the other:', 'Piece by piece:')
  if (kind === 'short') return fresh(dialogue, 'In short:', 'Put simply:', 'The heart of it:', 'With fewer words:')
  return fresh(dialogue, 'Another way to say it:', 'Let me try again:', 'Once more, slowly:')
}

/** No case of its own: where the course comes back to it. */
function usedElsewhere(dialogue: Dialogue, topic: AskedTopic): Told | undefined {
  const use = whereUsed(dialogue, nameInHand(topic), topic.place)
  if (!use) return undefined
  const { title } = use.place.lesson
  const lead = fresh(
    dialogue,
    `It comes back in **${title}**:`,
    `Later the course builds on it, in **${title}**:`,
    `You meet it again in **${title}**:`,
  )
  return {
    text: [lead || `In **${title}**:`, `> ${use.sentence}`].join('\n\n'),
    place: topic.place,
    section: topic.section,
    besides: [use.place],
    idea: dialogue.state.idea,
    isCheckable: false,
    steps: [step(title, `Explain ${title}`)],
  }
}

type OwnKind = Exclude<AskKind, 'translate'>

/** Not sure: the best section, and two others as buttons. */
function isItThis(dialogue: Dialogue, topic: AskedTopic, kind: OwnKind, opened?: Opened): Told | undefined {
  const [first] = chooseTellings(dialogue, topic, kind, opened)
  if (!first) return undefined
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
      ...topic.others.map(({ place }) => step(place.lesson.title, `Explain ${place.lesson.title}`)),
      step('Yes, tell me more', 'Tell me more'),
    ],
  }
}

/** What is spoken of, by its name: what stands before the colon of the idea in hand, else the lesson. */
const nameInHand = ({ idea, place }: AskedTopic): string =>
  (idea?.includes(':') ? idea.split(':')[0] : undefined) ?? place.lesson.title

/** A lesson that was told to its end. */
function nothingLeft(dialogue: Dialogue, topic: AskedTopic, kind: OwnKind): Told {
  const { place, section } = topic
  const { title } = place.lesson
  const name = nameInHand(topic)
  const own =
    kind === 'example' || kind === 'use'
      ? [
          `My lessons have no other case of **${name}**. Where have you met something like it? Tell me, and we see whether it fits.`,
          `I know no further case of **${name}**. Make one up: which thing in your kitchen, your street or your sport could it be about?`,
          `No other story of **${name}** here. Which of those you have heard could you tell somebody else, and what is the idea in it?`,
        ]
      : kind === 'why'
        ? [
            `My lessons give no further reason for **${name}**. Turn it round: what would be different if it were not so?`,
            `That is as far as my reasons for **${name}** go. Which step before it do you already believe? We start there.`,
          ]
        : []
  const words = fresh(
    dialogue,
    `You have heard all that **${title}** has on this. Which word or step is the foggy one? Name it, and we look at just that.`,
    `That was everything in **${title}**. Try it the other way round: tell me how you would explain it to a friend, and I listen for the gap.`,
    `I have no other words for it in **${title}**. A small question may show more than another explanation: shall we try one?`,
    `Let’s turn it round: which sentence of **${title}** was the last one that made sense?`,
  )
  const text = fresh(dialogue, ...own) || words
  return {
    text: text || `**${title}** has no more to say here. Shall I ask you something easy from it?`,
    place,
    section,
    idea: dialogue.state.idea,
    isCheckable: false,
    steps: [step('An easier question', 'An easier question'), step('Quiz me!', `Quiz me on ${title}`)],
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
