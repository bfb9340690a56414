import type { SectionKind } from '../content/exam-part-rules.ts'
import type { ExamOf } from './exam.ts'
import { sectionsOf } from './exam-sections.ts'

/** What was taken of an exam, where that was not all of it: a section, or one session of it, counted from 1. */
export type Taken = { section: SectionKind; session?: number | undefined }

/** A section, or a session of one, that can be taken alone. */
export type Sitting = Taken & { title: string | undefined; questionCount: number }

/**
 * What can be taken alone of an exam: each section, and of one that is held in sessions, as on two days, each session instead. A single one
 * is the whole exam. `title` is that of a session.
 */
export const sittingsOf = (exam: Pick<ExamOf<unknown>, 'parts'>): Sitting[] =>
  sectionsOf(exam).flatMap(({ kind, parts, questionCount }): Sitting[] => {
    const sessions = parts.filter(({ isSession }) => isSession)
    if (sessions.length < 2) return [{ section: kind, title: undefined, questionCount }]
    return sessions.map((part, index) => ({
      section: kind,
      session: index + 1,
      title: part.title,
      questionCount: part.questionCount,
    }))
  })
