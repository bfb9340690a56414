import type { Course } from '#domain/content/course.ts'
import { checkAnswer } from '#domain/question/check-answer.ts'
import { compareAlgebra } from '#domain/question/compare-algebra.ts'
import { instantiateQuestion } from '#domain/question/instantiate-question.ts'
import type { Question } from '#domain/question/question.ts'
import { readNumber } from '#domain/question/read-number.ts'
import type { Reply } from '#domain/question/reply.ts'
import { seededRandom, shuffled } from '#domain/seed/seeded-random.ts'

/** A question as somebody sees it who does not know the key: letters for options, right sides of a match in another order. */
export type UnkeyedQuestion = { id: string; moduleId: string; question: Question; rightOrder: number[] }

/** Every practice question, exam item and lesson check of a course with the numbers of one seed, in order. */
export function unkeyedQuestions(course: Course, seed: number, moduleId?: string): UnkeyedQuestion[] {
  return course.modules
    .filter((module) => moduleId === undefined || module.id === moduleId)
    .flatMap((module) => {
      const authored = [...module.questions, ...module.examItems].map((question) => {
        const made = instantiateQuestion(question, seed)
        if (!made.ok) throw new Error(`${question.id}: ${made.message}`)
        return made.question
      })
      const checks = module.lessonContents.flatMap((lesson) =>
        lesson.content.flatMap((section) =>
          section.checks.map((check) => ({ ...check, id: `${lesson.id}/${check.id}` })),
        ),
      )
      return [...authored, ...checks].map((question) => ({
        id: question.id,
        moduleId: module.id,
        question,
        rightOrder: shuffled(seededRandom(seed, `${question.id}/rights`), [...question.pairs.keys()]),
      }))
    })
}

const letter = (index: number) => String.fromCharCode(65 + index)

/** The question as plain text, without key, hints or explanation. */
export function describeUnkeyed({ id, question, rightOrder }: UnkeyedQuestion): string {
  const prompt = question.prompt.type === 'text' ? question.prompt.content : `[${question.prompt.type}]`
  const lines = [
    `## ${id} (${question.type})`,
    prompt,
    ...question.options.map((option, index) => `${letter(index)}. ${option.content}`),
    ...question.pairs.map((pair, index) => `${index + 1}. ${pair.left}`),
    ...rightOrder.map((right, index) => `${letter(index)}. ${question.pairs[right]?.right}`),
  ]
  if (question.unit) lines.push(`(unit: ${question.unit})`)
  if (question.significantFigures) lines.push(`(${question.significantFigures} significant figures)`)
  return lines.join('\n')
}

/**
 * A written answer as a reply: a letter for options, letters for the right sides of a match in the order of the left ones ("CABD"), the text
 * itself for numbers and short answers.
 */
export function readWrittenReply({ question, rightOrder }: UnkeyedQuestion, written: string): Reply | undefined {
  const indexOf = (character: string) => character.toUpperCase().charCodeAt(0) - 65
  switch (question.type) {
    case 'multiple-choice':
    case 'true-false': {
      const option = question.options[indexOf(written.trim())]
      return option && { type: question.type, optionId: option.id }
    }
    case 'numeric':
    case 'short-answer':
      return { type: question.type, text: written }
    case 'match': {
      const letters = [...written.replace(/[^a-z]/gi, '')]
      return { type: 'match', rights: letters.map((character) => rightOrder[indexOf(character)] ?? null) }
    }
    case 'draw':
      return undefined
  }
}

export type Verdict = 'agrees' | 'disagrees' | 'unanswered'

/** Whether a reader's answer is the key's. Numbers may be rounded by the reader: within 1 % counts as the same. */
export function judgeWritten(unkeyed: UnkeyedQuestion, written: string | undefined): Verdict {
  if (written === undefined || written.trim() === '') return 'unanswered'
  const reply = readWrittenReply(unkeyed, written)
  if (!reply) return 'disagrees'
  const checked = checkAnswer(unkeyed.question, reply, compareAlgebra)
  if (checked.kind === 'checked' && checked.status === 'correct') return 'agrees'
  return isNear(unkeyed.question, written) ? 'agrees' : 'disagrees'
}

function isNear({ type, answer }: Question, written: string): boolean {
  const read = readNumber(written)
  if (type !== 'numeric' || typeof answer !== 'number' || !read.ok) return false
  return Math.abs(read.value - answer) <= 0.01 * Math.abs(answer)
}
