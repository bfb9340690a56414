import type { SectionKind } from '../content/exam-part-rules.ts'
import { sumOf } from '../maths/sum-of.ts'
import type { ExamOf } from './exam.ts'
import type { ExamPart } from './exam-part.ts'
import { kindOf } from './part-defaults.ts'

/** The parts of one kind, as the student sees them: together, in their order. */
export type ExamSection = {
  kind: SectionKind
  parts: ExamPart[]
  minutes: number
  questionCount: number
  /** its share of the composite score; only the ratio to the other sections' counts */
  weight: number
}

/**
 * The sections of an exam, in the order in which they begin. Most exams have one. A part that says no weight counts by its minutes, which
 * is how real examinations are weighed more or less.
 */
export function sectionsOf({ parts }: Pick<ExamOf<unknown>, 'parts'>): ExamSection[] {
  const kinds = [...new Set(parts.map(kindOf))]
  return kinds.map((kind) => {
    const own = parts.filter((part) => kindOf(part) === kind)
    return {
      kind,
      parts: own,
      minutes: sumOf(own.map(({ minutes }) => minutes)),
      questionCount: sumOf(own.map(({ questionCount }) => questionCount)),
      weight: sumOf(own.map(({ weight, minutes }) => weight ?? minutes)),
    }
  })
}

/** Whether an exam has both sections. */
export const hasSections = (exam: Pick<ExamOf<unknown>, 'parts'>): boolean => sectionsOf(exam).length > 1

/**
 * An exam cut to one of its sections, or to one session of it: its parts, questions and stimuli, and its minutes. The id stays, so that a gateway
 * can build the whole exam again and cut it too. An exam without that section or session stays whole.
 * @param session counted from 1 among the sessions of the section; left out: all of it
 */
export function takeSection<T>(exam: ExamOf<T>, kind: SectionKind | undefined, session?: number): ExamOf<T> {
  const section = exam.parts.filter((part) => kindOf(part) === kind)
  const taken =
    session === undefined ? section : section.filter(({ isSession }) => isSession).slice(session - 1, session)
  if (taken.length === 0 || taken.length === exam.parts.length) return exam
  const questionsOf = ({ firstQuestion, questionCount }: ExamPart) =>
    exam.questions.slice(firstQuestion, firstQuestion + questionCount)
  const questions = taken.flatMap(questionsOf)
  let firstQuestion = 0
  const parts = taken.map((part) => {
    const placed = { ...part, firstQuestion }
    firstQuestion += part.questionCount
    return placed
  })
  const stimuli = exam.stimuli?.filter(({ id }) => questions.some(({ stimulusId }) => stimulusId === id))
  return {
    ...exam,
    ...(stimuli && { stimuli }),
    durationMinutes: sumOf(parts.map(({ minutes }) => minutes)),
    parts,
    questions,
  }
}

/** Where the section of a part stands among the exam's questions, or the session: the player counts within it. */
export function sectionSpan(exam: Pick<ExamOf<unknown>, 'parts' | 'questions'>, part: number) {
  const running = exam.parts[part]
  if (running?.isSession) return { first: running.firstQuestion, count: running.questionCount }
  const kind = kindOf(running ?? {})
  const own = exam.parts.filter((other) => kindOf(other) === kind)
  const first = own[0]?.firstQuestion ?? 0
  return { first, count: sumOf(own.map(({ questionCount }) => questionCount)) || exam.questions.length }
}
