import type { SectionKind } from '#domain/content/exam-part-rules.ts'
import type { ExamPart } from '#domain/exam/exam-part.ts'
import type { Taken } from '#domain/exam/exam-sittings.ts'
import { calculatorOf } from '#domain/exam/part-defaults.ts'
import { partLetter } from '#domain/question/part-letter.ts'

const calculators = { none: 'No calculator', scientific: 'Scientific calculator', graphing: 'Graphing calculator' }

export const describeCalculator = (part: Pick<ExamPart, 'calculator' | 'calculatorKind'>): string =>
  calculators[calculatorOf(part)]

/** What the sections are called, whatever the titles of their parts. */
export const sectionNames: Record<SectionKind, string> = { choice: 'Choice section', written: 'Written section' }

/** What was taken of an exam: a section, or one session of it, which has a letter. */
export const describeTaken = ({ section, session }: Taken): string =>
  session === undefined ? sectionNames[section] : `Session ${partLetter(session - 1).toUpperCase()}`
