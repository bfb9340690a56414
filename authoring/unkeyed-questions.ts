import type { Course } from '#domain/content/course.ts'
import type { LessonSectionOf } from '#domain/content/lesson.ts'
import { buildExam } from '#domain/exam/build-exam.ts'
import type { DrawnFigure } from '#domain/figure/drawn-figure.ts'
import { figuresAt } from '#domain/figure/figures-at.ts'
import { sectionExamples } from '#domain/ilm/course-passages.ts'
import { tableOf } from '#domain/ilm/section-idea.ts'
import { readNumber } from '#domain/maths/read-number.ts'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'
import { checkAnswer } from '#domain/question/check-answer.ts'
import { isCorrect } from '#domain/question/checked.ts'
import { compareAlgebra } from '#domain/question/compare-algebra.ts'
import { instantiateQuestion } from '#domain/question/instantiate-question.ts'
import { plainFormOf } from '#domain/question/plain-types.ts'
import type { Question } from '#domain/question/question.ts'
import { drawQuestionFigures } from '#domain/question/question-figures.ts'
import type { Reply } from '#domain/question/reply.ts'
import { makeStimulus } from '#domain/stimulus/make-stimulus.ts'
import type { Stimulus } from '#domain/stimulus/stimulus.ts'

/** A question as somebody sees it who does not know the key. */
export type UnkeyedQuestion = {
  id: string
  moduleId: string
  question: Question
  stimulus?: Stimulus
  /** of a check: what stands before it in its lesson, as lines */
  read?: readonly string[]
}

/** Every practice question, exam item and lesson check of a course with the numbers of one seed, in order. */
export function unkeyedQuestions(course: Course, seed: number, moduleId?: string): UnkeyedQuestion[] {
  return course.modules
    .filter((module) => moduleId === undefined || module.id === moduleId)
    .flatMap((module) => {
      const authored = [...module.questions, ...module.examItems].map((question) => unkeyed(question, seed, module.id))
      const checks = module.lessonContents.flatMap((lesson) =>
        lesson.content.flatMap((section) => {
          const read = describeSection(section)
          return section.checks.map((check) => ({ question: { ...check, id: `${lesson.id}/${check.id}` }, read }))
        }),
      )
      return [...authored, ...checks.map((check) => ({ id: check.question.id, moduleId: module.id, ...check }))]
    })
}

/** One exam of a course as a student gets it, part by part in its order. */
export type UnkeyedPart = { title: string; minutes: number; questions: (UnkeyedQuestion & { skill?: string })[] }

/** The exam of a seed without its keys. */
export function unkeyedExam(course: Course, seed: number): UnkeyedPart[] {
  const authored = new Map(
    course.modules.flatMap(({ questions, examItems }) => [...questions, ...examItems].map((one) => [one.id, one])),
  )
  const exam = buildExam({ course, seed, contentVersion: 'sitting' })
  return exam.parts.map(({ title, minutes, firstQuestion, questionCount }) => ({
    title,
    minutes,
    questions: exam.questions.slice(firstQuestion, firstQuestion + questionCount).map((item) => {
      const question = authored.get(item.templateId ?? '')
      if (!question) throw new Error(`${item.id}: no such question in the course`)
      const made = unkeyed(question, item.seed ?? 0, item.moduleId ?? '')
      return { ...made, id: item.id, ...(item.skill !== undefined && { skill: item.skill }) }
    }),
  }))
}

function unkeyed(authored: AuthoredQuestion, seed: number, moduleId: string): UnkeyedQuestion {
  const made = instantiateQuestion(authored, seed)
  if (!made.ok) throw new Error(`${authored.id}: ${made.message}`)
  const figures = drawQuestionFigures(authored, made.scope, seed)
  const shown = authored.stimulus && makeStimulus(authored.stimulus, seed)
  const question = { ...made.question, ...(figures && { figures }) }
  return { id: question.id, moduleId, question, ...(shown?.ok && { stimulus: shown.stimulus }) }
}

/** A figure in words and numbers, as somebody reads it who cannot see it. */
function describeFigure({ kind, alt, table }: DrawnFigure): string[] {
  const rows = table ? [table.headers, ...table.rows].map((row) => row.join(' | ')) : []
  return [`[${kind}: ${alt}]`, ...rows]
}

/** The question as plain text, without key, hints or explanation. */
export function describeUnkeyed({ id, question, stimulus, read = [] }: UnkeyedQuestion): string {
  const prompt = question.prompt.type === 'text' ? question.prompt.content : `[${question.prompt.type}]`
  const figures = figuresAt(question.figures, 'prompt').flatMap(describeFigure)
  const seen = stimulus ? describeStimulus(stimulus) : []
  const lines = [`## ${id} (${question.type})`, ...seen, ...read, prompt, ...figures, ...answerLines(question)]
  return lines.join('\n')
}

/** A section as its reader has it in mind who comes to its checks: many of them go on with its example, its table or its program. */
function describeSection(section: LessonSectionOf<string>): string[] {
  const { title, text, program, comparisonTable, workedExample, figures } = section
  const parts = [
    text,
    program?.code,
    comparisonTable && tableOf(comparisonTable),
    ...(workedExample?.given ?? []),
    ...sectionExamples(section).map((example) => example.text),
  ]
  return [
    `[section: ${title ?? ''}]`,
    ...parts.filter((part) => part !== undefined),
    ...(figures ?? []).flatMap(describeFigure),
    '[its check]',
  ]
}

/** What the questions of a set look at, before each of them: a reader may come to any one first. */
const describeStimulus = ({ title, text, lines, figures }: Stimulus): string[] => [
  `[${title}]`,
  ...(text === undefined ? [] : [text]),
  ...(lines ?? []).map((line, index) => `${index + 1} ${line}`),
  ...figuresAt(figures, 'text').flatMap(describeFigure),
]

function answerLines(question: Question): string[] {
  const form = plainFormOf(question)
  switch (form.as) {
    case 'choice':
    case 'truth':
      return form.options.map(({ letter, content }) => `${letter}. ${content}`)
    case 'number':
      return form.ask === undefined ? [] : [`(${form.ask})`]
    case 'text':
      return question.unit === undefined ? [] : [`(unit: ${question.unit})`]
    case 'list':
      return [...form.lines, `(${form.ask})`]
  }
}

/** A written answer as a reply: a letter for options, the text itself for numbers and short answers, a list for all else. */
function readWrittenReply({ question }: UnkeyedQuestion, written: string): Reply | undefined {
  const form = plainFormOf(question)
  switch (form.as) {
    case 'choice':
    case 'truth':
      return form.options.find(({ letter }) => letter === written.trim().toUpperCase())?.reply
    case 'number':
    case 'text':
      return form.reply(written)
    case 'list':
      return form.read(written)
  }
}

/** `refused`: the number is the key's but for rounding, and yet the platform marks it wrong. */
export type Verdict = 'agrees' | 'refused' | 'disagrees' | 'unanswered'

/** Whether a reader's answer is the key's, as the platform judges it; a number within 1 % of the key that it marks wrong is told apart. */
export function judgeWritten(unkeyed: UnkeyedQuestion, written: string | undefined): Verdict {
  if (written === undefined || written.trim() === '') return 'unanswered'
  const reply = readWrittenReply(unkeyed, written)
  if (!reply) return 'disagrees'
  const checked = checkAnswer(unkeyed.question, reply, compareAlgebra)
  if (isCorrect(checked)) return 'agrees'
  return isNear(unkeyed.question, written) ? 'refused' : 'disagrees'
}

function isNear(question: Question, written: string): boolean {
  const form = plainFormOf(question)
  const read = readNumber(written)
  if (form.as !== 'number' || form.answer === undefined || !read.ok) return false
  return Math.abs(read.value - form.answer) <= 0.01 * Math.abs(form.answer)
}
