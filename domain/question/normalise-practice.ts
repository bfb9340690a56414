import { z } from 'zod'
import { isLoose } from '../response/is-loose.ts'
import {
  firstList,
  nearestMatchOf,
  numberIn,
  type ReadList,
  readList,
  withItemKind,
  withoutNulls,
  withTextId,
} from '../response/loose-response.ts'
import { readLeniently } from '../response/read-leniently.ts'
import { readStimuli } from '../stimulus/read-stimuli.ts'
import { type StimulusOf, stimulusOf } from '../stimulus/stimulus.ts'
import { answerTypeNamed } from './answer-types.ts'
import { type QuestionOf, questionSchemaOf } from './question.ts'

/** `stimuli`: what the questions of sets look at; each question names its own (`stimulusOf`). */
export type NormalisedPractice<T> = ReadList<QuestionOf<T>> & { stimuli?: StimulusOf<T>[]; nearestMatch?: string }

/** A question with other numbers, and with it the whole of its set; alone where it belongs to none. */
export type PracticeVariantOf<T> = { question: QuestionOf<T>; set: QuestionOf<T>[]; stimulus?: StimulusOf<T> }

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
  const stimuli = isLoose(answer) ? readStimuli(answer.stimuli, text) : undefined
  return {
    ...readList(list, questionSchemaOf(text), preparedQuestion),
    ...(stimuli && { stimuli }),
    ...nearestMatchOf(answer),
  }
}

/**
 * The answer of `GET /content/practice-variant` (D14); undefined where there is no question in it. A gateway that knows nothing of sets sends
 * the question alone. Never throws.
 */
export function normaliseVariant<T>(answer: unknown, text: z.ZodType<T>): PracticeVariantOf<T> | undefined {
  if (!isLoose(answer)) return undefined
  const read = (list: unknown[]) => readList(list, questionSchemaOf(text), preparedQuestion).items
  const [question] = read([answer.question])
  if (!question) return undefined
  const stimulus = stimulusOf(readStimuli(answer.stimuli, text), question)
  const others = Array.isArray(answer.set) ? read(answer.set) : []
  const set = others.filter((one) => one.stimulusId !== undefined && one.stimulusId === question.stimulusId)
  const hasIt = set.some(({ id }) => id === question.id)
  return { question, set: hasIt ? set : [question], ...(stimulus && { stimulus }) }
}

/** What a question is about must be whole: without one of its options or its answer it would be marked wrongly. */
function preparedQuestion(item: unknown): unknown {
  const question = withTextId(withoutNulls(item))
  if (!isLoose(question)) return undefined
  const options = Array.isArray(question.options) ? question.options.map(preparedOption) : undefined
  const hasNumber = answerTypeNamed(String(question.type))?.hasNumber === true
  const answer = hasNumber ? (numberIn(question.answer) ?? question.answer) : question.answer
  if (options?.some((option) => readLeniently(option, optionSchema) === undefined)) return undefined
  if (!answerSchema.safeParse(answer).success) return undefined
  const isPositive = (value: unknown) => Number(numberIn(value)) > 0
  return {
    ...question,
    prompt: withItemKind(question.prompt),
    options,
    answer,
    difficulty: numberIn(question.difficulty),
    tolerance: isPositive(question.tolerance) ? question.tolerance : undefined,
    timeLimitSeconds: isPositive(question.timeLimitSeconds) ? question.timeLimitSeconds : undefined,
  }
}

const optionSchema = z.object({ id: z.string(), content: z.string() })
const answerSchema = questionSchemaOf(z.string()).shape.answer

/** CHP-41 has objects; a plain text is its own content, and a typed one (CHP-40) is read by its content. */
function preparedOption(option: unknown, index: number): unknown {
  if (typeof option === 'string') return { id: String(index + 1), content: option }
  const named = withTextId(option)
  if (!isLoose(named)) return named
  const content = isLoose(named.content) ? named.content.content : named.content
  return { ...named, id: named.id ?? String(index + 1), content }
}
