import { ILM_NAME } from '../product.ts'
import { type Dialogue, USUAL_STEPS } from './dialogue.ts'
import type { IlmTurn } from './ilm-turn.ts'

/** Hello, thanks, who are you, rude words, tricks, and homework to be written: a short human answer and a way on. */
export function smallTalk({ read, guide, state }: Pick<Dialogue, 'read' | 'guide' | 'state'>): IlmTurn {
  const { title } = guide.course
  const texts: Partial<Record<typeof read.intent, string>> = {
    greeting: `Hi! I’m ${ILM_NAME}, your tutor for ${title}. What are you working on?`,
    thanks: 'Glad it helped! Shall we make sure it sticks?',
    about: `I’m ${ILM_NAME}, a computer program that tutors ${title}. I ask, give hints, check answers and calculations, and explain from the lessons of this course. I don’t hand out answers, and I can be wrong, so check what I say against the lesson.`,
    insult:
      'That sounds frustrating. Studying can be like that. Let’s take one small step: tell me what is giving you trouble, or start with an easy question.',
    manipulate: `I stay your study tutor: no tricks, no answer keys. But I’m happy to work on ${title} with you.`,
    essay:
      'That piece of work has to be yours, so I won’t write it. I can help you think: what is the main point you want to make, and what in the lesson supports it? Tell me in a sentence, and we go from there.',
  }
  return {
    move: read.intent === 'greeting' || read.intent === 'thanks' || read.intent === 'about' ? 'greet' : 'decline',
    text: texts[read.intent] ?? `What would you like to look at in ${title}?`,
    citations: [],
    nextSteps: [...USUAL_STEPS],
    state,
  }
}

/** Said to an answer, or to a wish for one, when nothing was asked. */
export const nothingOpen = ({ state }: Pick<Dialogue, 'state'>): IlmTurn => ({
  move: 'greet',
  text: 'No question is open right now. Shall I ask you one, or explain something?',
  citations: [],
  nextSteps: [...USUAL_STEPS],
  state,
})
