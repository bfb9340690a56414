import type { AuthoredQuestion } from '#domain/question/authored-question.ts'
import { isTemplate } from '#domain/question/instantiate-question.ts'
import type { AuthoredStimulus } from '#domain/stimulus/authored-stimulus.ts'
import { makeStimulus, stimulusScope } from '#domain/stimulus/make-stimulus.ts'
import type { TemplateScope } from '#domain/template/template-expression.ts'
import type { CourseFiles } from '../load-course-files.ts'
import type { Problem } from '../problem.ts'
import type { ModuleFiles } from '../read-module.ts'
import type { FilePath, LoadedFile } from '../read-yaml-file.ts'
import { FEWEST_VARIANTS } from './check-questions.ts'
import { mathsError, partsOf } from './read-texts.ts'

/** Variants tried per stimulus; the first of them also have their formulas typeset. */
const SEEDS = 200
const SEEDS_WITH_MATHS = 20
/** As many questions as a real examination asks about one stimulus. */
const FEWEST = 2
const MOST = 5

type Report = (loaded: LoadedFile<unknown>, path: FilePath, message: string, severity?: Problem['severity']) => void

/**
 * Stimuli and sets of a course: every stimulus can be made with every seed, is used, and by two to five questions of one file;
 * a stimulus that a question names and nobody wrote is seen when the files are read (load-course-files.ts).
 */
export function checkStimuli(files: CourseFiles): Problem[] {
  const problems: Problem[] = []
  const report: Report = (loaded, path, message, severity = 'error') =>
    problems.push({ severity, file: loaded.file, line: loaded.lineOf(path), message })
  const seen = new Map<string, string>()
  for (const module of files.modules) checkModule(module, seen, report)
  return problems
}

function checkModule(module: ModuleFiles, seen: Map<string, string>, report: Report): void {
  const { stimuli } = module
  if (!stimuli) return
  for (const [index, stimulus] of stimuli.data.stimuli.entries()) {
    const path = ['stimuli', index]
    const earlier = seen.get(stimulus.id)
    if (earlier) report(stimuli, [...path, 'id'], `the id ${stimulus.id} is already used at ${earlier}`)
    seen.set(stimulus.id, `${stimuli.file}:${stimuli.lineOf(path)}`)
    for (const message of stimulusProblems(stimulus)) report(stimuli, path, `${stimulus.id}: ${message}`)
    const variants = new Set(stimulusScopes(stimulus, SEEDS).map((scope) => JSON.stringify(scope))).size
    if (isTemplate(stimulus) && variants < FEWEST_VARIANTS)
      report(stimuli, path, `${stimulus.id}: only ${variants} variants in ${SEEDS} seeds`, 'warning')
    checkSet(module, stimulus, path, report)
  }
}

/** The questions of a stimulus: how many, where, and whether they take its names for something else. */
function checkSet(module: ModuleFiles, stimulus: AuthoredStimulus, path: FilePath, report: Report): void {
  const { stimuli } = module
  if (!stimuli) return
  const inFile = (loaded: ModuleFiles['questions']) =>
    (loaded?.data.questions ?? []).flatMap((question, index) =>
      loaded && question.stimulus?.id === stimulus.id ? [{ loaded, question, at: ['questions', index] }] : [],
    )
  const practice = inFile(module.questions)
  const exam = inFile(module.examItems)
  const set = [...practice, ...exam]
  const [first] = exam
  if (set.length === 0) report(stimuli, path, `no question uses the stimulus ${stimulus.id}`)
  if (first && practice.length > 0) {
    const message = `the stimulus ${stimulus.id} stands in questions.yaml, too; a set stays in one file`
    report(first.loaded, [...first.at, 'stimulus'], message)
  } else if (set.length > 0 && (set.length < FEWEST || set.length > MOST)) {
    const message = `${stimulus.id}: a set has ${FEWEST} to ${MOST} questions; this one has ${set.length}`
    report(stimuli, path, message, 'warning')
  }
  const shared = namesOf(stimulus)
  for (const { loaded, question, at } of set)
    for (const name of namesOf(question))
      if (shared.has(name)) report(loaded, at, `${question.id}: ${name} is a name of its stimulus; choose another`)
}

const namesOf = ({ parameters, computed }: Pick<AuthoredStimulus | AuthoredQuestion, 'parameters' | 'computed'>) =>
  new Set([...Object.keys(parameters ?? {}), ...Object.keys(computed ?? {})])

/** What is wrong with a stimulus in some of its variants, as sentences. */
function stimulusProblems(stimulus: AuthoredStimulus): string[] {
  const { text, lines, figure, figures } = stimulus
  const found = new Set<string>()
  if (text === undefined && figure === undefined && figures === undefined) found.add('there is nothing to look at')
  if (lines && text === undefined) found.add('lines needs a text')
  if (!isTemplate(stimulus)) {
    if (stimulus.constraints) found.add('constraints need parameters')
    if (text?.includes('@{') && !stimulus.computed) found.add('a place @{…} needs parameters')
  }
  const seeds = isTemplate(stimulus) ? SEEDS : 1
  for (let seed = 0; seed < seeds; seed++) {
    // figures are drawn, with fewer seeds, by check-figures.ts
    const made = makeStimulus(stimulus, seed, () => undefined)
    if (!made.ok) return [...found, made.message]
    if (seed >= SEEDS_WITH_MATHS) continue
    for (const part of [made.stimulus.text, ...(made.stimulus.lines ?? [])])
      for (const maths of partsOf(part ?? '').maths) {
        const reason = mathsError(maths)
        if (reason) found.add(`the formula $${maths}$ cannot be read: ${reason}`)
      }
  }
  return [...found]
}

/** The parameters of a stimulus with several seeds, for its figures; of a broken one none. */
export function stimulusScopes(stimulus: AuthoredStimulus, seeds: number): TemplateScope[] {
  return Array.from({ length: isTemplate(stimulus) ? seeds : 1 }, (_, seed) => stimulusScope(stimulus, seed)).flatMap(
    (drawn) => (drawn.ok ? [drawn.scope] : []),
  )
}
