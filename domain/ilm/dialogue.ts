import type { CompareAlgebra } from '../question/answer-type.ts'
import { isAskable, plainFormOf } from '../question/plain-types.ts'
import type { Question } from '../question/question.ts'
import { deriveSeed, hashText } from '../seed/seeded-random.ts'
import type { ChatContext, ChatLearner, ChatStep } from './chat.ts'
import type { CheckedCalculation } from './check-calculation.ts'
import type { Askable, CourseGuide } from './course-guide.ts'
import type { GuidedLesson } from './course-passages.ts'
import type { DialogueState } from './dialogue-state.ts'
import type { ReadMessage } from './intent.ts'
import type { Worked } from './work-out.ts'

/** One message with everything a reply to it may rest on. */
export type Dialogue = {
  guide: CourseGuide
  message: string
  read: ReadMessage
  state: DialogueState
  conversationId: string
  /** turns so far, so that wording changes from reply to reply */
  turns: number
  /** what Ilm said so far, the latest last, as much as the client sent along; nothing of it is said twice */
  said?: string | undefined
  context?: ChatContext | undefined
  learner?: ChatLearner | undefined
  /** the calculation in the message, worked out; undefined when it holds none */
  calculation?: CheckedCalculation | undefined
  /** a problem of the student's own, and attempts at it, worked out */
  worked?: Worked | undefined
  /** for answers in algebra */
  compare: CompareAlgebra
}

/** The question under discussion, with its numbers. */
export type Opened = { askable: Askable; question: Question; seed: number; tried: number[]; hints: number }

/** The open question of a conversation; undefined when there is none, or it is no longer in the course. */
export function openedOf({ guide, state }: Pick<Dialogue, 'guide' | 'state'>): Opened | undefined {
  const { open } = state
  const askable = open && guide.question(open.key)
  const question = askable?.make(open?.seed ?? 0)
  if (!open || !askable || !question) return undefined
  return { askable, question, seed: open.seed, tried: open.tried, hints: open.hints }
}

/**
 * The seed of a question in a conversation (D14). It follows from the conversation and the question, so that a question can
 * be recognised again even where a client lost the state.
 */
export const seedIn = (conversationId: string, key: string, round: number): number =>
  deriveSeed(hashText(conversationId), `${key}/${round}`)

/** The lesson under discussion. */
export function lessonOf({ guide, state }: Pick<Dialogue, 'guide' | 'state'>): GuidedLesson | undefined {
  return state.lesson === undefined ? undefined : guide.place(state.lesson)
}

export const step = (label: string, message = label): ChatStep => ({ label, message, kind: 'step' })

/** What can always be done. */
export const USUAL_STEPS: readonly ChatStep[] = [
  step('Quiz me!'),
  step('Break it down'),
  step('Real example?'),
  step('Help me study'),
]

/** Real tries before the worked solution is there for the asking; a true-false question leaves nothing to try after one. */
export function isEarned({ question, tried, hints }: Pick<Opened, 'question' | 'tried' | 'hints'>): boolean {
  const { as } = plainFormOf(question)
  // what cannot be answered in a conversation cannot be tried there: its hints are the way to the solution
  if (!isAskable(question) && hints >= Math.max(1, question.hints.length)) return true
  if (as === 'truth') return tried.length >= 1
  if (as === 'choice') return tried.length >= 2
  // a typed answer can be guessed at without a thought: the hints come first, or a third different try
  return tried.length >= 3 || (tried.length >= 2 && hints >= question.hints.length)
}
