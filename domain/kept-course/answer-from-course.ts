import type { z } from 'zod'
import { buildCourseOutline } from '../content/build-course-outline.ts'
import type { ContentKind } from '../content/content-error.ts'
import { courseQuerySchema } from '../content/content-query.ts'
import { findCourse } from '../content/find-course.ts'
import { findModules } from '../content/find-modules.ts'
import { normaliseFlashcards } from '../content/normalise-flashcards.ts'
import { normaliseLessons } from '../content/normalise-lessons.ts'
import { normaliseOutline } from '../content/normalise-outline.ts'
import { buildExam } from '../exam/build-exam.ts'
import { loadExam } from '../exam/load-exam.ts'
import { offeredParts } from '../exam/offered-parts.ts'
import { type DrawFigures, drawFiguresOf } from '../figure/draw-figures-of.ts'
import { makePracticeSet, makeVariant } from '../practice/make-practice-questions.ts'
import { normalisePractice, normaliseVariant } from '../question/normalise-practice.ts'
import type { WholeCourse } from './kept-course.ts'

/** What is asked of a course, as the pages name it: which course, and of what. */
export type CourseQuestion = {
  kind: ContentKind
  curriculum?: string | undefined
  grade?: number | undefined
  subject?: string | undefined
  courseId?: string | undefined
  moduleId?: string | undefined
  questionId?: string | undefined
  seed?: number | undefined
}

export type CourseReader<T> = {
  /** how texts are shown: rendered */
  text: z.ZodType<T, string>
  /** makes what a gateway would have sent safe to show, like every gateway's answer */
  clean: (answer: unknown) => unknown
  /** 0 to below 1 */
  random: () => number
}

const draw: DrawFigures = (holder, scope, _seed, mainText) => drawFiguresOf(holder, scope, mainText)

/**
 * What the gateway would answer about a course, in the shape the pages use, made from the whole course on the device: outline, lessons, cards,
 * practice, a question with other numbers, an exam (D14: the same course, version and seed make the same). Undefined for what the course has not.
 */
export function answerFromCourse<T>(whole: WholeCourse, question: CourseQuestion, reader: CourseReader<T>): unknown {
  const query = courseQuerySchema.safeParse(question).data
  const found = query && findCourse([whole.course], query)
  if (!query || !found) return undefined
  const nearest = found.isNearestMatch ? whole.course.courseId : undefined
  const { text } = reader
  const read = <R>(answer: object, normalise: (answer: unknown) => R): R =>
    normalise(reader.clean({ ...answer, ...(nearest !== undefined && { nearestMatch: nearest }) }))
  const { moduleId } = question
  const modules = findModules(new Map([[whole.course.courseId, whole.course]]), { ...query, moduleId })?.modules
  switch (question.kind) {
    case 'outline': {
      const outline = buildCourseOutline(whole.course, offeredParts(whole.course), found)
      return read(outline, (answer) => {
        const read = normaliseOutline(answer, query.courseId ?? '')
        return read.ok ? read.outline : undefined
      })
    }
    case 'lessons':
      if (!modules) return undefined
      return read(
        { lessonsByModule: Object.fromEntries(modules.map((module) => [module.id, module.lessonContents])) },
        (answer) => normaliseLessons(answer, text, moduleId ?? ''),
      )
    case 'flashcards':
      if (!modules) return undefined
      return read(
        { decks: modules.flatMap(({ id, decks }) => decks.map((deck) => ({ ...deck, moduleId: id }))) },
        (answer) => normaliseFlashcards(answer, text, moduleId),
      )
    case 'practice':
      if (!modules) return undefined
      if (question.questionId !== undefined)
        return variantOf(modules, question, (answer) => read(answer, (raw) => normaliseVariant(raw, text)))
      return read(makePracticeSet(modules, ignore, draw), (answer) => normalisePractice(answer, text, moduleId))
    case 'exam': {
      const { contentVersion, exams } = whole
      const sealed = exams[Math.floor(reader.random() * exams.length)]
      const seed = question.seed ?? sealed?.seed ?? Math.floor(reader.random() * 2 ** 32)
      const { questions: items, ...exam } = buildExam({ course: whole.course, seed, contentVersion, figures: draw })
      const seal = exams.find((one) => one.seed === seed)?.seal
      const route = { ...query, subject: query.subject ?? '', courseId: query.courseId ?? '' }
      return read({ ...exam, items, ...(seal !== undefined && { seal }) }, (answer) => loadExam(answer, route, text))
    }
    default:
      return undefined
  }
}

/** The gateway reports what cannot be made; on a device nobody reads reports. */
const ignore = () => undefined

type Modules = NonNullable<ReturnType<typeof findModules>>['modules']

function variantOf<R>(modules: Modules, { questionId, seed }: CourseQuestion, read: (answer: object) => R) {
  const module = modules[0]
  const authored = module?.questions.find(({ id }) => id === questionId)
  if (!module || !authored || seed === undefined) return undefined
  const { questions, stimuli } = makeVariant(authored, module, seed, ignore, draw)
  const question = questions.find(({ id }) => id === authored.id)
  if (!question) return undefined
  return read({ question, ...(question.stimulusId !== undefined && { set: questions, ...(stimuli && { stimuli }) }) })
}
