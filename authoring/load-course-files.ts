import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import {
  type Course,
  type CourseModule,
  courseFileSchema,
  type Misconception,
  misconceptionSchema,
} from '#domain/content/course.ts'
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
import {
  type AuthoredCheck,
  type AuthoredDecks,
  type AuthoredExploration,
  type AuthoredLesson,
  type AuthoredStimuli,
  authoredDecksSchema,
  authoredLessonSchema,
  authoredQuestionsSchema,
  authoredStimuliSchema,
  type NamingQuestion,
} from './authored-schemas.ts'
import { embedDrawings } from './embed-drawings.ts'
import { withEnemies } from './find-enemies.ts'
import { sectionNamer } from './name-sections.ts'
import type { Problem } from './problem.ts'
import { type LoadedFile, readYamlFile } from './read-yaml-file.ts'

/** The files of one module, with their lines, for the check. */
export type ModuleFiles = {
  id: string
  folder: string
  misconceptions?: LoadedFile<Misconception[]>
  lessons: ReadonlyMap<string, LoadedFile<AuthoredLesson>>
  decks?: LoadedFile<AuthoredDecks>
  stimuli?: LoadedFile<AuthoredStimuli>
  /** with their stimuli in place of the ids */
  questions?: LoadedFile<{ questions: AuthoredQuestion[] }>
  examItems?: LoadedFile<{ questions: AuthoredQuestion[] }>
}

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
  const read = <T>(path: string, schema: z.ZodType<T>): LoadedFile<T> | undefined => {
    if (!existsSync(path)) return undefined
    const result = readYamlFile(path, path, schema)
    if (result.ok) return { ...result.loaded, data: embedDrawings(result.loaded.data, folder) }
    problems.push(...result.problems)
    return undefined
  }
  const modules = data.modules.map(({ id }): ModuleFiles => {
    const inModule = (name: string) => join(folder, id, name)
    const lessons = new Map<string, LoadedFile<AuthoredLesson>>()
    for (const name of namesIn(inModule('lessons'))) {
      const lesson = read(join(inModule('lessons'), name), authoredLessonSchema)
      if (lesson) lessons.set(name.replace(/\.yaml$/, ''), lesson)
    }
    const stimuli = read(inModule('stimuli.yaml'), authoredStimuliSchema)
    const readQuestions = (name: string) => {
      const named = read(inModule(name), authoredQuestionsSchema)
      return named && withStimuli(named, stimuli?.data.stimuli ?? [], (problem) => problems.push(problem))
    }
    return {
      id,
      folder: join(folder, id),
      misconceptions: read(inModule('misconceptions.yaml'), z.array(misconceptionSchema)),
      lessons,
      decks: read(inModule('flashcards.yaml'), authoredDecksSchema),
      stimuli,
      questions: readQuestions('questions.yaml'),
      examItems: readQuestions('exam.yaml'),
    }
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

function namesIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.yaml'))
        .sort()
    : []
}

/** Puts the stimuli that questions name in their place, so that whoever has a question has all it takes to make it. */
function withStimuli(
  loaded: LoadedFile<{ questions: NamingQuestion[] }>,
  stimuli: AuthoredStimuli['stimuli'],
  report: (problem: Problem) => void,
): LoadedFile<{ questions: AuthoredQuestion[] }> {
  const byId = new Map(stimuli.map((one) => [one.id, one]))
  const questions = loaded.data.questions.map(({ stimulus: id, ...question }, index): AuthoredQuestion => {
    if (id === undefined) return question
    const stimulus = byId.get(id)
    if (stimulus) return { ...question, stimulus }
    const line = loaded.lineOf(['questions', index, 'stimulus'])
    const message = `the stimulus ${id} is not in stimuli.yaml of this module`
    report({ severity: 'error', file: loaded.file, line, message })
    return question
  })
  return { ...loaded, data: { questions } }
}

type Outline = { id: string; lessons: { id: string }[] }
type Contents = Pick<CourseModule, 'misconceptions' | 'lessonContents' | 'decks' | 'questions' | 'examItems'>

function moduleContents(files: ModuleFiles | undefined, outline: Outline): Contents {
  // Lessons come in the outline's order, whatever the folder's.
  const lessonContents = outline.lessons.flatMap(({ id }): Lesson[] => {
    const lesson = files?.lessons.get(id)?.data
    return lesson ? [lessonOf(id, lesson, outline.id)] : []
  })
  const withSection = sectionNamer(lessonContents)
  return {
    misconceptions: files?.misconceptions?.data ?? [],
    lessonContents,
    decks: (files?.decks?.data.decks ?? []).map((deck) => deckOf(deck, outline.id)),
    questions: (files?.questions?.data.questions ?? []).map(withSection),
    examItems: (files?.examItems?.data.questions ?? []).map(withSection),
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
