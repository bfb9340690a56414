import { readNumber } from '../../../maths/read-number.ts'
import { isAcceptedText } from '../../accepted-text.ts'
import type { CheckReply, CompareAlgebra } from '../../answer-type.ts'
import { checkFormula } from '../../check-formula.ts'
import { checkNumber } from '../../check-number.ts'
import { type Checked, isCorrect } from '../../checked.ts'
import { isSameText } from '../../normalise-text.ts'
import type { QuestionOf } from '../../question.ts'
import type { ReplyOf } from '../../reply.ts'
import { acceptedTexts } from './accepted-texts.ts'

/** Checks a typed word, number or formula (D17). Without an accepted answer it counts as incorrect (CHP-24). */
export const checkShortAnswer: CheckReply<ReplyOf<'short-answer'>> = (question, { text }, compare) => {
  if (text.trim() === '') return { kind: 'malformed', reason: 'empty' }
  const accepted = acceptedTexts(question)
  if (accepted.length === 0) return { kind: 'checked', status: 'incorrect' }
  const checked = checkForm(question, text, accepted, compare)
  if (checked.kind === 'malformed' || checked.status === 'correct' || checked.mistake) return checked
  const known = question.mistakes.find((mistake) => isSameText(text, String(mistake.answer)))
  if (!known) return checked
  return { ...checked, mistake: { feedback: known.feedback, misconception: known.misconception } }
}

function checkForm<T>(question: QuestionOf<T>, text: string, accepted: string[], compare?: CompareAlgebra): Checked<T> {
  if (question.answerForm === 'number') return checkNumbers(question, text, accepted)
  if (question.answerForm === 'algebra') return checkFormula(text, accepted, compare)
  return { kind: 'checked', status: isAcceptedText(text, accepted) ? 'correct' : 'incorrect' }
}

function checkNumbers<T>(question: QuestionOf<T>, text: string, accepted: string[]): Checked<T> {
  if (accepted.some((one) => isSameText(text, one))) return { kind: 'checked', status: 'correct' }
  const results = accepted.flatMap((one) => {
    const read = readNumber(one)
    if (!read.ok) return []
    // Known mistakes are compared as numbers too.
    const mistakes = question.mistakes.flatMap((mistake) => {
      const wrong = readNumber(String(mistake.answer))
      return wrong.ok ? [{ ...mistake, answer: wrong.value }] : []
    })
    const unit = read.rest || (read.hasDollar ? '$' : undefined) || question.unit
    return [checkNumber({ ...question, mistakes, unit }, read.value, text)]
  })
  const correct = results.find(isCorrect)
  return correct ?? results[0] ?? { kind: 'checked', status: 'incorrect' }
}
