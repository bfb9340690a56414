import type { Checked } from '../question/checked.ts'
import { plainLine } from '../text/plain-line.ts'
import type { ChatGraded } from './chat.ts'
import type { Opened } from './dialogue.ts'
import { answerMark } from './dialogue-state.ts'
import { promptText } from './show-question.ts'

/** As long as a history keeps of a prompt. */
const LONGEST_PROMPT = 200
const LONGEST_ANSWER = 200

/**
 * A graded answer as an act of study, so that a quiz in the chat counts as evidence like any other (events of source `tutor`).
 * Undefined for checks of a lesson and exam items, which have records of their own, and for the same wrong answer again.
 */
export function recordAnswer(opened: Opened, checked: Checked<string>, given: string): ChatGraded | undefined {
  const { askable, question, seed, tried, hints } = opened
  if (askable.section || askable.isExamItem || checked.kind !== 'checked') return undefined
  if (tried.includes(answerMark(given))) return undefined
  const misconception = checked.mistake?.misconception
  return {
    moduleId: askable.place.module.id,
    lessonId: askable.place.lesson.id,
    questionId: question.id,
    ...(askable.isTemplate && { seed }),
    questionText: plainLine(promptText(question)).slice(0, LONGEST_PROMPT),
    questionType: question.type,
    tags: question.tags,
    ...(question.difficulty !== undefined && { difficulty: question.difficulty }),
    status: checked.status,
    answer: given.slice(0, LONGEST_ANSWER),
    hintsUsed: hints,
    ...(misconception !== undefined && { misconception }),
  }
}
