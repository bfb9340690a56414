import { readNumber } from '../../../maths/read-number.ts'
import type { CompareAlgebra } from '../../answer-type.ts'
import type { AuthoredType } from '../../authored-type.ts'
import type { Question } from '../../question.ts'
import { checkShortAnswer } from './check-short-answer.ts'

export const authoredShortAnswer: AuthoredType = {
  fields: ['answer', 'answerForm', 'sampleAnswer', 'mistakes', 'unit'],
  fill: ({ answer, answerForm, sampleAnswer, mistakes = [], unit }, filler) => ({
    ...(answer !== undefined && {
      answer: Array.isArray(answer) ? answer.map(filler.text) : filler.text(String(answer)),
    }),
    answerForm: answerForm ?? 'text',
    sampleAnswer: sampleAnswer === undefined ? undefined : filler.text(sampleAnswer),
    unit: unit === undefined ? undefined : filler.text(unit),
    mistakes: mistakes.map((mistake) => ({
      answer: filler.text(String(mistake.answer)),
      feedback: filler.text(mistake.feedback),
      ...(mistake.misconception && { misconception: mistake.misconception }),
    })),
  }),
  check: checkAccepted,
  answers: ({ answer }) => [answer ?? []].flat().map(String),
}

function checkAccepted(question: Question, compare: CompareAlgebra): string[] {
  const accepted = [question.answer ?? []].flat().map(String)
  const found: string[] = []
  if (accepted.length === 0 || accepted.some((text) => !text.trim())) {
    found.push('a short answer needs the texts that are accepted')
  }
  const statusOf = (text: string) => {
    const checked = checkShortAnswer(question, { type: 'short-answer', text }, compare)
    return checked.kind === 'checked' ? checked.status : checked.reason
  }
  // The key is checked by the code that checks students.
  for (const text of accepted) {
    const status = statusOf(text)
    if (status !== 'correct') found.push(`the accepted answer "${text}" would not be accepted (${status})`)
  }
  for (const { answer } of question.mistakes) {
    if (statusOf(String(answer)) === 'correct') found.push(`the mistake "${answer}" is also an accepted answer`)
  }
  if (question.answerForm === 'algebra') {
    const unread = accepted.find((text) => compare(text, text) !== true)
    if (unread !== undefined) found.push(`the accepted answer "${unread}" cannot be read as a formula`)
  }
  if (question.answerForm === 'number') {
    const unread = accepted.find((text) => !readNumber(text).ok)
    if (unread !== undefined) found.push(`the accepted answer "${unread}" is no number`)
  }
  return found
}
