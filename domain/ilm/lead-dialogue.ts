import { askAlike, giveHint, gradeAnswer, showSolution, stay, withholding } from './answer-question.ts'
import { sideQuestion } from './ask-aside.ts'
import { askQuestion } from './ask-question.ts'
import { stayWithStudent } from './danger/stay-with-student.ts'
import { type Dialogue, isEarned, type Opened, openedOf, step, USUAL_STEPS } from './dialogue.ts'
import { breakDown, currentPlace, explainPassage, giveExample } from './explain-idea.ts'
import { findTopic, type Topic } from './find-topic.ts'
import { greetInFrench, guardTurn } from './guard-turn.ts'
import type { IlmTurn } from './ilm-turn.ts'
import { makePlan } from './make-plan.ts'
import { openFromPage } from './open-from-page.ts'
import { readAnswer } from './read-answer.ts'
import { openSteps } from './show-question.ts'
import { smallTalk } from './small-talk.ts'
import { speakCalculation } from './speak-calculation.ts'

/**
 * The embedded tutor's next reply (design: Socratic, grounded, safe). Hints come before answers, a worked solution only after
 * real tries; every statement about the subject is the course's own text, and cited.
 */
export function leadDialogue(dialogue: Dialogue): IlmTurn {
  const care = stayWithStudent(dialogue)
  if (care) return care
  const fromPage = openFromPage(dialogue)
  const turn = fromPage ?? (openedOf(dialogue) ? inQuestion(dialogue, openedOf(dialogue)) : inTheOpen(dialogue))
  return greetInFrench(dialogue, guardTurn(dialogue, turn))
}

/** While a question is open: answers, hints and side questions; everything else may wait. */
function inQuestion(dialogue: Dialogue, opened: Opened | undefined): IlmTurn {
  if (!opened) return inTheOpen(dialogue)
  const { read, message } = dialogue
  const { place } = opened.askable
  switch (read.intent) {
    case 'hint':
    case 'dont-know':
      return giveHint(dialogue, opened, read.intent === 'dont-know' ? 'That’s a fine place to start from.' : '')
    case 'solution':
      return showSolution(dialogue, opened)
    case 'quiz':
      return askAnother(dialogue, opened, {})
    case 'practice':
      return askAnother(dialogue, opened, { isPractice: true })
    case 'next':
      return /like it/.test(read.plain)
        ? askAlike(dialogue)
        : askQuestion(dialogue, { place }, 'Sure, another one. You can come back to that idea any time.')
    case 'harder':
      return askQuestion(dialogue, { place, level: 3 }, 'Here is a harder one.')
    case 'easier':
      return askQuestion(dialogue, { place, level: 1 }, 'Let’s take a smaller step first.')
    case 'plan':
      return makePlan(dialogue)
    case 'break-down':
      return breakDown(dialogue, findTopic(dialogue)?.place ?? place, /next/.test(read.plain))
    case 'thanks':
    case 'greeting':
    case 'about':
    case 'insult': {
      const turn = smallTalk(dialogue)
      return {
        ...turn,
        text: `${turn.text}\n\nYour question is still open. What do you think?`,
        nextSteps: openSteps(opened),
      }
    }
    case 'manipulate':
    case 'essay':
      return giveHint(dialogue, opened, 'I stay your study tutor, whatever the words. Let’s work on the question.')
    default:
  }
  const answer = readAnswer(opened.question, message)
  if (answer.kind === 'answer' && read.intent !== 'reveal')
    return gradeAnswer(dialogue, opened, answer.reply, answer.text)
  if (answer.kind === 'unclear')
    return stay(dialogue, opened, 'unclear', 'Pick one of them and tell me why. Which letter is it?')
  if (read.intent === 'reveal')
    return isEarned(opened)
      ? showSolution(dialogue, opened)
      : { ...giveHint(dialogue, opened, withholding(dialogue, opened)), move: 'withhold' }
  const { calculation } = dialogue
  if (calculation && calculation.kind !== 'value') {
    return { ...speakCalculation(dialogue, calculation), nextSteps: openSteps(opened) }
  }
  if (calculation)
    return stay(dialogue, opened, 'calculation', 'Work that out and send me the number as your answer. I’ll check it.')
  return sideQuestion(dialogue, opened)
}

function askAnother(dialogue: Dialogue, opened: Opened, wanted: { isPractice?: boolean }): IlmTurn {
  const topic = dialogue.read.topic === '' ? undefined : findTopic(dialogue)
  return askQuestion(dialogue, { ...wanted, place: topic?.place ?? opened.askable.place })
}

/** With no question open. */
function inTheOpen(dialogue: Dialogue): IlmTurn {
  const { read, state, guide } = dialogue
  const topic = (): Topic | undefined => findTopic(dialogue)
  const here = () => topic()?.place ?? currentPlace(dialogue)
  const hasTopic = read.topic !== ''
  const { calculation } = dialogue
  if (calculation && read.intent !== 'quiz' && read.intent !== 'practice')
    return speakCalculation(dialogue, calculation)
  switch (read.intent) {
    case 'quiz':
      return askQuestion(dialogue, { place: hasTopic ? topic()?.place : placeInTalk(dialogue) })
    case 'practice':
      return askQuestion(dialogue, { place: hasTopic ? topic()?.place : placeInTalk(dialogue), isPractice: true })
    case 'next':
      return /like it/.test(read.plain) ? askAlike(dialogue) : askQuestion(dialogue, { place: placeInTalk(dialogue) })
    case 'harder':
      return askQuestion(
        { ...dialogue, state: { ...state, level: 3 } },
        { place: placeInTalk(dialogue), level: 3 },
        'Here is a harder one.',
      )
    case 'easier':
      return askQuestion(
        { ...dialogue, state: { ...state, level: 1 } },
        { place: placeInTalk(dialogue), level: 1 },
        'Let’s take a smaller step.',
      )
    case 'plan':
      return makePlan(dialogue)
    case 'thanks':
    case 'greeting':
    case 'about':
    case 'insult':
    case 'manipulate':
    case 'essay':
      return smallTalk(dialogue)
    default:
  }
  const place = here()
  if (!place) return unknown(dialogue)
  if (read.intent === 'break-down') return breakDown(dialogue, place, /next/.test(read.plain))
  if (read.intent === 'example') {
    const found = hasTopic ? guide.search().find(read.topic, { kinds: ['example'], limit: 1 })[0] : undefined
    return giveExample(
      dialogue,
      found && found.coverage >= 1 ? found.passage.place : place,
      found && found.coverage >= 1 ? found.passage : undefined,
    )
  }
  const found = read.intent === 'solution' ? undefined : topic()
  if (found) return explainPassage(dialogue, found.passage, false)
  // "Explain this" and the like name nothing: they mean what is under discussion
  if (['solution', 'reveal'].includes(read.intent) || /^[a-h]\)?(?: .*)?$/.test(read.plain)) {
    return {
      move: 'greet',
      text: 'No question is open right now. Shall I ask you one, or explain something?',
      citations: [],
      nextSteps: [...USUAL_STEPS],
      state,
    }
  }
  const isAboutHere = !hasTopic && ['explain', 'dont-know', 'hint'].includes(read.intent)
  return isAboutHere ? breakDown(dialogue, place, false) : unknown(dialogue)
}

/** Quizzes stay with what is talked about; a fresh conversation may ask about anything. */
const placeInTalk = (dialogue: Dialogue) => (dialogue.state.lesson === undefined ? undefined : currentPlace(dialogue))

/** An honest "I don't know", with what is nearest. */
function unknown(dialogue: Dialogue): IlmTurn {
  const { guide, state, read } = dialogue
  const near = guide.search().find(read.plain, { kinds: ['lesson', 'term', 'section'], limit: 2 })
  const offers = near.map(({ passage }) => passage.place).filter((place, index, all) => all.indexOf(place) === index)
  const nearest =
    offers.length > 0 ? ` The nearest I have is **${offers.map(({ lesson }) => lesson.title).join('** and **')}**.` : ''
  return {
    move: 'unknown',
    text: `I don’t know that from ${guide.course.title}, and I don’t want to make something up.${nearest} Ask me about an idea of the course, send me a calculation to check, or pick one of these:`,
    citations: offers.map((place) => guide.cite(place)),
    nextSteps: [
      ...offers.map(({ lesson }) => step(lesson.title, `Explain ${lesson.title}`)),
      ...USUAL_STEPS.slice(0, 3),
    ],
    state,
  }
}
