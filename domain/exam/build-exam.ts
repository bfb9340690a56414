import type { Course } from '../content/course.ts'
import type { DrawFigures } from '../figure/draw-figures-of.ts'
import type { DrawnFigure } from '../figure/drawn-figure.ts'
import { answerTypeOf } from '../question/answer-types.ts'
import { instantiateQuestion } from '../question/instantiate-question.ts'
import { USUAL_TYPE } from '../question/type-schemas.ts'
import { deriveSeed, seededRandom, shuffled } from '../seed/seeded-random.ts'
import { makeStimulus } from '../stimulus/make-stimulus.ts'
import type { Stimulus } from '../stimulus/stimulus.ts'
import type { DrawnUnit } from './draw-exam.ts'
import { drawItems } from './draw-items.ts'
import type { Exam, ExamQuestionOf } from './exam.ts'
import type { BankItem } from './exam-bank.ts'
import { examId } from './exam-id.ts'
import type { ExamPart } from './exam-part.ts'
import type { WrittenFill } from './plan-written.ts'

export type ExamOrder = {
  course: Course
  /** non-negative 32-bit integer (D14) */
  seed: number
  contentVersion: string
  /** draws the figures of its questions; without it the exam has none */
  figures?: DrawFigures
}

/**
 * The exam of a course for a seed (D14, D21): the same course content, seed and version give the same exam, byte for byte.
 * Parts follow the blueprint; templates are filled in, options shuffled. The questions of
 * a set stand one after the other, with the seed of their stimulus. The written section follows, as far as the bank fills it (plan-written.ts).
 * Durations are minutes. A course without playable items gives an exam without questions, which the gateway answers as missing.
 */
export function buildExam({ course, seed, contentVersion, figures }: ExamOrder): Exam {
  const { parts: drawn, written } = drawItems(course, seed)
  const made = drawn.map((units, part) =>
    shuffled(
      seededRandom(seed, `exam-part-${part}`),
      units.map((unit) => toExamUnit(unit, seed, figures)).filter((unit) => unit !== undefined),
    ),
  )
  const writtenUnits = written.filled.map(({ items }) =>
    items.flatMap((item) => toExamUnit({ items: [item], variant: 0 }, seed, figures) ?? []),
  )
  const units = [...made, ...writtenUnits]
  const questionsByPart = units.map((inPart) => inPart.flatMap(({ questions }) => questions))
  const stimuli = units.flat().flatMap(({ stimulus }) => stimulus ?? [])
  let firstQuestion = 0
  const blueprint = [
    ...course.exam.parts.map(({ questions: _, ...part }): Omit<ExamPart, 'firstQuestion' | 'questionCount'> => part),
    ...written.filled.map(writtenPart),
  ]
  const parts = blueprint.flatMap((part, index) => {
    const questionCount = questionsByPart[index]?.length ?? 0
    if (questionCount === 0) return []
    const placed = { ...part, firstQuestion, questionCount }
    firstQuestion += questionCount
    return [placed]
  })
  const missingParts = written.missing.map(({ title, minutes, points, weight }) => ({
    title,
    minutes,
    questions: points.length,
    ...(weight !== undefined && { weight }),
  }))
  return {
    id: examId(course.courseId, seed, contentVersion),
    title: course.exam.title,
    description: course.exam.description,
    ...(course.exam.basis && { basis: course.exam.basis }),
    grade: course.grade,
    subject: course.subject,
    courseId: course.courseId,
    curriculum: course.curriculum,
    mode: 'practice',
    seed,
    contentVersion,
    durationMinutes: parts.reduce((sum, part) => sum + part.minutes, 0) || (course.exam.parts[0]?.minutes ?? 1),
    parts,
    ...(missingParts.length > 0 && { missingParts }),
    ...(course.exam.skills && { skills: course.exam.skills.map(({ id, title }) => ({ id, title })) }),
    referenceSheet: course.referenceSheet,
    ...(stimuli.length > 0 && { stimuli }),
    questions: questionsByPart.flat(),
  }
}

/** A part of the written section, with what it would be like in the real examination where it is shorter here. */
function writtenPart({ part: { points, fewest: _, kinds: __, ...part }, items, minutes }: WrittenFill) {
  const isShorter = items.length < points.length
  return {
    ...part,
    kind: 'written' as const,
    minutes,
    ...(isShorter && { whole: { questions: points.length, minutes: part.minutes } }),
  }
}

type ExamUnit = { questions: ExamQuestionOf<string>[]; stimulus?: Stimulus }

/** One item, or a set with its stimulus, as the player shows it; undefined where a template of it gives no variant. */
function toExamUnit({ items, variant }: DrawnUnit, seed: number, draw: DrawFigures | undefined): ExamUnit | undefined {
  const [{ authored }] = items
  const unitSeed = deriveSeed(
    seed,
    `${authored.stimulus ? `stimulus/${authored.stimulus.id}` : authored.id}/${variant}`,
  )
  const questions = items.flatMap((item) => toExamQuestion(item, variant, unitSeed, draw) ?? [])
  // never a lone part of a set
  if (questions.length < items.length) return undefined
  if (!authored.stimulus) return { questions }
  const made = makeStimulus(authored.stimulus, unitSeed, draw)
  return made.ok ? { questions, stimulus: made.stimulus } : undefined
}

/** One item as the player shows it; undefined for a template that gives no variant, which the content check forbids. */
function toExamQuestion(
  item: BankItem,
  variant: number,
  itemSeed: number,
  draw: DrawFigures | undefined,
): ExamQuestionOf<string> | undefined {
  const made = instantiateQuestion(item.authored, itemSeed)
  if (!made.ok || made.question.prompt.type !== 'text') return undefined
  const { question } = made
  const isChoice = answerTypeOf(question).answersAtOnce === true
  const options = isChoice ? question.options : []
  const correctIndex = options.findIndex((option) => option.correct)
  if (isChoice && correctIndex < 0) return undefined
  const figures = draw?.(item.authored, made.scope, itemSeed, 'prompt')
  return {
    id: variant === 0 ? question.id : `${question.id}~${variant}`,
    text: made.question.prompt.content,
    options: options.map((option) => option.content),
    correctIndex: Math.max(0, correctIndex),
    ...(isChoice && question.type !== USUAL_TYPE && { questionType: question.type }),
    ...(!isChoice && { question: { ...question, ...(figures && { figures }) } }),
    moduleId: item.moduleId,
    topic: item.topic,
    subtopic: item.subtopic,
    lessonId: item.authored.lesson,
    ...(item.authored.section !== undefined && { sectionId: item.authored.section }),
    ...(question.stimulusId !== undefined && { stimulusId: question.stimulusId }),
    difficulty: item.authored.difficulty,
    ...(question.itemDifficulty !== undefined && { itemDifficulty: question.itemDifficulty }),
    explanation: question.explanation,
    tags: question.tags,
    ...(item.skill !== undefined && { skill: item.skill }),
    ...(item.authored.difficultyReason !== undefined && { difficultyReason: item.authored.difficultyReason }),
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
