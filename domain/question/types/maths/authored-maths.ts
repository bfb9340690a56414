import type { CompareAlgebra } from '../../answer-type.ts'
import type { AuthoredType } from '../../authored-type.ts'
import { checkFormula } from '../../check-formula.ts'
import { isCorrect } from '../../checked.ts'
import type { MathsFieldOf } from './maths.ts'

export const authoredMaths: AuthoredType = {
  fields: ['expressions'],
  needs: ['expressions'],
  fill: ({ expressions = [] }, filler) => ({
    expressions: expressions.map(({ name, answer, mistakes = [] }) => ({
      ...(name !== undefined && { name: filler.text(name) }),
      accepted: [answer].flat().map(filler.text),
      mistakes: mistakes.map((mistake) => ({
        answer: filler.text(mistake.answer),
        feedback: filler.text(mistake.feedback),
        ...(mistake.misconception && { misconception: mistake.misconception }),
      })),
    })),
  }),
  check: ({ expressions = [] }, compare) => [
    ...(expressions.length > 1 && expressions.some(({ name }) => name === undefined)
      ? ['several fields need a name each, so that it is clear what belongs where']
      : []),
    ...expressions.flatMap((field) => checkField(field, compare)),
  ],
  answers: ({ expressions = [] }) => expressions.flatMap(({ accepted }) => accepted),
}

/** The key is checked by the code that checks students. */
function checkField({ accepted, mistakes }: MathsFieldOf<string>, compare: CompareAlgebra): string[] {
  const found: string[] = []
  for (const text of accepted) {
    if (compare(text, text) !== true) found.push(`the accepted answer "${text}" cannot be read as a formula`)
    else if (compare(text, accepted[0] ?? '') !== true)
      found.push(`the accepted answers "${accepted[0]}" and "${text}" are not equal`)
  }
  for (const { answer } of mistakes) {
    if (compare(answer, answer) !== true) found.push(`the mistake "${answer}" cannot be read as a formula`)
    if (isCorrect(checkFormula(answer, accepted, compare)))
      found.push(`the mistake "${answer}" is also an accepted answer`)
  }
  return found
}
