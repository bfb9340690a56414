import type { ChatCitation, ChatFigures, ChatGraded, ChatStep } from './chat.ts'
import type { DialogueState } from './dialogue-state.ts'

/** What Ilm did; for tests and figures, students never see it. */
export type Move =
  | 'safety'
  | 'greet'
  | 'ask'
  | 'hint'
  | 'withhold'
  | 'right'
  | 'wrong'
  | 'unclear'
  | 'solution'
  | 'explain'
  | 'example'
  | 'plan'
  | 'calculation'
  | 'unknown'
  | 'decline'

/**
 * One reply of the embedded Ilm. `text` is prose in Markdown; `question` is the question it asks, which of course names its
 * own options and is therefore kept apart from the prose in the leak check.
 */
export type IlmTurn = {
  move: Move
  text: string
  question?: string
  citations: ChatCitation[]
  nextSteps: ChatStep[]
  /** set when the message answered a practice question */
  graded?: ChatGraded
  /** the figures of `question` */
  figures?: ChatFigures | undefined
  state: DialogueState
}

/** The reply as students read it. */
export const replyText = ({ text, question }: Pick<IlmTurn, 'text' | 'question'>): string =>
  [text, question].filter(Boolean).join('\n\n')
