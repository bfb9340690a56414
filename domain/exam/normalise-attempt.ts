import type { z } from 'zod'
import { compareAlgebra } from '../question/compare-algebra.ts'
import { isLoose, type Loose } from '../response/is-loose.ts'
import { numberIn } from '../response/loose-response.ts'
import { readLeniently } from '../response/read-leniently.ts'
import { type ExamOf, type ExamScore, examRepliesSchema } from './exam.ts'
import { type ExamAnswers, givenOf } from './exam-answers.ts'
import { type ExamRoute, normaliseTakenExam } from './normalise-exam.ts'
import { scoreExam } from './score-exam.ts'

/** An attempt of a gateway as the results and the review show it. */
export type TakenExam<T> = ExamScore & {
  /** without questions where the gateway keeps only the outcome; `responses` are empty then, too */
  exam: ExamOf<T>
  /** options and replies together */
  answers: ExamAnswers
  flagged: string[]
  /** undefined: the gateway does not say */
  seconds: number | undefined
}

/**
 * The answer of `GET /content/exam/attempts/{attemptId}` (EXD-14): `attempt` with the fields of EXD-11 and EXD-12, as many of them
 * as the gateway keeps, and `exam`, beside it or inside. Numbers may be texts. What the gateway counted stands; what it left out
 * is counted from the answers or the responses, else from the score. Undefined where exam or attempt is missing (ERR-38): an
 * attempt says at least how it ended. Never throws.
 * @param text how texts are read: as Markdown, or rendered
 */
export function normaliseAttempt<T>(
  answer: unknown,
  route: ExamRoute,
  text: z.ZodType<T, string>,
): TakenExam<T> | undefined {
  if (!isLoose(answer)) return undefined
  const attempt = isLoose(answer.attempt) ? answer.attempt : answer
  const exam = normaliseTakenExam([answer.exam, attempt.exam].find(isLoose), route, text)
  if (!exam) return undefined
  const sent = numberIn(attempt.score)
  const known = outcomesOf(exam, attempt, sent === undefined || sent === 0)
  const isOutcome = [attempt.correctCount, attempt.totalQuestions].every((value) => count(value) !== undefined)
  if (sent === undefined && !known && !isOutcome && !correctIn(attempt.responses)) return undefined
  const counts = countsOf(exam, attempt, known?.counted, sent)
  const score = sent ?? (counts.totalQuestions === 0 ? 0 : (100 * counts.correctCount) / counts.totalQuestions)
  return {
    ...counts,
    score: Math.round(Math.min(100, Math.max(0, score))),
    responses: known?.counted.responses ?? [],
    sections: known?.counted.sections,
    exam,
    answers: known?.answers ?? {},
    flagged: Array.isArray(attempt.flagged) ? attempt.flagged.map(idIn).filter((id) => id !== undefined) : [],
    seconds: secondsIn(attempt.timeSpent) ?? secondsIn(attempt.durationSec), // OPN-111
  }
}

/** A number from 0 to what an exam can come to; anything beyond is a slip and counts as not sent. */
const within = (most: number) => (value: unknown) => {
  const number = numberIn(value)
  return number !== undefined && number >= 0 && number <= most ? number : undefined
}
const count = (value: unknown) => {
  const number = within(10_000)(value)
  return number === undefined ? undefined : Math.round(number)
}
const secondsIn = within(31_536_000)

const idIn = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

/** Question id to option index; null and its like are unanswered. */
function answersIn(value: unknown): Record<string, number> {
  if (!isLoose(value)) return {}
  const entries = Object.entries(value).map(([id, option]) => [id, numberIn(option)] as const)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) >= 0),
  )
}

/** Ids of the questions that the gateway says were answered correctly; undefined where it keeps no responses. */
function correctIn(value: unknown): Set<string> | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  const right = value.filter((response) => isLoose(response) && response.correct === true)
  return new Set(right.map((response) => idIn(response.questionId)).filter((id) => id !== undefined))
}

/**
 * What became of each question, from the answers, else from the responses; undefined where the gateway keeps neither.
 * @param mayBeEmpty an attempt in which nothing was answered has no answers either
 */
function outcomesOf(exam: ExamOf<unknown>, attempt: Loose, mayBeEmpty: boolean) {
  const replies = readLeniently(attempt.replies ?? {}, examRepliesSchema) ?? {}
  const given = givenOf({ answers: answersIn(attempt.answers), replies })
  const correct = correctIn(attempt.responses)
  const isKnown = correct !== undefined || Object.keys(given).length > 0 || (mayBeEmpty && isLoose(attempt.answers))
  if (exam.questions.length === 0 || !isKnown) return undefined
  const answers = { ...rightAnswers(exam, correct), ...given }
  return { answers, counted: scoreExam(exam, answers, compareAlgebra) }
}

/** A question answered correctly was answered with its right option, even where the gateway keeps no answers. */
function rightAnswers(exam: ExamOf<unknown>, correct: ReadonlySet<string> = new Set()): ExamAnswers {
  const questions = exam.questions.filter((item) => correct.has(item.id) && !item.question)
  return Object.fromEntries(questions.map((question) => [question.id, question.correctIndex]))
}

/** The counts as sent; each one that is missing from what is known. */
function countsOf(
  exam: ExamOf<unknown>,
  attempt: Loose,
  counted: ExamScore | undefined,
  score: number | undefined,
): Omit<ExamScore, 'score' | 'responses' | 'sections'> {
  const correct = count(attempt.correctCount)
  const incorrect = count(attempt.incorrectCount)
  const unanswered = count(attempt.unansweredCount)
  const together = (correct ?? 0) + (incorrect ?? 0) + (unanswered ?? 0)
  const responses = Array.isArray(attempt.responses) ? attempt.responses.length : 0
  const totalQuestions = count(attempt.totalQuestions) ?? Math.max(together, exam.questions.length, responses)
  const right = counted?.correctCount ?? correctIn(attempt.responses)?.size
  const correctCount = correct ?? right ?? Math.round((totalQuestions * (score ?? 0)) / 100)
  const rest = Math.max(0, totalQuestions - correctCount)
  const open = incorrect === undefined ? (counted?.unansweredCount ?? 0) : rest - incorrect
  const unansweredCount = unanswered ?? Math.min(rest, Math.max(0, open))
  const incorrectCount = incorrect ?? Math.max(0, rest - unansweredCount)
  return { totalQuestions, correctCount, incorrectCount, unansweredCount }
}
