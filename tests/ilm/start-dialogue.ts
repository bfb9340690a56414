import type { ChatContext, ChatLearner, ChatTurn } from '#domain/ilm/chat.ts'
import { type CourseGuide, createCourseGuide } from '#domain/ilm/course-guide.ts'
import { type Dialogue, type Opened, openedOf } from '#domain/ilm/dialogue.ts'
import { type DialogueState, FRESH_STATE, readState, withoutState, withState } from '#domain/ilm/dialogue-state.ts'
import { type IlmTurn, replyText } from '#domain/ilm/ilm-turn.ts'
import { leadDialogue } from '#domain/ilm/lead-dialogue.ts'
import { compareWorked, mathsTask } from '#domain/ilm/maths-task.ts'
import { letteredOptions } from '#domain/ilm/read-answer.ts'
import { readIntent } from '#domain/ilm/read-intent.ts'
import { recoverState } from '#domain/ilm/recover-state.ts'
import { workOut } from '#domain/ilm/work-out.ts'
import { ilmCourse } from '#tests/factories/ilm-course.ts'

/** The course most dialogues are about (tests/factories/ilm-course.ts). */
export const ilmGuide: CourseGuide = createCourseGuide(ilmCourse())

type Asked = {
  guide?: CourseGuide
  state?: Partial<DialogueState>
  context?: ChatContext | undefined
  learner?: Partial<ChatLearner> | undefined
  /** turns so far */
  turns?: number
  /** what Ilm said so far */
  said?: string
}

/** One message with all that a reply may rest on, as the gateway puts it together. */
export function dialogueOf(message: string, asked: Asked = {}): Dialogue {
  const { guide = ilmGuide, state, context, learner, turns = 0, said } = asked
  const unread = {
    guide,
    message,
    read: readIntent(message, (word) => guide.search().knows(word)),
    state: { ...FRESH_STATE, ...state },
    conversationId: 'c1',
    turns,
    said,
    context,
    learner: learner && { weakTopics: [], lessonsDone: [], misconceptions: [], ...learner },
  }
  const task = mathsTask(unread)
  const worked = workOut(task)
  return { ...unread, calculation: worked.calculation, worked, compare: compareWorked(task, worked) }
}

/** Ilm's reply to one message. */
export const replyTo = (message: string, asked: Asked = {}): IlmTurn => leadDialogue(dialogueOf(message, asked))

/** The state of a conversation in which a question is open. */
export const whileOpen = (key: string, more: Partial<NonNullable<DialogueState['open']>> = {}): DialogueState => {
  const lesson = ilmGuide.question(key)?.place.lesson.id
  return {
    ...FRESH_STATE,
    open: { key, seed: 1, tried: [], hints: 0, ...more },
    asked: [key],
    ...(lesson && { lesson }),
  }
}

/** A conversation: each message goes on from the last. `keepsState: false` is a client that sends back only what it showed. */
export function startDialogue({ keepsState = true, ...asked }: Asked & { keepsState?: boolean } = {}) {
  const { guide = ilmGuide } = asked
  const history: ChatTurn[] = []
  return (message: string, context?: ChatContext): IlmTurn => {
    const isFirst = history.length === 0
    const state = (isFirst && asked.state) || (readState(history) ?? recoverState(guide, history, 'c1'))
    const said = history
      .flatMap(({ role, content }) => (role === 'assistant' ? [withoutState(content)] : []))
      .join('\n\n')
    const turn = replyTo(message, { ...asked, state, context, turns: history.length / 2, said })
    const text = replyText(turn)
    history.push({ role: 'user', content: message })
    history.push({ role: 'assistant', content: keepsState ? withState(text, turn.state) : text })
    return turn
  }
}

/** The question that a reply leaves open. */
export const openIn = (turn: IlmTurn, guide: CourseGuide = ilmGuide): Opened | undefined =>
  openedOf({ guide, state: turn.state })

/** The letters of the question that a reply leaves open, the right one and the others. */
export function lettersIn(turn: IlmTurn, guide: CourseGuide = ilmGuide): { right: string; wrong: string[] } {
  const question = openIn(turn, guide)?.question
  const options = question ? letteredOptions(question) : []
  const wrong = options.filter((option) => !option.correct).map(({ letter }) => letter)
  return { right: options.find((option) => option.correct)?.letter ?? '', wrong }
}
