import type { Course } from '#domain/content/course.ts'
import { buildExam } from '#domain/exam/build-exam.ts'
import type { Exam } from '#domain/exam/exam.ts'
import { SERIES_LENGTH } from '#domain/exam/exam-series.ts'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'
import { authoredTypeOf } from '#domain/question/authored-types.ts'
import { hasSomethingToSee } from './has-something-to-see.ts'
import { share } from './share.ts'

/** An exam is taken three times; so many students do it, each with seeds of their own. */
const TAKES = 3
const STUDENTS = 6
/** True or false: whoever guesses is right half the time. */
const EVEN_CHANCE = 0.5

/** What the exams of a course are like for those who take them; shares of their choice items, 0 to 1, undefined while there are none. */
export type ExamMeasures = {
  looks: number | undefined
  inSets: number | undefined
  easy: number | undefined
  advanced: number | undefined
  trueFalse: number | undefined
  wordOnly: number | undefined
  examOnly: number | undefined
  repeats: number | undefined
}

type Taken = { authored: AuthoredQuestion; text: string; isExamOnly: boolean }

/** Builds the exams of six students, three of a series each, and looks at what stands in them. */
export function measureExams(course: Course): ExamMeasures {
  const practice = new Map(course.modules.flatMap(({ questions }) => questions.map((one) => [one.id, one] as const)))
  const examOnly = new Map(course.modules.flatMap(({ examItems }) => examItems.map((one) => [one.id, one] as const)))
  const itemsOf = ({ questions }: Exam): Taken[] =>
    questions.flatMap(({ templateId = '', text }) => {
      const isExamOnly = examOnly.has(templateId)
      const authored = examOnly.get(templateId) ?? practice.get(templateId)
      return authored && !answerTypeOf(authored).isSelfMarked ? [{ authored, text, isExamOnly }] : []
    })
  const students = Array.from({ length: STUDENTS }, (_, student) =>
    Array.from({ length: TAKES }, (_take, take) =>
      itemsOf(buildExam({ course, seed: student * SERIES_LENGTH + take, contentVersion: 'report' })),
    ),
  )
  const taken = students.flat(2)
  const repeated = students.flatMap((exams) =>
    exams.slice(1).flatMap((items, index) => {
      const before = new Set(exams.slice(0, index + 1).flatMap((earlier) => earlier.map(({ text }) => text)))
      return items.map(({ text }) => before.has(text))
    }),
  )
  return {
    looks: share(taken, ({ authored }) => hasSomethingToSee(authored)),
    inSets: share(taken, ({ authored }) => authored.stimulus !== undefined),
    easy: share(taken, ({ authored }) => authored.difficulty === 1),
    advanced: share(taken, ({ authored }) => authored.difficulty === 3),
    trueFalse: share(taken, ({ authored }) => answerTypeOf(authored).guess >= EVEN_CHANCE),
    wordOnly: share(taken, ({ authored }) => asksOnlyForAWord(authored)),
    examOnly: share(taken, ({ isExamOnly }) => isExamOnly),
    repeats: share(repeated, (isRepeated) => isRepeated),
  }
}

/** A term to be recalled and typed, with nothing to reason about. */
export const asksOnlyForAWord = (question: AuthoredQuestion): boolean =>
  authoredTypeOf(question).fields.includes('answerForm') && (question.answerForm ?? 'text') === 'text'
