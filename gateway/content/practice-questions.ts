import type { CourseModule } from '#domain/content/course.ts'
import { PART_TAGS } from '#domain/exam/exam-bank.ts'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'
import { instantiateQuestion } from '#domain/question/instantiate-question.ts'
import { namedMisconceptions } from '#domain/question/named-misconceptions.ts'
import type { Question } from '#domain/question/question.ts'
import { type DrawQuestionFigures, drawQuestionFigures } from '#domain/question/question-figures.ts'

/**
 * The seed every template of a practice set is filled in with (docs/decisions). One for all students, so that the set can be
 * cached and talked about in class; other numbers come one question at a time, by `/content/practice-variant`.
 */
export const PRACTICE_SEED = 1

export type MadeQuestion = { ok: true; question: Question } | { ok: false; reason: string }

/** One question of a module with the numbers of a seed. A template that gives none is named in `reason`. */
export function makeQuestion(
  authored: AuthoredQuestion,
  module: CourseModule,
  seed: number,
  draw: DrawQuestionFigures = drawQuestionFigures,
): MadeQuestion {
  const made = instantiateQuestion(authored, seed)
  if (!made.ok) return { ok: false, reason: `${module.id}/${authored.id}: ${made.message}` }
  const misconceptions = misconceptionsOf(made.question, module)
  const tags = made.question.tags.filter((tag) => !PART_TAGS.includes(tag))
  const figures = draw(authored, made.scope, seed)
  return {
    ok: true,
    question: {
      ...made.question,
      tags,
      moduleId: module.id,
      ...(figures && { figures }),
      ...(misconceptions.length > 0 && { misconceptions }),
    },
  }
}

/** What the wrong ideas that a question can bring to light are, in words. */
function misconceptionsOf(question: Question, { misconceptions }: CourseModule) {
  const named = namedMisconceptions(question)
  return misconceptions
    .filter(({ id }) => named.has(id))
    .map(({ id, belief, correction }) => ({ id, belief, correction }))
}

/** The practice questions of modules; questions that cannot be made are left out and reported. */
export function makePracticeSet(
  modules: CourseModule[],
  report: (reason: string) => void,
  draw?: DrawQuestionFigures,
): Question[] {
  return modules.flatMap((module) =>
    module.questions.flatMap((authored) => {
      const made = makeQuestion(authored, module, PRACTICE_SEED, draw)
      if (made.ok) return [made.question]
      report(made.reason)
      return []
    }),
  )
}
