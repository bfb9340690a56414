import { answerAsk } from '../answer-ask.ts'
import { asksBeyondLessons } from '../beyond-lessons.ts'
import type { GuidedLesson } from '../course-passages.ts'
import { type Dialogue, step, USUAL_STEPS } from '../dialogue.ts'
import { breakDown, currentPlace, giveExample } from '../explain-idea.ts'
import { findTopic } from '../find-topic.ts'
import type { IlmTurn } from '../ilm-turn.ts'
import { lessonInPreparation } from '../lesson-in-preparation.ts'
import { makePlan } from '../make-plan.ts'
import { fresh } from '../say-fresh.ts'
import { nothingOpen } from '../small-talk.ts'
import type { IntentMoves } from './intent-moves.ts'

/** A student wants to understand something, or to know what to study. */
export const explainIntents = {
  plan: { whileAsked: makePlan, inTheOpen: makePlan },
  'break-down': {
    whileAsked: (dialogue, { askable }) =>
      breakDown(dialogue, findTopic(dialogue)?.place ?? askable.place, isNextIdea(dialogue)),
    inTheOpen: (dialogue) => atPlace(dialogue, (place) => breakDown(dialogue, place, isNextIdea(dialogue))),
  },
  example: {
    inTheOpen: (dialogue) => answerAsk(dialogue) ?? atPlace(dialogue, (place) => giveExample(dialogue, place)),
  },
  explain: { inTheOpen: explainHere },
  other: { inTheOpen: (dialogue) => explainNamed(dialogue) ?? unknown(dialogue) },
} satisfies Record<string, IntentMoves>

const isNextIdea = ({ read }: Dialogue): boolean => /next/.test(read.plain)

/** What the message names, or what is under discussion; a course without a lesson has nothing to say. */
function atPlace(dialogue: Dialogue, tell: (place: GuidedLesson) => IlmTurn): IlmTurn {
  const place = findTopic(dialogue)?.place ?? currentPlace(dialogue)
  return place ? tell(place) : unknown(dialogue)
}

/** Explains what the message names. "Explain this" and the like name nothing: they mean what is under discussion. */
export function explainHere(dialogue: Dialogue): IlmTurn {
  const named = explainNamed(dialogue)
  if (named) return named
  const place = dialogue.read.topic === '' ? currentPlace(dialogue) : undefined
  return place ? breakDown(dialogue, place, false) : unknown(dialogue)
}

/** A letter alone answers a question that is not open. */
function explainNamed(dialogue: Dialogue): IlmTurn | undefined {
  if (/^[a-h](?:[).]|[).]? .*)?$/.test(dialogue.read.plain) && !dialogue.read.isQuestion) return nothingOpen(dialogue)
  return asksBeyondLessons(dialogue.read.plain) ? undefined : answerAsk(dialogue)
}

/** An honest "I don't know", with what is nearest; a lesson that is still being written is named as one. */
function unknown(dialogue: Dialogue): IlmTurn {
  const { guide, state, read } = dialogue
  const coming = lessonInPreparation(guide, read.plain)
  const near = asksBeyondLessons(read.plain)
    ? []
    : guide.search().find(read.plain, { kinds: ['lesson', 'term', 'section'], limit: 2 })
  const offers = near.map(({ passage }) => passage.place).filter((place, index, all) => all.indexOf(place) === index)
  const names = offers.map(({ lesson }) => `**${lesson.title}**`).join(' and ')
  const nearest = names === '' ? '' : fresh(dialogue, `The nearest I have is ${names}.`, `Near it: ${names}.`)
  const { title } = guide.course
  const honest = coming
    ? `That belongs to **${coming.title}**, a lesson that is still being written. I don’t know it yet, and I don’t want to make something up.`
    : fresh(
        dialogue,
        `I don’t know that from ${title}, and I don’t want to make something up.`,
        'That one I don’t know: my lessons don’t speak of it.',
        'I don’t know that one either. I only know what the lessons say.',
      ) || 'I don’t know.'
  const way = fresh(
    dialogue,
    'Ask me about an idea of the course, or send me a calculation to check.',
    'What else are you working on?',
    'Could you say it in the words of your lesson?',
  )
  return {
    move: 'unknown',
    text: [[honest, nearest].filter(Boolean).join(' '), way].filter(Boolean).join(' '),
    citations: offers.map((place) => guide.cite(place)),
    nextSteps: [
      ...offers.map(({ lesson }) => step(lesson.title, `Explain ${lesson.title}`)),
      ...USUAL_STEPS.slice(0, 3),
    ],
    state,
  }
}
