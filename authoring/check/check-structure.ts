import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'
import { authoredTypeOf } from '#domain/question/authored-types.ts'
import { eachMisconception } from '#domain/question/named-misconceptions.ts'
import { plainOf } from '#domain/question/same-to-reader.ts'
import { authoredOfCheck, type CourseFiles } from '../load-course-files.ts'
import type { Problem } from '../problem.ts'
import type { ModuleFiles } from '../read-module.ts'
import type { FilePath, LoadedFile } from '../read-yaml-file.ts'
import { shortcomingsOf } from './advise-question.ts'
import { checkIdeas } from './check-ideas.ts'
import { checkLesson } from './check-lesson.ts'
import { checkQuestion } from './check-questions.ts'

type Report = (loaded: LoadedFile<unknown>, path: FilePath, message: string, severity?: Problem['severity']) => void
/** What has been seen in the course so far: ids and prompts, with the place they stand at. */
type Seen = { ids: Map<string, string>; prompts: Map<string, string> }

const MODULE_FILES = [
  'lessons',
  'misconceptions.yaml',
  'flashcards.yaml',
  'stimuli.yaml',
  'ideas.yaml',
  'questions.yaml',
  'exam.yaml',
]

/** Ids, references between files, and every question of a course. */
export function checkStructure(files: CourseFiles): Problem[] {
  const problems: Problem[] = []
  const report: Report = (loaded, path, message, severity = 'error') =>
    problems.push({ severity, file: loaded.file, line: loaded.lineOf(path), message })
  const seen: Seen = { ids: new Map(), prompts: new Map() }
  const known = new Set(files.modules.map((module) => module.id))
  for (const entry of readdirSync(files.folder, { withFileTypes: true })) {
    if (entry.isDirectory() && entry.name !== 'media' && !known.has(entry.name)) {
      report(files.courseFile, ['modules'], `the folder ${entry.name} is no module of course.yaml`)
    }
  }
  if (!files.courseFile.data.exam.basis)
    report(files.courseFile, ['exam'], 'the exam says what it is modelled on and where it is unlike that (basis)')
  const moduleIds = files.modules.map((module) => module.id)
  for (const [index, id] of moduleIds.entries()) {
    if (moduleIds.indexOf(id) < index) report(files.courseFile, ['modules', index, 'id'], `the id ${id} is used twice`)
  }
  for (const [index, module] of files.modules.entries()) {
    const outline = files.courseFile.data.modules[index]
    if (outline) checkModule(module, new Set(outline.lessons.map((lesson) => lesson.id)), seen, report)
  }
  for (const module of files.modules) checkShared(module, seen, report)
  return problems
}

/** What a module takes from another course may have no id of its own things. */
function checkShared({ shared, lessons }: ModuleFiles, seen: Seen, report: Report): void {
  for (const [id, lesson] of lessons)
    if (shared?.lessons.has(id)) report(lesson, [], `${id} is taken from ${shared.folder}: one of the two has to go`)
  for (const loaded of [shared?.questions, shared?.examItems]) {
    for (const [index, { id }] of (loaded?.data.questions ?? []).entries()) {
      const earlier = seen.ids.get(id)
      if (loaded && earlier) report(loaded, ['questions', index], `the id ${id} is already used at ${earlier}`)
    }
  }
}

function checkModule(module: ModuleFiles, lessonIds: ReadonlySet<string>, seen: Seen, report: Report): void {
  const misconceptions = new Set((module.misconceptions?.data ?? []).map((one) => one.id))
  checkUnique(
    module.misconceptions,
    (module.misconceptions?.data ?? []).map((one) => one.id),
    [],
    report,
  )
  const checkReference = (loaded: LoadedFile<unknown>, path: FilePath, id: string | undefined) => {
    if (id !== undefined && !misconceptions.has(id)) report(loaded, path, `${id} is not in misconceptions.yaml`)
  }
  const checkLessonId = (loaded: LoadedFile<unknown>, path: FilePath, id: string) => {
    if (!lessonIds.has(id)) report(loaded, path, `${id} is no lesson of this module in course.yaml`)
  }
  for (const name of existsSync(module.folder) ? readdirSync(module.folder) : []) {
    if (!MODULE_FILES.includes(name)) {
      const loaded = { file: join(module.folder, name), data: undefined, lineOf: () => 1 }
      report(loaded, [], 'no part of a module has this name')
    }
  }
  const checkOne = (loaded: LoadedFile<unknown>, path: FilePath, question: AuthoredQuestion) => {
    const place = `${loaded.file}:${loaded.lineOf(path)}`
    const earlier = seen.ids.get(question.id)
    if (earlier) report(loaded, [...path, 'id'], `the id ${question.id} is already used at ${earlier}`)
    seen.ids.set(question.id, place)
    const prompt = plainOf(question.prompt)
    const twin = seen.prompts.get(prompt)
    if (twin) report(loaded, [...path, 'prompt'], `the same prompt stands at ${twin}`)
    seen.prompts.set(prompt, place)
    for (const [index, option] of (question.options ?? []).entries()) {
      if (option.correct && option.misconception)
        report(loaded, [...path, 'options', index], 'the right option has a misconception')
    }
    eachMisconception(question, (id, place) => checkReference(loaded, [...path, ...place], id))
    checkQuestion(question, (severity, message) => report(loaded, path, `${question.id}: ${message}`, severity))
  }
  for (const [id, lesson] of module.lessons) {
    checkLessonId(lesson, [], id)
    for (const problem of checkLesson(lesson))
      report({ ...lesson, lineOf: () => problem.line }, [], problem.message, problem.severity)
    const known = lesson.data.commonMisconception
    checkReference(lesson, ['commonMisconception', 'id'], known?.id)
    for (const [section, { checks, exploration }] of lesson.data.content.entries()) {
      if (exploration)
        checkOne(lesson, ['content', section, 'exploration', 'question'], authoredOfCheck(exploration.question, id))
      for (const [index, check] of checks.entries()) {
        checkOne(lesson, ['content', section, 'checks', index], authoredOfCheck(check, id))
      }
    }
  }
  for (const loaded of [module.questions, module.examItems]) {
    for (const [index, question] of (loaded?.data.questions ?? []).entries()) {
      if (!loaded) continue
      checkLessonId(loaded, ['questions', index, 'lesson'], question.lesson)
      const sections = module.lessons.get(question.lesson)?.data.content
      if (question.section !== undefined && sections && !sections.some(({ id }) => id === question.section))
        report(
          loaded,
          ['questions', index, 'section'],
          `the lesson ${question.lesson} has no section ${question.section}`,
        )
      checkOne(loaded, ['questions', index], question)
      for (const advice of authoredTypeOf(question).advise?.(question) ?? [])
        report(loaded, ['questions', index], `${question.id}: ${advice}`, 'warning')
      for (const shortcoming of shortcomingsOf(question))
        report(loaded, ['questions', index], `${question.id}: ${shortcoming}`, 'advice')
      const { isExamItem, isSelfMarked } = answerTypeOf(question)
      if (loaded === module.examItems && !isExamItem && !isSelfMarked) {
        report(loaded, ['questions', index, 'type'], `exam.yaml holds no ${question.type} questions`)
      }
    }
  }
  checkIdeas(module, checkLessonId, report)
  const { decks } = module
  if (!decks) return
  checkUnique(
    decks,
    decks.data.decks.map((deck) => deck.id),
    ['decks'],
    report,
  )
  for (const [index, deck] of decks.data.decks.entries()) {
    checkUnique(
      decks,
      deck.cards.map((card) => card.id),
      ['decks', index, 'cards'],
      report,
    )
    for (const [at, card] of deck.cards.entries()) {
      checkLessonId(decks, ['decks', index, 'cards', at, 'lesson'], card.lesson)
      checkReference(decks, ['decks', index, 'cards', at, 'misconception'], card.misconception)
    }
  }
}

function checkUnique(
  loaded: LoadedFile<unknown> | undefined,
  ids: readonly string[],
  path: FilePath,
  report: Report,
): void {
  for (const [index, id] of ids.entries()) {
    if (loaded && ids.indexOf(id) < index) report(loaded, [...path, index], `the id ${id} is used twice`)
  }
}
