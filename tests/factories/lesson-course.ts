import type { Course } from '#domain/content/course.ts'
import { deckSchemaOf } from '#domain/content/flashcards.ts'
import { lessonSchemaOf } from '#domain/content/lesson.ts'
import { markdownSchema } from '#domain/text/rich-text.ts'
import { makeCourse, makeModule } from './make-course.ts'

type LessonCourse = {
  courseId: string
  title: string
  lesson: string
  section?: string
  text?: string
  terms?: [term: string, definition: string][]
  cards?: [front: string, back: string][]
}

/** A course with one module and one lesson in it, for what finds things. */
export function makeLessonCourse({
  courseId,
  title,
  lesson,
  section = 'A section',
  text = 'A text.',
  terms = [['A term', 'A meaning']],
  cards = [['A front', 'A back']],
}: LessonCourse): Course {
  const isAp = courseId.startsWith('AP-')
  const module = makeModule('module', {
    title: 'The module',
    lessons: [{ id: 'lesson', title: lesson, scope: '' }],
    lessonContents: [
      lessonSchemaOf(markdownSchema).parse({
        id: 'lesson',
        title: lesson,
        content: [
          { id: 'section', title: section, text, keyTerms: terms.map(([term, definition]) => ({ term, definition })) },
        ],
      }),
    ],
    decks: [
      deckSchemaOf(markdownSchema).parse({
        id: 'deck',
        title: 'Deck',
        cards: cards.map(([front, back], index) => ({ id: `card-${index}`, front, back, lessonId: 'lesson' })),
      }),
    ],
  })
  return makeCourse([module], {
    courseId,
    title,
    curriculum: isAp ? 'ap' : 'ontario',
    subject: isAp ? courseId.slice(3).toLowerCase() : 'science',
    grade: isAp ? undefined : 11,
    description: 'A year of it.',
  })
}
