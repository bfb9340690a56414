import type { AuthoredType } from '../../authored-type.ts'
import { blankAnswers, checkAuthoredBlanks, filledBlank } from '../../blank/authored-blanks.ts'
import { partLetter } from '../../part-letter.ts'
import { twinOf } from '../../same-to-reader.ts'
import { pointsOf, rubricOf } from './written.ts'

export const authoredWritten: AuthoredType = {
  fields: ['parts', 'points', 'pitfalls'],
  needs: ['parts', 'points'],
  fill: ({ parts = [], points, pitfalls = [] }, filler) => {
    for (const [index, part] of parts.entries()) {
      const sum = pointsOf(part.rubric)
      if (sum !== part.points)
        filler.refuse(
          `part (${partLetter(index)}) has ${part.points} points, but the lines of its rubric add up to ${sum}`,
        )
    }
    const all = pointsOf(parts)
    if (points !== undefined && all !== points)
      filler.refuse(`the question has ${points} points, but its parts add up to ${all}`)
    return {
      written: {
        parts: parts.map(({ prompt, model, rubric, skill: ofPart }, index) => ({
          prompt: filler.text(prompt),
          model: filler.text(model),
          rubric: rubric.map(({ criterion, points: worth, check, feedback, misconception, skill = ofPart }) => ({
            criterion: filler.text(criterion),
            points: worth,
            ...(check && { blank: filledBlank(check, filler, `Part (${partLetter(index)})`) }),
            ...(feedback !== undefined && { feedback: filler.text(feedback) }),
            ...(misconception !== undefined && { misconception }),
            ...(skill !== undefined && { skill }),
          })),
        })),
        pitfalls: pitfalls.map(filler.text),
      },
    }
  },
  check: (question) => {
    const lines = rubricOf(question)
    const blanks = lines.flatMap(({ blank }) => blank ?? [])
    const twin = twinOf(lines.map(({ criterion }) => criterion))
    const empty = (question.written?.parts ?? []).findIndex(({ model }) => model.trim() === '')
    return [
      ...(twin === undefined ? [] : [`two lines of the rubric say the same: "${twin}"`]),
      ...(empty < 0 ? [] : [`part (${partLetter(empty)}) has no model answer`]),
      ...(blanks.length > 0 ? checkAuthoredBlanks(blanks) : []),
      ...(blanks.length === lines.length ? ['every line is checked by machine; that is a table or a number'] : []),
    ]
  },
  advise: ({ pitfalls = [] }) =>
    pitfalls.length < 2 ? ['a written question has two notes on what usually loses a point (pitfalls)'] : [],
  answers: (question) => blankAnswers(rubricOf(question).flatMap(({ blank }) => blank ?? [])),
}
