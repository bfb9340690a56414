import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Misconception, misconceptionSchema } from '#domain/content/course.ts'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'
import {
  type AuthoredDecks,
  type AuthoredIdeas,
  type AuthoredLesson,
  type AuthoredStimuli,
  authoredDecksSchema,
  authoredIdeasSchema,
  authoredLessonSchema,
  authoredQuestionsSchema,
  authoredStimuliSchema,
  type NamingQuestion,
} from './authored-schemas.ts'
import { embedDrawings } from './embed-drawings.ts'
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
  ideas?: LoadedFile<AuthoredIdeas>
  /** what it takes from another course, whose check looks at it */
  shared?: ModuleFiles
}

/**
 * Reads everything in the folder of one module.
 * @param courseFolder the folder of its course, where its drawings lie too
 * @param report told of every mistake in a file, which is then left out
 */
export function readModule(courseFolder: string, id: string, report: (problem: Problem) => void): ModuleFiles {
  const folder = join(courseFolder, id)
  const read = <T>(path: string, schema: z.ZodType<T>): LoadedFile<T> | undefined => {
    if (!existsSync(path)) return undefined
    const result = readYamlFile(path, path, schema)
    if (result.ok) return { ...result.loaded, data: embedDrawings(result.loaded.data, courseFolder) }
    result.problems.forEach(report)
    return undefined
  }
  const lessons = new Map<string, LoadedFile<AuthoredLesson>>()
  for (const name of namesIn(join(folder, 'lessons'))) {
    const lesson = read(join(folder, 'lessons', name), authoredLessonSchema)
    if (lesson) lessons.set(name.replace(/\.yaml$/, ''), lesson)
  }
  const stimuli = read(join(folder, 'stimuli.yaml'), authoredStimuliSchema)
  const readQuestions = (name: string) => {
    const named = read(join(folder, name), authoredQuestionsSchema)
    return named && withStimuli(named, stimuli?.data.stimuli ?? [], report)
  }
  return {
    id,
    folder,
    misconceptions: read(join(folder, 'misconceptions.yaml'), z.array(misconceptionSchema)),
    lessons,
    decks: read(join(folder, 'flashcards.yaml'), authoredDecksSchema),
    stimuli,
    questions: readQuestions('questions.yaml'),
    examItems: readQuestions('exam.yaml'),
    ideas: read(join(folder, 'ideas.yaml'), authoredIdeasSchema),
  }
}

/** Names of the YAML files in a folder, in alphabetical order. */
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
