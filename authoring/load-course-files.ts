import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { z } from 'zod'
import { type Course, type CourseModule, courseFileSchema } from '#domain/content/course.ts'
import { explore } from '#domain/content/explore.ts'
import { startOf } from '#domain/content/explore-values.ts'
import type { Deck } from '#domain/content/flashcards.ts'
import { type Lesson, lessonSchemaOf } from '#domain/content/lesson.ts'
import { absoluteMediaAddresses } from '#domain/content/media-addresses.ts'
import { FIGURE_DRAWERS } from '#domain/figure/draw-figure.ts'
import { drawFiguresOf } from '#domain/figure/draw-figures-of.ts'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'
import { instantiateQuestion } from '#domain/question/instantiate-question.ts'
import { markdownSchema } from '#domain/text/rich-text.ts'
import type { AuthoredCheck, AuthoredDecks, AuthoredExploration, AuthoredLesson } from './authored-schemas.ts'
import { withEnemies } from './find-enemies.ts'
import { sectionNamer } from './name-sections.ts'
import type { Problem } from './problem.ts'
import { type ModuleFiles, readModule } from './read-module.ts'
import { type LoadedFile, readYamlFile } from './read-yaml-file.ts'
import { sharedPart } from './shared-lessons.ts'

export type CourseFiles = {
  folder: string
  courseFile: LoadedFile<z.infer<typeof courseFileSchema>>
  modules: ModuleFiles[]
}

/** `course` holds everything that could be read; with problems of severity error it must not be served. */
export type LoadedCourse = { course: Course; files: CourseFiles; problems: Problem[] }

const lessonSchema = lessonSchemaOf(markdownSchema)

/**
 * Reads one course folder (content/README.md).
 * @param folder the course's folder, for example `content/ontario/SNC1W`
 * @returns undefined as course when even `course.yaml` cannot be read
 */
export function loadCourseFiles(folder: string): LoadedCourse | { course: undefined; problems: Problem[] } {
  const courseFile = readYamlFile(join(folder, 'course.yaml'), join(folder, 'course.yaml'), courseFileSchema)
  if (!courseFile.ok) return { course: undefined, problems: courseFile.problems }
  const { data } = courseFile.loaded
  const problems: Problem[] = []
  if (data.courseId !== basename(folder)) {
    problems.push({
      severity: 'error',
      file: courseFile.loaded.file,
      line: 1,
      message: `courseId is not the folder's name`,
    })
  }
  const report = (problem: Problem) => problems.push(problem)
  const modules = data.modules.map((outline): ModuleFiles => {
    const own = readModule(folder, outline.id, report)
    const beside = (courseId: string, moduleId: string) => readModule(join(dirname(folder), courseId), moduleId, report)
    return { ...own, shared: sharedPart(data.courseId, outline, beside) }
  })
  const referenceSheet = join(folder, 'reference-sheet.md')
  const course: Course = {
    ...data,
    ...(existsSync(referenceSheet) && { referenceSheet: readFileSync(referenceSheet, 'utf8') }),
    modules: data.modules.map((outline, index) => ({ ...outline, ...moduleContents(modules[index], outline) })),
  }
  const files: CourseFiles = { folder, courseFile: courseFile.loaded, modules }
  return { course: absoluteMediaAddresses(withEnemies(course), data.courseId), files, problems }
}

type Outline = { id: string; lessons: { id: string }[] }
type Contents = Pick<CourseModule, 'misconceptions' | 'lessonContents' | 'decks' | 'questions' | 'examItems' | 'ideas'>

/** A module's own files and what it takes from another course, as one. */
function moduleContents(files: ModuleFiles | undefined, outline: Outline): Contents {
  const parts = [files, files?.shared].filter((part) => part !== undefined)
  // Lessons come in the outline's order, whatever the folder's.
  const lessonContents = outline.lessons.flatMap(({ id }): Lesson[] => {
    const lesson = parts.map(({ lessons }) => lessons.get(id)).find((loaded) => loaded !== undefined)
    return lesson ? [lessonOf(id, lesson.data, outline.id)] : []
  })
  const withSection = sectionNamer(lessonContents)
  const decks = new Map<string, Deck>()
  for (const deck of parts.flatMap((part) => part.decks?.data.decks ?? []).map((one) => deckOf(one, outline.id))) {
    const own = decks.get(deck.id)
    decks.set(deck.id, own ? { ...own, cards: [...own.cards, ...deck.cards] } : deck)
  }
  const ideas = Object.assign({}, ...parts.map((part) => part.ideas?.data)) as NonNullable<CourseModule['ideas']>
  const misconceptions = parts.flatMap((part) => part.misconceptions?.data ?? [])
  return {
    misconceptions: [...new Map(misconceptions.map((one) => [one.id, one])).values()],
    lessonContents,
    decks: [...decks.values()],
    questions: parts.flatMap((part) => part.questions?.data.questions ?? []).map(withSection),
    examItems: parts.flatMap((part) => part.examItems?.data.questions ?? []).map(withSection),
    ...(Object.keys(ideas).length > 0 && { ideas }),
  }
}

function lessonOf(id: string, authored: AuthoredLesson, moduleId: string): Lesson {
  const content = authored.content.map(({ figure, figures, exploration, ...section }, order) => ({
    ...section,
    figures: drawFiguresOf({ figure, figures }, {}, 'text'),
    exploration: exploration && explorationOf(exploration, id, moduleId),
    order: section.order ?? order + 1,
    checks: section.checks.flatMap((check) => questionsOfCheck(check, id, moduleId)),
  }))
  return lessonSchema.parse({ ...authored, id, content })
}

/** Without its start there is no exploration; the check says why it cannot be drawn. */
function explorationOf({ question, ...exploration }: AuthoredExploration, lessonId: string, moduleId: string) {
  const start = explore(exploration, startOf(exploration.parameters), FIGURE_DRAWERS)
  if (!start.ok) return undefined
  const [made] = questionsOfCheck(question, lessonId, moduleId)
  const { figure } = exploration
  return {
    ...exploration,
    // its file is in it
    figure: figure.kind === 'drawing' ? { ...figure, file: undefined } : figure,
    start: { figure: { at: 'start', ...start.figure }, state: start.state },
    question: made,
  }
}

/** A lesson's check as the question that the platform knows; what the lesson gives it is filled in. */
export const authoredOfCheck = (check: AuthoredCheck, lessonId: string): AuthoredQuestion => ({
  ...check,
  lesson: lessonId,
  tags: check.tags ?? [],
  difficulty: check.difficulty ?? 1,
  explanation: check.explanation ?? '',
})

/** A check is made once, here: its options come in another order than an author writes them, who tends to begin with the right one. */
function questionsOfCheck(check: AuthoredCheck, lessonId: string, moduleId: string) {
  const made = instantiateQuestion(authoredOfCheck(check, lessonId), 0)
  // what cannot be made is left out here, and refused by the check
  if (!made.ok) return []
  const { question } = made
  return [
    {
      ...question,
      difficulty: check.difficulty,
      explanation: check.explanation,
      figures: drawFiguresOf(check, {}, 'prompt'),
      moduleId,
    },
  ]
}

function deckOf(deck: AuthoredDecks['decks'][number], moduleId: string): Deck {
  const cards = deck.cards.map(({ lesson, figure, figures, ...card }) => {
    const drawn = drawFiguresOf({ figure, figures }, {}, 'front')
    return { ...card, lessonId: lesson, ...(drawn && { figures: drawn }) }
  })
  return { ...deck, moduleId, cards }
}
