import type { Course } from '../content/course.ts'
import type { DrawnFigure } from '../figure/drawn-figure.ts'
import { answerTypeOf } from '../question/answer-types.ts'
import { instantiateQuestion } from '../question/instantiate-question.ts'
import type { DrawQuestionFigures } from '../question/question-figures.ts'
import { deriveSeed, seededRandom, shuffled } from '../seed/seeded-random.ts'
import { type DrawnItem, drawItems } from './draw-items.ts'
import type { Exam, ExamQuestionOf } from './exam.ts'

export type ExamOrder = {
  course: Course
  /** non-negative 32-bit integer (D14) */
  seed: number
  contentVersion: string
  /** draws the figures of its questions; without it the exam has none */
  figures?: DrawQuestionFigures
}

/**
 * The exam of a course for a seed (D14, D21): the same course content, seed and version give the same exam, byte for byte.
 * Parts follow the blueprint; templates are filled in, options shuffled, and each question has exactly one right option.
 * Durations are minutes. A course without playable items gives an exam without questions, which the gateway answers as missing.
 */
export function buildExam({ course, seed, contentVersion, figures }: ExamOrder): Exam {
  const drawn = drawItems(course, seed)
  const questionsByPart = drawn.map((items, part) =>
    shuffled(
      seededRandom(seed, `exam-part-${part}`),
      items.map((item) => toExamQuestion(item, seed, figures)).filter((question) => question !== undefined),
    ),
  )
  let firstQuestion = 0
  const parts = course.exam.parts.flatMap((part, index) => {
    const questionCount = questionsByPart[index]?.length ?? 0
    if (questionCount === 0) return []
    const placed = {
      title: part.title,
      minutes: part.minutes,
      calculator: part.calculator,
      firstQuestion,
      questionCount,
    }
    firstQuestion += questionCount
    return [placed]
  })
  return {
    id: examId(course.courseId, seed, contentVersion),
    title: course.exam.title,
    description: course.exam.description,
    grade: course.grade,
    subject: course.subject,
    courseId: course.courseId,
    curriculum: course.curriculum,
    mode: 'practice',
    seed,
    contentVersion,
    durationMinutes: parts.reduce((sum, part) => sum + part.minutes, 0) || (course.exam.parts[0]?.minutes ?? 1),
    parts,
    referenceSheet: course.referenceSheet,
    questions: questionsByPart.flat(),
  }
}

/** One item as the player shows it; undefined for a template that gives no variant, which the content check forbids. */
function toExamQuestion(
  { item, variant }: DrawnItem,
  seed: number,
  draw: DrawQuestionFigures | undefined,
): ExamQuestionOf<string> | undefined {
  const itemSeed = deriveSeed(seed, `${item.authored.id}/${variant}`)
  const made = instantiateQuestion(item.authored, itemSeed)
  if (!made.ok || made.question.prompt.type !== 'text') return undefined
  const { question } = made
  const isChoice = answerTypeOf(question).answersAtOnce === true
  const options = isChoice ? question.options : []
  const correctIndex = options.findIndex((option) => option.correct)
  if (isChoice && correctIndex < 0) return undefined
  const figures = draw?.(item.authored, made.scope, itemSeed)
  return {
    id: variant === 0 ? question.id : `${question.id}~${variant}`,
    text: made.question.prompt.content,
    options: options.map((option) => option.content),
    correctIndex: Math.max(0, correctIndex),
    ...(!isChoice && { question: { ...question, ...(figures && { figures }) } }),
    moduleId: item.moduleId,
    topic: item.topic,
    subtopic: item.subtopic,
    lessonId: item.authored.lesson,
    difficulty: item.authored.difficulty,
    explanation: question.explanation,
    tags: question.tags,
    misconceptions: options.map((option) => option.misconception ?? null),
    feedback: options.map((option) => option.feedback ?? null),
    ...(figures && { figures: figures.map((figure) => withOptionIndex(figure, options)) }),
    templateId: question.id,
    seed: itemSeed,
  }
}

/** Options of an exam have no ids: a figure of one goes by its place. */
function withOptionIndex(figure: DrawnFigure, options: readonly { id: string }[]): DrawnFigure {
  const [, text, id] = /^(options|feedback)\.(.+)$/.exec(figure.at) ?? []
  return text ? { ...figure, at: `${text}.${options.findIndex((option) => option.id === id)}` } : figure
}

/** An exam's id names all that made it, so that any gateway with that content can build it again. */
export function examId(courseId: string, seed: number, contentVersion: string): string {
  return `${courseId}~${seed}~${contentVersion}`
}

/** Reads an id made by `examId`; undefined for any other. */
export function readExamId(id: string): { courseId: string; seed: number; contentVersion: string } | undefined {
  const match = /^([A-Z0-9-]+)~(\d{1,10})~([\w.-]+)$/.exec(id)
  if (!match?.[1] || !match[2] || !match[3]) return undefined
  const seed = Number(match[2])
  return seed <= 0xffff_ffff ? { courseId: match[1], seed, contentVersion: match[3] } : undefined
}
