import { z } from 'zod'
import { examBasisSchema } from '../content/exam-basis.ts'
import { drawnFiguresOf } from '../figure/drawn-figure.ts'
import { answerTypeOf, isAnswerable } from '../question/answer-types.ts'
import { type QuestionOf, questionSchemaOf } from '../question/question.ts'
import { isLoose, type Loose } from '../response/is-loose.ts'
import { numberIn } from '../response/loose-response.ts'
import { seedSchema } from '../seed/seed.ts'
import { readStimuli } from '../stimulus/read-stimuli.ts'
import { type ExamOf, type ExamQuestionOf, examSchemaOf, examSkillSchema } from './exam.ts'
import { examPartSchema, missingPartSchema } from './exam-part.ts'
import { fallbackExamProfile } from './exam-profile.ts'

/** Where the exam was asked for; fills in what a gateway left out. */
export type ExamRoute = {
  grade?: number | string | undefined
  subject: string
  courseId: string
  curriculum?: string | undefined
}

export type NormalisedExam<T> =
  | { ok: true; exam: ExamOf<T>; dropped: number }
  /** `items-empty`: ERR-36; `not-an-exam`: the answer is no exam at all */
  | { ok: false; reason: 'items-empty' | 'not-an-exam' }

const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (typeof value === 'number') return String(value)
  return isLoose(value) ? textOf(value.content ?? value.text) : undefined
}
const firstText = (...values: unknown[]) => values.map(textOf).find((text) => text !== undefined)
const numberOrText = (value: unknown) => (typeof value === 'number' ? numberIn(value) : textOf(value))
const seedIn = (value: unknown) => seedSchema.safeParse(value).data

/** A week; a longer "duration" counts something else than minutes. */
const longestMinutes = 7 * 24 * 60
const minutesIn = (...values: unknown[]) =>
  values.map(numberIn).find((value) => value !== undefined && value > 0 && value <= longestMinutes)

/** EXD-05: an option is a string, or an object with content, else its id. */
const optionText = (option: unknown) =>
  textOf(option) ?? (isLoose(option) ? firstText(option.label, option.id) : undefined)

/** EXD-06: the option flagged correct, or `correctIndex`, or a numeric `answer`. */
function correctIndexOf(item: Loose, options: unknown[]): number | undefined {
  const flagged = options.findIndex((option) => isLoose(option) && option.correct === true)
  const index = flagged >= 0 ? flagged : (numberIn(item.correctIndex) ?? numberIn(item.answer))
  return index !== undefined && Number.isInteger(index) && index >= 0 && index < options.length ? index : undefined
}

const questionSchema = questionSchemaOf(z.string())

/**
 * How an item is answered that has no options of its own: only in the embedded gateway's shape. An item with options goes by the
 * rows, whatever else it carries (EXD-05..07). One that the student marks has its place in a written section only.
 */
function otherWayOf({ question }: Loose, hasWritten: boolean): QuestionOf<string> | undefined {
  const read = questionSchema.safeParse(question)
  if (!read.success) return undefined
  const { isExamItem, answersAtOnce, isSelfMarked } = answerTypeOf(read.data)
  const mayStand = isExamItem || (hasWritten && isSelfMarked)
  return mayStand && !answersAtOnce && isAnswerable(read.data) ? read.data : undefined
}

/** Figures as sent; malformed ones cost the figures, not the item. */
const figuresSchema = drawnFiguresOf(z.string())

/** One item in the player's shape, or undefined where it cannot be played (EXD-07). */
function normaliseQuestion(item: unknown, position: number, hasWritten: boolean): ExamQuestionOf<string> | undefined {
  if (!isLoose(item)) return undefined
  const rawOptions = Array.isArray(item.options) ? item.options : []
  const text = firstText(item.prompt, item.text)
  const question = rawOptions.length === 0 ? otherWayOf(item, hasWritten) : undefined
  const correctIndex = correctIndexOf(item, rawOptions)
  if (text === undefined) return undefined
  if (!question && (correctIndex === undefined || rawOptions.length < 2)) return undefined
  const options: { text: string; feedback: string | null; misconception: string | null }[] = []
  for (const [index, option] of rawOptions.entries()) {
    const text = optionText(option)
    if (text === undefined) return undefined
    // our gateway sends these beside the options, others inside them
    const perOption = (beside: unknown, key: 'feedback' | 'misconception') =>
      textOf(Array.isArray(beside) ? beside[index] : isLoose(option) ? option[key] : undefined) ?? null
    const feedback = perOption(item.feedback, 'feedback')
    options.push({ text, feedback, misconception: perOption(item.misconceptions, 'misconception') })
  }
  return {
    id: firstText(item.id, item._id, item.questionId) ?? `question-${position + 1}`,
    text,
    options: options.map((option) => option.text),
    correctIndex: correctIndex ?? 0,
    question,
    tags: Array.isArray(item.tags) ? item.tags.filter((tag) => typeof tag === 'string') : [],
    questionType: question ? undefined : firstText(item.questionType),
    moduleId: firstText(item.moduleId),
    topic: firstText(item.topic),
    subtopic: firstText(item.subtopic),
    skill: firstText(item.skill),
    difficultyReason: firstText(item.difficultyReason),
    lessonId: firstText(item.lessonId),
    sectionId: firstText(item.sectionId),
    explanation: firstText(item.explanation),
    difficulty: numberOrText(item.difficulty),
    ...(typeof item.itemDifficulty === 'number' && { itemDifficulty: item.itemDifficulty }),
    templateId: firstText(item.templateId),
    seed: seedIn(item.seed),
    stimulusId: firstText(item.stimulusId),
    feedback: options.map((option) => option.feedback),
    misconceptions: options.map((option) => option.misconception),
    figures: figuresSchema.parse(item.figures),
  }
}

/** Two items with one id would share an answer: the later ones get a number behind it. */
function withUniqueIds<T>(questions: ExamQuestionOf<T>[]): ExamQuestionOf<T>[] {
  const seen = new Set<string>()
  return questions.map((question) => {
    let id = question.id
    for (let count = 2; seen.has(id); count++) id = `${question.id}#${count}`
    seen.add(id)
    return { ...question, id }
  })
}

const partsSchema = z.array(examPartSchema).min(1)
const missingPartsSchema = z.array(missingPartSchema).min(1)

/** Parts as the gateway sent them when they cover the questions exactly; else one part with the whole time. */
function partsOf(raw: Loose, questionCount: number, minutes: number): ExamOf<string>['parts'] {
  const parsed = partsSchema.safeParse(raw.parts)
  if (parsed.success) {
    const covers = parsed.data.every((part, index, all) => {
      const before = all.slice(0, index).reduce((sum, other) => sum + other.questionCount, 0)
      return part.firstQuestion === before
    })
    if (covers && parsed.data.reduce((sum, part) => sum + part.questionCount, 0) === questionCount) return parsed.data
  }
  if (questionCount === 0) return []
  return [{ title: 'Multiple choice', minutes, calculator: true, firstQuestion: 0, questionCount }]
}

/**
 * Any exam a gateway may send, in the player's shape (EXD-01..08): `id` or `_id`, `durationMinutes` or `duration` in minutes
 * (else the subject's profile, CON-11), items in every known shape; unplayable items are dropped and counted, and an exam with
 * none left has no questions (ERR-42). `text` is the schema of the texts: Markdown as sent, or one that renders. Never throws.
 */
export function normaliseExam<T>(raw: unknown, route: ExamRoute, text: z.ZodType<T, string>): NormalisedExam<T> {
  const answer = isLoose(raw) && isLoose(raw.exam) ? raw.exam : raw
  const items = isLoose(answer) ? itemsOf(answer) : undefined
  if (!isLoose(answer) || items === undefined) return { ok: false, reason: 'not-an-exam' }
  if (items.length === 0) return { ok: false, reason: 'items-empty' }
  const exam = readExam(answer, items, route, text)
  if (!exam) return { ok: false, reason: 'not-an-exam' }
  return { ok: true, exam, dropped: items.length - exam.questions.length }
}

/**
 * The exam of an attempt (EXD-14): it was taken already, so one without items is an exam too, of which only the outcome is known
 * (EXR-08). Undefined when there is none.
 */
export function normaliseTakenExam<T>(
  raw: unknown,
  route: ExamRoute,
  text: z.ZodType<T, string>,
): ExamOf<T> | undefined {
  return isLoose(raw) ? readExam(raw, itemsOf(raw) ?? [], route, text) : undefined
}

const itemsOf = (answer: Loose) => [answer.items, answer.questions].find(Array.isArray)

function readExam<T>(
  answer: Loose,
  items: readonly unknown[],
  route: ExamRoute,
  text: z.ZodType<T, string>,
): ExamOf<T> | undefined {
  const hasWritten = partsSchema.safeParse(answer.parts).data?.some(({ kind }) => kind === 'written') ?? false
  const read = items.map((item, position) => normaliseQuestion(item, position, hasWritten))
  const questions = withUniqueIds(read.filter((question) => question !== undefined))
  const subject = (firstText(answer.subject) ?? route.subject).toLowerCase()
  const durationMinutes = minutesIn(answer.durationMinutes, answer.duration) ?? fallbackExamProfile(subject).minutes
  const exam = {
    id: firstText(answer.id, answer._id) ?? '',
    title: firstText(answer.title) ?? 'Practice exam',
    description: firstText(answer.description),
    basis: examBasisSchema.safeParse(answer.basis).data,
    grade: numberOrText(answer.grade) ?? route.grade,
    subject,
    courseId: (firstText(answer.courseId) ?? route.courseId).toUpperCase(),
    curriculum: firstText(answer.curriculum) ?? route.curriculum,
    mode: firstText(answer.mode),
    seed: seedIn(answer.seed),
    contentVersion: firstText(answer.contentVersion),
    nearestMatch: firstText(answer.nearestMatch),
    seal: firstText(answer.seal),
    durationMinutes,
    parts: partsOf(answer, questions.length, durationMinutes),
    missingParts: missingPartsSchema.safeParse(answer.missingParts).data,
    skills: z.array(examSkillSchema).min(1).safeParse(answer.skills).data,
    referenceSheet: firstText(answer.referenceSheet),
    stimuli: readStimuli(answer.stimuli, z.string()),
    questions,
  }
  // every field has the form of the schema by now: nothing is left out, so the lists of an item's options stay side by side
  return examSchemaOf(text).safeParse(exam).data
}
