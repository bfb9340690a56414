import type { Course, CourseModule } from '#domain/content/course.ts'
import type { Lesson } from '#domain/content/lesson.ts'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import { eachText, partsOf } from '../check/read-texts.ts'
import { LESSON_GOALS } from '../lesson-goals.ts'
import { countWords, isWithin, share } from './share.ts'

/** content/README.md, "Report" */
const CARDS = 4
const IDEAS = 3
const WORKED_EXAMPLES = 2
/** A lesson whose practice asks for so many numbers is one where something is calculated. */
const CALCULATED = 3

/** What the lessons of a course are like; shares of the lessons that are written, 0 to 1. */
export type LessonMeasures = {
  /** of the lessons of the outline */
  lessonsWritten: number | undefined
  withDrawing: number | undefined
  /** of the lessons in which something is calculated */
  worked: number | undefined
  words: number | undefined
  sections: number | undefined
  cards: number | undefined
  /** of which Ilm has something to say: ideas that take up every key term */
  spokenOf: number | undefined
}

/** Looks at every lesson of a course once. */
export function measureLessons({ modules }: Pick<Course, 'modules'>): LessonMeasures {
  const lessons = modules.flatMap((module) => module.lessonContents.map((lesson) => ({ module, lesson })))
  const outlined = modules.flatMap((module) => module.lessons.map(({ id }) => ({ module, id })))
  const calculated = lessons.filter(({ module, lesson }) => isCalculated(module, lesson))
  return {
    lessonsWritten: share(outlined, ({ module, id }) => module.lessonContents.some((lesson) => lesson.id === id)),
    withDrawing: share(lessons, ({ lesson }) => hasDrawing(lesson)),
    worked: share(
      calculated,
      ({ lesson }) => lesson.content.filter((section) => section.workedExample).length >= WORKED_EXAMPLES,
    ),
    words: share(lessons, ({ lesson }) => isWithin(wordsOf(lesson), LESSON_GOALS.words)),
    sections: share(lessons, ({ lesson }) => isWithin(lesson.content.length, LESSON_GOALS.sections)),
    cards: share(lessons, ({ module, lesson }) => cardsOf(module, lesson) >= CARDS),
    spokenOf: share(lessons, ({ module, lesson }) => isSpokenOf(module, lesson)),
  }
}

const hasDrawing = ({ content }: Lesson) =>
  content.some(
    (section) =>
      section.exploration !== undefined ||
      section.program !== undefined ||
      (section.figures?.some(({ kind }) => kind !== 'table' && kind !== 'code') ?? false) ||
      section.media.length > 0 ||
      section.diagram?.imageUrl !== undefined ||
      /!\[/.test(section.text ?? ''),
  )

const isCalculated = ({ questions, examItems }: CourseModule, { id }: Lesson) =>
  [...questions, ...examItems].filter((one) => one.lesson === id && answerTypeOf(one).hasNumber).length >= CALCULATED

function isSpokenOf({ ideas }: CourseModule, { id, content }: Lesson): boolean {
  const own = ideas?.[id] ?? []
  const taken = new Set(own.flatMap(({ terms }) => terms))
  return own.length >= IDEAS && content.every(({ keyTerms }) => keyTerms.every(({ term }) => taken.has(term)))
}

const cardsOf = ({ decks }: CourseModule, { id }: Lesson) =>
  decks.flatMap(({ cards }) => cards).filter(({ lessonId }) => lessonId === id).length

/** Words of the running text, without the checks. */
function wordsOf({ content, ...lesson }: Lesson): number {
  let words = 0
  const sections = content.map(
    ({ checks: _checks, figures: _figures, exploration: _exploration, program: _program, ...section }) => section,
  )
  eachText({ ...lesson, content: sections }, (text) => {
    words += countWords(partsOf(text).words)
  })
  return words
}
