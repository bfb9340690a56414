import type { z } from 'zod'
import {
  firstList,
  isLoose,
  nearestMatchOf,
  type ReadList,
  readList,
  withoutNulls,
  withTextId,
} from '../response/loose-response.ts'
import { type QuestionOf, questionDifficultySchema, questionSchemaOf } from './question.ts'

export type NormalisedPractice<T> = ReadList<QuestionOf<T>> & { nearestMatch?: string }

/**
 * The answer of `GET /content/practice` in one shape: a list, or an object with the list under `items`, `questions`, `challenges` or the
 * module's id (CHP-42). A malformed question is dropped and counted; numbers out of range in optional fields only lose the field.
 * Never throws; an answer without questions gives none.
 * @param text how texts are read: as Markdown, or rendered
 */
export function normalisePractice<T>(
  answer: unknown,
  text: z.ZodType<T>,
  requestedModule?: string,
): NormalisedPractice<T> {
  const list = Array.isArray(answer)
    ? answer
    : isLoose(answer)
      ? (firstList(answer, ['items', 'questions', 'challenges', requestedModule]) ?? [])
      : []
  return { ...readList(list, questionSchemaOf(text), preparedQuestion), ...nearestMatchOf(answer) }
}

function preparedQuestion(item: unknown): unknown {
  const question = withTextId(withoutNulls(item))
  if (!isLoose(question)) return question
  const isPositive = (value: unknown) => typeof value === 'number' && value > 0
  return {
    ...question,
    options: Array.isArray(question.options) ? question.options.map(preparedOption) : question.options,
    hints: typeof question.hints === 'string' ? [question.hints] : question.hints,
    difficulty: questionDifficultySchema.safeParse(question.difficulty).success ? question.difficulty : undefined,
    tolerance: isPositive(question.tolerance) ? question.tolerance : undefined,
    timeLimitSeconds: isPositive(question.timeLimitSeconds) ? question.timeLimitSeconds : undefined,
  }
}

/** CHP-41 has objects; a plain text is its own content, and a typed one (CHP-40) is read by its content. */
function preparedOption(option: unknown, index: number): unknown {
  if (typeof option === 'string') return { id: String(index + 1), content: option }
  const named = withTextId(option)
  if (!isLoose(named)) return named
  const content = isLoose(named.content) ? named.content.content : named.content
  return { ...named, id: named.id ?? String(index + 1), content }
}
