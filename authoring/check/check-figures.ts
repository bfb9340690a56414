import { figuresOf, type PlacedAuthoredFigure, type WithFigures } from '#domain/figure/authored-figure.ts'
import { drawFigure } from '#domain/figure/draw-figure.ts'
import { findLayoutProblems } from '#domain/figure/find-layout-problems.ts'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'
import { authoredTypeOf } from '#domain/question/authored-types.ts'
import { instantiateQuestion, isTemplate } from '#domain/question/instantiate-question.ts'
import { plainOf } from '#domain/question/same-to-reader.ts'
import type { TemplateScope } from '#domain/template/template-expression.ts'
import type { CourseFiles } from '../load-course-files.ts'
import type { Problem } from '../problem.ts'
import type { ModuleFiles } from '../read-module.ts'
import type { FilePath, LoadedFile } from '../read-yaml-file.ts'
import { explorationProblems } from './check-exploration.ts'
import { stimulusScopes } from './check-stimuli.ts'

/** Draws a figure of a template is drawn with. */
const SEEDS = 40
/** An option of fewer letters may stand in an alternative text by chance. */
const SHORTEST_LEAK = 12

type Report = (loaded: LoadedFile<unknown>, path: FilePath, message: string) => void

/**
 * Every figure of a course, drawn with several seeds: it must come out, stand under a text that is there, keep its labels apart and inside
 * the frame, and not give the answer away in its alternative text.
 */
export function checkFigures(files: CourseFiles): Problem[] {
  const problems: Problem[] = []
  const report: Report = (loaded, path, message) =>
    problems.push({ severity: 'error', file: loaded.file, line: loaded.lineOf(path), message })
  for (const module of files.modules) {
    checkQuestions(module, report)
    for (const [index, stimulus] of (module.stimuli?.data.stimuli ?? []).entries())
      if (module.stimuli)
        checkHolder(
          module.stimuli,
          ['stimuli', index],
          stimulus,
          stimulusScopes(stimulus, SEEDS),
          STIMULUS_TEXTS,
          report,
        )
    checkLessons(module, report)
    for (const [deckIndex, deck] of (module.decks?.data.decks ?? []).entries())
      for (const [index, card] of deck.cards.entries())
        if (module.decks)
          checkHolder(module.decks, ['decks', deckIndex, 'cards', index], card, NO_SCOPE, CARD_TEXTS, report)
  }
  return problems
}

const NO_SCOPE: readonly TemplateScope[] = [{}]
const STIMULUS_TEXTS = new Set(['text'])
const CARD_TEXTS = new Set(['front', 'back', 'explanation'])

function checkQuestions(module: ModuleFiles, report: Report): void {
  for (const loaded of [module.questions, module.examItems])
    for (const [index, question] of (loaded?.data.questions ?? []).entries())
      if (loaded) checkQuestionFigures(loaded, ['questions', index], question, scopesOf(question), report)
}

function checkLessons(module: ModuleFiles, report: Report): void {
  for (const lesson of module.lessons.values())
    for (const [index, section] of lesson.data.content.entries()) {
      const steps = section.workedExample?.steps.map((_, step) => `steps.${step + 1}`) ?? []
      const texts = new Set(['text', ...(section.workedExample ? ['problem', 'answer'] : []), ...steps])
      checkHolder(lesson, ['content', index], section, NO_SCOPE, texts, report)
      for (const [at, check] of section.checks.entries())
        checkQuestionFigures(lesson, ['content', index, 'checks', at], check, NO_SCOPE, report)
      const { exploration } = section
      if (exploration) {
        const path = ['content', index, 'exploration']
        for (const message of explorationProblems(exploration)) report(lesson, path, message)
        checkQuestionFigures(lesson, [...path, 'question'], exploration.question, NO_SCOPE, report)
      }
    }
}

/** The parameters of several seeds; of a broken template none, which check-questions.ts reports. */
function scopesOf(question: AuthoredQuestion): readonly TemplateScope[] {
  if (figuresOf(question).length === 0) return NO_SCOPE
  return Array.from({ length: isTemplate(question) ? SEEDS : 1 }, (_, seed) =>
    instantiateQuestion(question, seed),
  ).flatMap((made) => (made.ok ? [made.scope] : []))
}

type CheckedQuestion = WithFigures &
  Pick<AuthoredQuestion, 'type' | 'prompt' | 'options' | 'hints'> & { explanation?: string | undefined }

function checkQuestionFigures(
  loaded: LoadedFile<unknown>,
  path: FilePath,
  question: CheckedQuestion,
  scopes: readonly TemplateScope[],
  report: Report,
): void {
  const ids = (question.options ?? []).map(({ id }) => id)
  const texts = new Set([
    'prompt',
    'explanation',
    ...ids.flatMap((id) => [`options.${id}`, `feedback.${id}`]),
    ...question.hints.map((_, index) => `hints.${index + 1}`),
    ...(authoredTypeOf(question).figurePlaces ?? []),
  ])
  checkHolder(loaded, path, question, scopes, texts, report)
  const right = question.options?.find(({ correct }) => correct)?.content ?? ''
  // what the prompt says already gives nothing away
  const answer = right.includes('@{') || plainOf(question.prompt).includes(plainOf(right)) ? '' : right
  for (const { figure, at } of placesOf(question, path)) {
    const isSeenFirst = figure.at === undefined || figure.at === 'prompt'
    if (isSeenFirst && plainOf(answer).length >= SHORTEST_LEAK && plainOf(figure.alt).includes(plainOf(answer)))
      report(loaded, at, `the alternative text gives the answer away: "${answer}"`)
  }
}

function checkHolder(
  loaded: LoadedFile<unknown>,
  path: FilePath,
  holder: WithFigures,
  scopes: readonly TemplateScope[],
  texts: ReadonlySet<string>,
  report: Report,
): void {
  for (const { figure, at } of placesOf(holder, path)) {
    if (figure.at !== undefined && !texts.has(figure.at)) {
      report(loaded, [...at, 'at'], `at: ${figure.at} names no text here; there are ${[...texts].join(', ')}`)
    }
    for (const message of figureProblems(figure, scopes)) report(loaded, at, message)
  }
}

function placesOf(holder: WithFigures, path: FilePath): { figure: PlacedAuthoredFigure; at: FilePath }[] {
  const isOne = holder.figure !== undefined
  return figuresOf(holder).map((figure, index) => ({
    figure,
    at: isOne && index === 0 ? [...path, 'figure'] : [...path, 'figures', index - Number(isOne)],
  }))
}

/** What is wrong with a figure in some of its variants; the same thing with other numbers is one thing. */
function figureProblems(figure: PlacedAuthoredFigure, scopes: readonly TemplateScope[]): string[] {
  const found = new Map<string, string>()
  const add = (message: string) => {
    const kind = message.replaceAll(/[-−\d.,\u00a0]+/g, '#')
    if (!found.has(kind)) found.set(kind, `the figure: ${message}`)
  }
  for (const scope of scopes) {
    const drawn = drawFigure(figure, scope)
    if (!drawn.ok) add(drawn.reason)
    else if (drawn.picture) {
      const { width, height, nodes } = drawn.picture
      for (const message of findLayoutProblems(width, height, nodes)) add(message)
    }
  }
  return [...found.values()]
}
