import type { GuidedLesson, LessonSection } from './course-passages.ts'
import type { IlmTurn } from './ilm-turn.ts'

/** What is told, where it stands, and what may come next. */
export type Told = {
  text: string
  place: GuidedLesson
  section?: LessonSection | undefined
  /** what is explained, for whoever goes on with it */
  idea?: string | undefined
  /** lessons it rests on beside `place` */
  besides?: readonly GuidedLesson[]
  move?: IlmTurn['move']
  /** a check of it may follow */
  isCheckable: boolean
  steps?: IlmTurn['nextSteps']
}
