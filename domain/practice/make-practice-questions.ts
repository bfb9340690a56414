import type { CourseModule } from '../content/course.ts'
import { PART_TAGS } from '../exam/exam-bank.ts'
import type { DrawFigures } from '../figure/draw-figures-of.ts'
import type { AuthoredQuestion } from '../question/authored-question.ts'
import { instantiateQuestion } from '../question/instantiate-question.ts'
import { namedMisconceptions } from '../question/named-misconceptions.ts'
import type { Question } from '../question/question.ts'
import { drawQuestionFigures } from '../question/question-figures.ts'
import type { AuthoredStimulus } from '../stimulus/authored-stimulus.ts'
import { makeStimulus } from '../stimulus/make-stimulus.ts'
import type { Stimulus } from '../stimulus/stimulus.ts'

/**
 * The seed every template of a practice set is filled in with (docs/decisions). One for all students, so that the set can be
 * cached and talked about in class; other numbers come one question at a time, by `/content/practice-variant`.
 */
const PRACTICE_SEED = 1

export type MadeQuestion = { ok: true; question: Question } | { ok: false; reason: string }

/** One question of a module with the numbers of a seed. A template that gives none is named in `reason`. */
export function makeQuestion(
  authored: AuthoredQuestion,
  module: CourseModule,
  seed: number,
  draw?: DrawFigures,
): MadeQuestion {
  const made = instantiateQuestion(authored, seed)
  if (!made.ok) return { ok: false, reason: `${module.id}/${authored.id}: ${made.message}` }
  const misconceptions = misconceptionsOf(made.question, module)
  const tags = made.question.tags.filter((tag) => !PART_TAGS.includes(tag))
  const figures = drawQuestionFigures(authored, made.scope, seed, draw)
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

export type PracticeSet = { questions: Question[]; stimuli?: Stimulus[] }

/**
 * The practice questions of modules with the stimuli of their sets; the questions of a set follow each other. Questions that cannot be
 * made are left out and reported.
 */
export function makePracticeSet(
  modules: CourseModule[],
  report: (reason: string) => void,
  draw?: DrawFigures,
): PracticeSet {
  const sets = modules.map((module) => makeQuestions(module.questions, module, PRACTICE_SEED, report, draw))
  return joined(sets)
}

/** A question with the numbers of a seed; one of a set comes with all of its set, which share them. */
export function makeVariant(
  authored: AuthoredQuestion,
  module: CourseModule,
  seed: number,
  report: (reason: string) => void,
  draw?: DrawFigures,
): PracticeSet {
  const { stimulus } = authored
  const set = stimulus ? module.questions.filter((one) => one.stimulus?.id === stimulus.id) : [authored]
  return makeQuestions(set, module, seed, report, draw)
}

function makeQuestions(
  authored: readonly AuthoredQuestion[],
  module: CourseModule,
  seed: number,
  report: (reason: string) => void,
  draw: DrawFigures | undefined,
): PracticeSet {
  const questions = withSetsTogether(authored).flatMap((one) => {
    const made = makeQuestion(one, module, seed, draw)
    if (made.ok) return [made.question]
    report(made.reason)
    return []
  })
  const named = new Map<string, AuthoredStimulus>()
  for (const { stimulus } of authored) if (stimulus && !named.has(stimulus.id)) named.set(stimulus.id, stimulus)
  const stimuli = [...named.values()].flatMap((one) => {
    const made = makeStimulus(one, seed, draw)
    if (made.ok) return [made.stimulus]
    report(`${module.id}/${one.id}: ${made.message}`)
    return []
  })
  return joined([{ questions, stimuli }])
}

function joined(sets: readonly PracticeSet[]): PracticeSet {
  const stimuli = sets.flatMap((set) => set.stimuli ?? [])
  return { questions: sets.flatMap(({ questions }) => questions), ...(stimuli.length > 0 && { stimuli }) }
}

/** In the order of the file, the later questions of a set moved behind its first. */
function withSetsTogether(questions: readonly AuthoredQuestion[]): AuthoredQuestion[] {
  const groups = Map.groupBy(questions, ({ id, stimulus }) => (stimulus ? `set ${stimulus.id}` : `alone ${id}`))
  return [...groups.values()].flat()
}
