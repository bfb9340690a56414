import { roughText } from '../text/search-words.ts'
import { chooseTellings } from './choose-telling.ts'
import { type Dialogue, type Opened, step } from './dialogue.ts'
import { fresh } from './say-fresh.ts'
import { answerSteps, promptText } from './show-question.ts'
import type { Telling } from './tellings.ts'

/** A piece of the lesson that helps with the open question and gives nothing away; undefined when all of it was said. */
export function lessonHint(dialogue: Dialogue, opened: Opened): Telling | undefined {
  const { place, section } = opened.askable
  const query = roughText(promptText(opened.question))
  return chooseTellings(dialogue, { place, section, passage: undefined, query }, 'how', opened)[0]
}

/** A next step for whoever has had every hint: what can be done with this kind of question. '' when all were said. */
export function smallStep(dialogue: Dialogue, opened: Opened): string {
  if (answerSteps(opened.question).length > 0)
    return fresh(
      dialogue,
      'Go through the options one by one. For each, say why it could be right and what speaks against it. Then pick one.',
      'Cover the options and say in your own words what you would expect. Which option comes closest to that?',
      'Which option are you surest is wrong, and why? Cross it out, and look again.',
      'Read the question once more and underline one word that decides it. Which word is it?',
    )
  return fresh(
    dialogue,
    'Write down what is given and what is asked, then send me your best try. A wrong try tells us both something.',
    'Try it with easier numbers or an easier word first. What would you do then?',
    'Say in one sentence what the question wants from you. Which rule of the lesson speaks of that?',
    'Send me the first line you would write, even if it goes no further.',
  )
}

/** Where to go when nothing is left to say. */
export const restSteps = [step('An easier question', 'An easier question'), step('Another question')]
