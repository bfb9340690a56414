import { plainNumber } from '../../../maths/format-number.ts'
import type { AuthoredType } from '../../authored-type.ts'
import { checkNumericKey } from '../../check-numeric-key.ts'

export const authoredNumeric: AuthoredType = {
  fields: ['answer', 'tolerance', 'significantFigures', 'dataFigures', 'mistakes', 'unit'],
  fill: ({ answer, tolerance, significantFigures, dataFigures, mistakes = [], unit }, filler) => ({
    ...(answer !== undefined && {
      answer: Array.isArray(answer)
        ? filler.refuse('a numeric question has one answer, not a list')
        : filler.number(answer, 'the answer'),
    }),
    tolerance: tolerance === undefined ? 0 : Math.abs(filler.number(tolerance, 'the tolerance')),
    unit: unit === undefined ? undefined : filler.text(unit),
    significantFigures,
    dataFigures,
    mistakes: mistakes.map((mistake) => ({
      answer: filler.number(mistake.answer, 'the mistake'),
      feedback: filler.text(mistake.feedback),
      ...(mistake.misconception && { misconception: mistake.misconception }),
    })),
  }),
  check: checkNumericKey,
  answers: ({ answer }) => (typeof answer === 'number' ? [plainNumber(answer)] : []),
}
