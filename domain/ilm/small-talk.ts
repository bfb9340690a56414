import { ILM_NAME } from '../product.ts'
import { type Dialogue, USUAL_STEPS } from './dialogue.ts'
import type { IlmTurn } from './ilm-turn.ts'
import type { Intent } from './intent.ts'
import { fresh } from './say-fresh.ts'

type Talk = Pick<Dialogue, 'read' | 'guide' | 'state' | 'turns' | 'said'>

/** Several ways to say each, so that none comes twice in a conversation. */
const TEXTS: Partial<Record<Intent, (title: string) => readonly string[]>> = {
  greeting: (title) => [
    `Hi! I’m ${ILM_NAME}, your tutor for ${title}. What are you working on?`,
    'Hello again! Which topic shall it be?',
    'Hey! Where were you stuck last?',
  ],
  thanks: () => [
    'Glad it helped! Shall we make sure it sticks?',
    'Glad to hear it. One more while it is fresh?',
    'Glad! Anything else on your mind?',
  ],
  about: (title) => [
    `I’m ${ILM_NAME}, a computer program that tutors ${title}. I ask, give hints, check answers and calculations, and explain from the lessons of this course. I don’t hand out answers, and I can be wrong, so check what I say against the lesson.`,
    `Still ${ILM_NAME}, a computer program for studying. No face, no weekend, but plenty of questions.`,
  ],
  insult: () => [
    'That sounds frustrating. Studying can be like that. Let’s take one small step: tell me what is giving you trouble, or start with an easy question.',
    'I can take it: it is frustrating. What would help right now?',
    'Sounds like a frustrating moment. Shall we try something easier?',
  ],
  manipulate: (title) => [
    `I stay your study tutor: no tricks, no answer keys. But I’m happy to work on ${title} with you.`,
    'Still your study tutor. What would you like to understand?',
  ],
  essay: () => [
    'That piece of work has to be yours, so I won’t write it. I can help you think: what is the main point you want to make, and what in the lesson supports it? Tell me in a sentence, and we go from there.',
    'The writing has to be yours; the thinking we can share. What is your claim, in one sentence?',
  ],
  bye: () => [
    'See you! Sleep on it: that is when it settles.',
    'Bye! Come back with whatever got stuck.',
    'Take care! Tomorrow five minutes will do.',
  ],
  agree: () => [
    'Good. What next?',
    'Ready when you are. Which topic?',
    'All right. A question, an example, or something new?',
    'Fine with me. What would you like to do?',
  ],
  chat: () => [
    'I’m only a study program, so that is beyond me. But ask me anything from the course!',
    'You would be better at that than I am. Shall we do something I’m good at?',
    'I have no life outside the lessons, I’m afraid. What are you working on?',
  ],
  joke: () => [
    'Parallel lines have so much in common. It’s a shame they’ll never meet. Your turn: a question?',
    'Never trust an atom: they make up everything. Back to work?',
    'Why was six afraid of seven? Because seven eight nine. What next?',
  ],
}

/** Beside an open question nobody is asked for a topic. */
const BESIDE_A_QUESTION: typeof TEXTS = {
  greeting: () => ['Hi there!', 'Hello again!', 'Hey, good to see you!'],
  thanks: () => ['Glad it helped!', 'Glad to hear it.', 'You’re welcome!'],
  agree: () => ['Good.', 'All right.', 'Okay!', 'Fine with me.'],
  chat: () => [
    'I’m only a study program, so that is beyond me.',
    'That is a side of life I know nothing about.',
    'I have no life outside the lessons, I’m afraid.',
  ],
}

/** Hello, thanks, who are you, rude words, tricks, and homework to be written: a short human answer and a way on. */
export const smallTalk = (dialogue: Talk): IlmTurn => talkFrom(TEXTS, dialogue)

/** The same beside an open question. */
export const talkBesideQuestion = (dialogue: Talk): IlmTurn => talkFrom({ ...TEXTS, ...BESIDE_A_QUESTION }, dialogue)

function talkFrom(texts: typeof TEXTS, dialogue: Talk): IlmTurn {
  const { read, guide, state } = dialogue
  const { title } = guide.course
  const isKind = !['insult', 'manipulate', 'essay'].includes(read.intent)
  return {
    move: isKind ? 'greet' : 'decline',
    text: fresh(dialogue, ...(texts[read.intent]?.(title) ?? [])) || `What would you like to look at in ${title}?`,
    citations: [],
    nextSteps: [...USUAL_STEPS],
    state,
  }
}

/** To somebody who thinks: time, and nothing else. */
export const giveTime = (dialogue: Talk): IlmTurn => ({
  move: 'greet',
  text:
    fresh(dialogue, 'Take your time.', 'No hurry, I’m here.', 'Sure, think it over.', 'All the time you need.') ||
    'I’m here.',
  citations: [],
  nextSteps: [],
  state: dialogue.state,
})

/** Said to an answer, or to a wish for one, when nothing was asked. */
export const nothingOpen = (dialogue: Pick<Dialogue, 'state' | 'turns' | 'said'>): IlmTurn => ({
  move: 'greet',
  text:
    fresh(
      dialogue,
      'No question is open right now. Shall I ask you one, or explain something?',
      'There is no open question just now. What would you like: a question, or an explanation?',
    ) || 'Shall I ask you something?',
  citations: [],
  nextSteps: [...USUAL_STEPS],
  state: dialogue.state,
})
