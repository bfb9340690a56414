import { askAlike, giveHint, gradeAnswer, showSolution, stay, withholding } from './answer-question.ts'
import { askQuestion } from './ask-question.ts'
import { checkCalculation } from './check-calculation.ts'
import type { LessonPlace, LessonSection } from './course-passages.ts'
import { type Dialogue, isEarned, type Opened, openedOf, step, USUAL_STEPS } from './dialogue.ts'
import { breakDown, currentPlace, explainPassage, giveExample } from './explain-idea.ts'
import { findLeak } from './find-leak.ts'
import { findTopic, type Topic } from './find-topic.ts'
import { makePlan } from './make-plan.ts'
import { dangerReply, noticeDanger } from './notice-danger.ts'
import { openFromPage } from './open-from-page.ts'
import { readAnswer } from './read-answer.ts'
import { answerSteps, openSteps, promptText } from './show-question.ts'
import { smallTalk } from './small-talk.ts'
import { speakCalculation } from './speak-calculation.ts'
import type { TutorTurn } from './tutor-turn.ts'

/**
 * The embedded tutor's next reply (design: Socratic, grounded, safe). Hints come before answers, a worked solution only after
 * real tries; every statement about the subject is the course's own text, and cited.
 */
export function leadDialogue(dialogue: Dialogue): TutorTurn {
  const danger = noticeDanger(dialogue.message)
  if (danger) return { move: 'safety', text: dangerReply(danger), citations: [], nextSteps: [], state: dialogue.state }
  const fromPage = openFromPage(dialogue)
  const turn = fromPage ?? (openedOf(dialogue) ? inQuestion(dialogue, openedOf(dialogue)) : inTheOpen(dialogue))
  return greetInFrench(dialogue, guardTurn(dialogue, turn))
}

/** While a question is open: answers, hints and side questions; everything else may wait. */
function inQuestion(dialogue: Dialogue, opened: Opened | undefined): TutorTurn {
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
  const calculation = checkCalculation(message, dialogue.state.equation)
  if (calculation && calculation.kind !== 'value') {
    return { ...speakCalculation(dialogue, calculation), nextSteps: openSteps(opened) }
  }
  if (calculation)
    return stay(dialogue, opened, 'calculation', 'Work that out and send me the number as your answer. I’ll check it.')
  return sideQuestion(dialogue, opened)
}

function askAnother(dialogue: Dialogue, opened: Opened, wanted: { isPractice?: boolean }): TutorTurn {
  const topic = dialogue.read.topic === '' ? undefined : findTopic(dialogue)
  return askQuestion(dialogue, { ...wanted, place: topic?.place ?? opened.askable.place })
}

/** A question about the subject while another is open: answered from the lesson, and the open one stays. */
function sideQuestion(dialogue: Dialogue, opened: Opened): TutorTurn {
  const { read, guide } = dialogue
  const isAsking = read.intent === 'explain' || read.intent === 'example' || read.isQuestion
  const { place, section } = opened.askable
  const topic = isAsking ? findTopic(dialogue) : undefined
  const turn = answerAside(dialogue, topic, place, section)
  if (!turn || findLeak(opened.question, turn.text, dialogue.compare)) {
    return giveHint(
      dialogue,
      opened,
      turn
        ? 'The lesson says that too plainly for now, so let’s go step by step.'
        : 'Let’s stay with the question for a moment.',
    )
  }
  const back =
    answerSteps(opened.question).length > 0
      ? 'Now back to your question: which one fits?'
      : 'Now back to your question: what is your answer?'
  return {
    ...turn,
    text: `${turn.text}\n\n${back}`,
    nextSteps: openSteps(opened),
    citations: turn.citations.length > 0 ? turn.citations : [guide.cite(place, section)],
  }
}

function answerAside(dialogue: Dialogue, topic: Topic | undefined, place: LessonPlace, section?: LessonSection) {
  if (dialogue.read.intent === 'example') return giveExample(dialogue, topic?.place ?? place)
  if (topic) return explainPassage(dialogue, topic.passage, true)
  return dialogue.read.intent === 'explain' ? explainPassage(dialogue, lessonPassage(place, section), true) : undefined
}

const lessonPassage = (place: LessonPlace, section: Opened['askable']['section']) =>
  section
    ? { kind: 'section' as const, title: section.title ?? '', text: section.text ?? '', place, section }
    : { kind: 'lesson' as const, title: place.lesson.title, text: place.lesson.summary ?? '', place }

/** With no question open. */
function inTheOpen(dialogue: Dialogue): TutorTurn {
  const { read, state, guide, message } = dialogue
  const topic = (): Topic | undefined => findTopic(dialogue)
  const here = () => topic()?.place ?? currentPlace(dialogue)
  const hasTopic = read.topic !== ''
  const calculation = checkCalculation(message, state.equation)
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
function unknown(dialogue: Dialogue): TutorTurn {
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

/** The last net: whatever was put together, an answer that is not earned does not go out (D20). */
function guardTurn(dialogue: Dialogue, turn: TutorTurn): TutorTurn {
  if (turn.move === 'right' || turn.move === 'solution') return turn
  const opened = openedOf({ guide: dialogue.guide, state: turn.state })
  if (!opened || isEarned(opened) || !findLeak(opened.question, turn.text, dialogue.compare)) return turn
  if (turn.question !== undefined) {
    // an explanation that answers its own check question: the explanation goes, the question stays
    const lead = `Let’s see what you know already about **${opened.askable.place.lesson.title}**.`
    const text = findLeak(opened.question, lead, dialogue.compare) ? 'Let’s see what you know already.' : lead
    return { ...turn, move: 'ask', text }
  }
  const hint = giveHint(dialogue, opened, 'Let’s look at it from another side.')
  if (!findLeak(opened.question, hint.text, dialogue.compare)) return hint
  return stay(
    dialogue,
    opened,
    'hint',
    `Read the question once more, slowly. ${promptText(opened.question)}\n\nWhat is given, and what is asked?`,
  )
}

/** Students who write in French are answered kindly, and told in which language. */
function greetInFrench({ read }: Dialogue, turn: TutorTurn): TutorTurn {
  if (!read.isFrench || turn.move === 'safety') return turn
  return {
    ...turn,
    text: `*Je comprends un peu le français, mais mes leçons sont en anglais. On continue ensemble !*\n\n${turn.text}`,
  }
}
