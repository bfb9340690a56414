import { plainFormOf } from '../question/plain-types.ts'
import type { Question } from '../question/question.ts'
import { roughText } from '../text/search-words.ts'
import { weightIn } from './asked-words.ts'
import { chooseTellings } from './choose-telling.ts'
import { ideasOf, type LessonSection } from './course-passages.ts'
import { type Dialogue, isEarned, type Opened, step } from './dialogue.ts'
import { findLeak } from './find-leak.ts'
import { letteredOptions } from './read-answer.ts'
import { mayBeTold } from './safe-beside.ts'
import { fresh, wasSaid } from './say-fresh.ts'
import { sentencesOf } from './section-idea.ts'
import { answerSteps, promptText } from './show-question.ts'
import type { Telling } from './tellings.ts'

/** With less of what the question and its explanation speak of, a piece of the lesson is about something else. */
const LEAST_SHARED = 0.12
const ANOTHER_PROBLEM = 0.15
/** What was written to be said to a student reads better than a piece of a lesson. */
const SAID_FOR_IT = 0.05

/**
 * A piece of the lesson that helps with the open question and gives nothing away; undefined when all of it was said. Of a statement that is true or
 * false only an idea that speaks little of it does: what says more settles it (safe-beside.ts).
 */
export function lessonHint(dialogue: Dialogue, opened: Opened): Telling | undefined {
  const { askable, question } = opened
  // what its explanation speaks of is what helps; it is looked for by it, and not told
  const query = roughText(`${promptText(question)} ${question.explanation ?? ''}`)
  const topic = { place: askable.place, section: askable.section ?? sectionAbout(dialogue, opened, query), query }
  const words = dialogue.guide.search().wordsOf(query)
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  // the steps of another problem speak of what is not shown
  const worth = ({ kind, text }: Telling) =>
    weightIn(words, text) / Math.max(total, Number.EPSILON) - (kind === 'method' ? ANOTHER_PROBLEM : 0)
  const isOpenTruth = plainFormOf(question).as === 'truth' && !isEarned(opened)
  const pieces = isOpenTruth ? [] : chooseTellings(dialogue, { ...topic, passage: undefined }, 'how', opened)
  const ideas = ideasOf(askable.place).flatMap(({ idea, section }): Telling[] => [
    { kind: 'short', text: idea.simpler, section },
    { kind: 'text', text: idea.reply, section },
    { kind: 'why', text: idea.why, section },
  ])
  return (
    [
      ...pieces.map((telling) => ({ telling, worth: worth(telling), isSafe: true })),
      ...ideas.map((telling) => ({ telling, worth: worth(telling) + SAID_FOR_IT, isSafe: false })),
    ]
      .filter(({ worth }) => worth >= LEAST_SHARED)
      .sort((a, b) => b.worth - a.worth)
      .find(({ telling, isSafe }) => isSafe || mayBeTold(dialogue, opened, telling))?.telling ??
    besideTheQuestion(dialogue, opened, topic.section)
  )
}

/** A case of what the question's section is about, though it shares few words with the question: more to hold on to than advice alone. */
function besideTheQuestion(dialogue: Dialogue, opened: Opened, section?: LessonSection): Telling | undefined {
  if (!section) return undefined
  return ideasOf(opened.askable.place)
    .filter((one) => one.section === section)
    .flatMap(({ idea }): Telling[] => [
      { kind: 'case', text: idea.example, section },
      { kind: 'short', text: idea.simpler, section },
      { kind: 'use', text: idea.use, section },
    ])
    .find((telling) => mayBeTold(dialogue, opened, telling))
}

/** The section of the lesson that holds most of what a question speaks of. */
function sectionAbout({ guide }: Dialogue, { askable }: Opened, query: string): LessonSection | undefined {
  const words = guide.search().wordsOf(query)
  const held = ({ title = '', text = '', keyTerms }: LessonSection) => {
    const terms = keyTerms.map(({ term, definition }) => `${term} ${definition}`).join(' ')
    return weightIn(words, `${title} ${text} ${terms}`)
  }
  const [best] = askable.place.lesson.content
    .map((section) => ({ section, held: held(section) }))
    .sort((a, b) => b.held - a.held)
  return best?.section
}

/** A step of the solution that begins a sentence says what to do; what only draws the conclusion is not one. */
const CONCLUDES = /^(?:so|therefore|hence|thus|that is why|this is why)\b/i
const FEWEST_LETTERS = 20

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? []

/** All numbers of the right option: "f(3) = 33 is below 36 and f(4) = 72 above it" tells that it is from 3 to 4. */
function holdsRightNumbers(question: Question, sentence: string): boolean {
  const right = letteredOptions(question).find(({ correct }) => correct)
  const told = new Set(numbersIn(sentence))
  const asked = numbersIn(right?.content ?? '')
  return asked.length > 0 && asked.every((number) => told.has(number))
}

/**
 * The next sentence of the question's own solution, for whoever has had every hint. Only where the platform can tell for certain whether it
 * gives the answer away: a number, a term, options made of numbers. Whoever is told more has to have tried (`isEarned`).
 */
export function nextStep(dialogue: Dialogue, { question }: Opened): string | undefined {
  const form = plainFormOf(question)
  const isCertain =
    form.as === 'number' ||
    (form.as === 'text' && form.form === 'algebra') ||
    (form.as === 'choice' && form.options.every(({ content }) => /\d/.test(content)))
  if (!isCertain) return undefined
  const [first = '', second = ''] = sentencesOf(question.explanation ?? '')
  return [first, second].find(
    (sentence, index, all) =>
      // a second step leans on the first one
      (index === 0 || wasSaid(dialogue, all[0] ?? '')) &&
      sentence.length >= FEWEST_LETTERS &&
      !CONCLUDES.test(sentence) &&
      !wasSaid(dialogue, sentence) &&
      !holdsRightNumbers(question, sentence) &&
      !findLeak(question, sentence, dialogue.compare),
  )
}

/** A next step for whoever has had every hint: what can be done with this kind of question. '' when all were said. */
export function smallStep(dialogue: Dialogue, opened: Opened): string {
  const form = plainFormOf(opened.question)
  if (form.as === 'truth')
    return fresh(
      dialogue,
      'Suppose that it is true: what else would have to be so? Does that fit what you know?',
      'Look for one case in which it fails. One is enough.',
      'Which word of it carries the claim? Say in your own words what it promises.',
      'Try it with easy numbers, or with the plainest case you can think of. What happens?',
    )
  if (answerSteps(opened.question).length > 0)
    return fresh(
      dialogue,
      'Go through the options one by one. For each, say why it could be right and what speaks against it. Then pick one.',
      'Cover the options and say in your own words what you would expect. Which option comes closest to that?',
      'Which option are you surest is wrong, and why? Cross it out, and look again.',
    )
  if (form.as === 'list')
    return fresh(
      dialogue,
      'Which one can you place without a doubt? Start there, and the others have fewer places left.',
      'Which two do you keep mixing up? Look for what tells them apart.',
      'Begin with the easiest of them. Which is it, and why?',
    )
  if (form.as === 'text' && form.form === 'text')
    return fresh(
      dialogue,
      'Which words come close? Send me the nearest one, and I’ll say whether it is the one.',
      'Say in your own words what the word has to mean. Which key term of the lesson says that?',
      'Is it the name of a thing, of a process or of a property? That leaves fewer words.',
    )
  return fresh(
    dialogue,
    'Write down what is given and what is asked, then send me your best try. A wrong try tells us both something.',
    'Try it with easier numbers or an easier word first. What would you do then?',
    'Say in one sentence what the question wants from you. Which rule of the lesson speaks of that?',
    'Send me the first line you would write, even if it goes no further.',
  )
}

/** What a guess leads to, for whoever knows no more: a wrong one shows where it slips, and earns the solution (`isEarned`). Said once. */
export function invitation(dialogue: Dialogue, { question, tried }: Opened): string {
  const { as } = plainFormOf(question)
  const left = (as === 'truth' ? 1 : 2) - tried.length
  return left <= 1
    ? fresh(dialogue, 'Or guess: right or wrong, after it the worked solution is yours.')
    : fresh(dialogue, 'Or guess: a wrong try shows us where it slips, and after two the worked solution is yours.')
}

/** Where to go when nothing is left to say. */
export const restSteps = [step('An easier question', 'An easier question'), step('Another question')]
