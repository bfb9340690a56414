import type { SectionKind } from '../content/exam-part-rules.ts'
import type { ExamPart } from './exam-part.ts'

// Apart from the schema, so that a page that only speaks of parts carries none.

/** The calculator that a part allows. */
export const calculatorOf = ({
  calculator,
  calculatorKind,
}: Pick<ExamPart, 'calculator' | 'calculatorKind'>): 'none' | 'scientific' | 'graphing' =>
  calculator ? (calculatorKind ?? 'scientific') : 'none'

/** The section a part belongs to. */
export const kindOf = ({ kind }: Pick<ExamPart, 'kind'>): SectionKind => kind ?? 'choice'
