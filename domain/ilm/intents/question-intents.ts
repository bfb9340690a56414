import { askAlike, askQuestion } from '../ask-question.ts'
import type { GuidedLesson } from '../course-passages.ts'
import type { Dialogue } from '../dialogue.ts'
import { currentPlace } from '../explain-idea.ts'
import { findTopic } from '../find-topic.ts'
import type { IlmTurn } from '../ilm-turn.ts'
import type { IntentMoves } from './intent-moves.ts'

/** A student wants to be asked something: a quiz, practice, another question, a harder or an easier one. */
export const questionIntents = {
  quiz: {
    whileAsked: (dialogue, { askable }) => askQuestion(dialogue, { place: topicPlace(dialogue) ?? askable.place }),
    inTheOpen: (dialogue) => askQuestion(dialogue, { place: wantedPlace(dialogue) }),
  },
  practice: {
    whileAsked: (dialogue, { askable }) =>
      askQuestion(dialogue, { place: topicPlace(dialogue) ?? askable.place, isPractice: true }),
    inTheOpen: (dialogue) => askQuestion(dialogue, { place: wantedPlace(dialogue), isPractice: true }),
  },
  next: {
    whileAsked: (dialogue, { askable }) =>
      askNext(dialogue, askable.place, 'Sure, another one. You can come back to that idea any time.'),
    inTheOpen: (dialogue) => askNext(dialogue, placeInTalk(dialogue)),
  },
  harder: {
    whileAsked: (dialogue, { askable }) =>
      askQuestion(dialogue, { place: askable.place, level: 3 }, 'Here is a harder one.'),
    inTheOpen: (dialogue) => askAtLevel(dialogue, 3, 'Here is a harder one.'),
  },
  easier: {
    whileAsked: (dialogue, { askable }) =>
      askQuestion(dialogue, { place: askable.place, level: 1 }, 'Let’s take a smaller step first.'),
    inTheOpen: (dialogue) => askAtLevel(dialogue, 1, 'Let’s take a smaller step.'),
  },
} satisfies Record<string, IntentMoves>

function askNext(dialogue: Dialogue, place: GuidedLesson | undefined, lead?: string): IlmTurn {
  return /like it/.test(dialogue.read.plain) ? askAlike(dialogue) : askQuestion(dialogue, { place }, lead)
}

function askAtLevel(dialogue: Dialogue, level: 1 | 3, lead: string): IlmTurn {
  const state = { ...dialogue.state, level }
  return askQuestion({ ...dialogue, state }, { place: placeInTalk(dialogue), level }, lead)
}

/** The lesson a message names; undefined when it names none. */
const topicPlace = (dialogue: Dialogue): GuidedLesson | undefined =>
  dialogue.read.topic === '' ? undefined : findTopic(dialogue)?.place

/** A message that names something the course does not have is asked about anything, not about what was talked of. */
const wantedPlace = (dialogue: Dialogue): GuidedLesson | undefined =>
  dialogue.read.topic === '' ? placeInTalk(dialogue) : topicPlace(dialogue)

/** Quizzes stay with what is talked about; a fresh conversation may ask about anything. */
const placeInTalk = (dialogue: Dialogue): GuidedLesson | undefined =>
  dialogue.state.lesson === undefined ? undefined : currentPlace(dialogue)
