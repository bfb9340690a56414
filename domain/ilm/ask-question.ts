import { seededRandom } from '../seed/seeded-random.ts'
import type { Askable, CourseGuide } from './course-guide.ts'
import type { GuidedLesson, LessonSection } from './course-passages.ts'
import { type Dialogue, type Opened, seedIn, USUAL_STEPS } from './dialogue.ts'
import type { DialogueState } from './dialogue-state.ts'
import type { IlmTurn } from './ilm-turn.ts'
import { varied } from './say-fresh.ts'
import { figuresOfOpened, openSteps, showQuestion } from './show-question.ts'

/** Questions remembered as asked; after them the first ones may come again. */
const REMEMBERED = 30

export type Wanted = {
  place?: GuidedLesson | undefined
  /** a check of this section is best */
  section?: LessonSection | undefined
  /** only checks and easy questions: what was just explained is asked about */
  isCheck?: boolean
  /** prefers questions with other numbers each time */
  isPractice?: boolean
  level?: 1 | 2 | 3
  /** this question again, with other numbers where it has them */
  key?: string
}

/** A question of the course at the student's level that was not asked lately; undefined when the course has none. */
export function pickQuestion(dialogue: Dialogue, wanted: Wanted): Opened | undefined {
  const { guide, state, conversationId } = dialogue
  const level = wanted.level ?? state.level
  const random = seededRandom(state.asked.length, `${conversationId}/${state.asked.at(-1) ?? ''}/pick`)
  const cost = (askable: Askable) => {
    const wasAsked = state.asked.lastIndexOf(askable.key)
    return (
      (wasAsked < 0 ? 0 : 100 + wasAsked) +
      10 * Math.abs(askable.difficulty - (wanted.isCheck ? 1 : level)) +
      apart(askable, wanted) +
      (wanted.isPractice && !askable.isTemplate ? 4 : 0) +
      random() * 3
    )
  }
  const named = wanted.key === undefined ? undefined : guide.question(wanted.key)
  const pool = named ? [named] : poolOf(guide, wanted.place, dialogue)
  const ranked = pool.map((askable) => ({ askable, cost: cost(askable) })).sort((a, b) => a.cost - b.cost)
  for (const { askable } of ranked) {
    const round = state.asked.filter((key) => key === askable.key).length
    const seed = seedIn(conversationId, askable.key, round)
    const question = askable.make(seed)
    if (question) return { askable, question, seed, tried: [], hints: 0 }
  }
  return undefined
}

/** A check rests on the text above it: away from its section it may lack what it speaks of, and is asked when nothing else is left. */
function apart({ section }: Askable, wanted: Wanted): number {
  if (wanted.isCheck === true && section === wanted.section) return 0
  return section === undefined ? (wanted.isCheck === true ? 8 : 0) : 50
}

/** Questions of the lesson; without one, of the lessons the student finds hard or has done, else of all. */
function poolOf(guide: CourseGuide, place: GuidedLesson | undefined, { learner }: Dialogue): readonly Askable[] {
  if (place && guide.questionsOf(place).length > 0) return guide.questionsOf(place)
  const named = [...(learner?.weakTopics ?? []), ...(learner?.lessonsDone ?? [])]
  const known = named.flatMap((name) => placeNamed(guide, name) ?? [])
  const places = known.length > 0 ? known : guide.places
  const pool = places.flatMap((one) => guide.questionsOf(one))
  return pool.length > 0 ? pool : guide.places.flatMap((one) => guide.questionsOf(one))
}

/** A lesson by `moduleId/lessonId`, or by its title. */
export function placeNamed(guide: CourseGuide, name: string): GuidedLesson | undefined {
  const [moduleId = '', lessonId] = name.split('/')
  if (lessonId !== undefined) return guide.place(lessonId, moduleId)
  return guide.places.find(({ lesson }) => lesson.title.toLowerCase() === name.toLowerCase())
}

/** The state with a question open. */
export function withOpen(state: DialogueState, opened: Opened): DialogueState {
  const { askable, seed, tried, hints } = opened
  const isNew = state.open?.key !== askable.key || state.open.seed !== seed
  return {
    ...state,
    open: { key: askable.key, seed, tried, hints },
    lesson: askable.place.lesson.id,
    section: askable.section ? askable.place.lesson.content.indexOf(askable.section) : state.section,
    asked: isNew
      ? [...state.asked.filter((key, index) => key !== askable.key || index > 0), askable.key].slice(-REMEMBERED)
      : state.asked,
  }
}

/** The state with no question open. */
export function withoutOpen(state: DialogueState): DialogueState {
  const { open: _closed, problem: _left, ...rest } = state
  return rest
}

/** A reply that leaves the question open. */
export function stay(dialogue: Dialogue, opened: Opened, move: IlmTurn['move'], text: string): IlmTurn {
  return {
    move,
    text,
    citations: [],
    nextSteps: openSteps(opened),
    state: withOpen(dialogue.state, opened),
  }
}

/** Asks a question of the course. */
export function askQuestion(dialogue: Dialogue, wanted: Wanted, lead?: string): IlmTurn {
  const { guide, state } = dialogue
  const opened = pickQuestion(dialogue, wanted)
  if (!opened) {
    return {
      move: 'unknown',
      text: `I have no questions for ${guide.course.title} yet. Ask me about something you are studying, or send a calculation to check.`,
      citations: [],
      nextSteps: [...USUAL_STEPS.slice(1)],
      state: withoutOpen(state),
    }
  }
  const { lesson } = opened.askable.place
  const opening =
    lead ??
    (varied(
      dialogue,
      `Here is one from **${lesson.title}**.`,
      `Try this one, from **${lesson.title}**.`,
      `Let’s see: **${lesson.title}**.`,
      `What do you make of this one? (**${lesson.title}**)`,
      `From **${lesson.title}**, this one:`,
      `A question about **${lesson.title}**:`,
      `**${lesson.title}** it is. Have a go:`,
      `See how far you get with this, from **${lesson.title}**.`,
    ) ||
      `From **${lesson.title}**:`)
  return {
    move: 'ask',
    text: opening,
    question: showQuestion(opened.question),
    figures: figuresOfOpened(opened),
    citations: [guide.cite(opened.askable.place, opened.askable.section)],
    nextSteps: openSteps(opened),
    state: { ...withOpen(withoutOpen(state), opened), idea: undefined },
  }
}

/** Asks the same kind of question again, with other numbers where it has them. */
export function askAlike(dialogue: Dialogue): IlmTurn {
  const last = dialogue.state.asked.at(-1)
  const askable = last === undefined ? undefined : dialogue.guide.question(last)
  return askQuestion(
    dialogue,
    askable?.isTemplate ? { key: askable.key } : { place: askable?.place },
    'Here is a fresh one.',
  )
}
