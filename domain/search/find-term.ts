import { z } from 'zod'
import type { Course, CourseModule } from '../content/course.ts'
import { cardSchemaOf } from '../content/flashcards.ts'
import { plainLine } from '../text/plain-line.ts'
import { markdownSchema } from '../text/rich-text.ts'
import { termSlug } from './term-slug.ts'

/** The answer of `GET /content/term`: what a term means wherever it is explained, and what to study about it. */
export const termSchemaOf = <T extends z.ZodType>(text: T) =>
  z.object({
    term: z.string(),
    places: z.array(
      z.object({
        courseId: z.string(),
        courseTitle: z.string(),
        moduleId: z.string(),
        moduleTitle: z.string(),
        lessonId: z.string(),
        lessonTitle: z.string(),
        sectionId: z.string(),
        definition: text,
        examples: z.array(text).default([]),
        /** cards of the lesson that speak of the term */
        cards: z.array(cardSchemaOf(text).pick({ id: true, front: true, back: true })).default([]),
        /** practice questions of the lesson */
        questions: z.number().int().nonnegative().default(0),
      }),
    ),
  })
export const termSchema = termSchemaOf(markdownSchema)
export type TermPageOf<T> = z.output<ReturnType<typeof termSchemaOf<z.ZodType<T>>>>
export type TermPage = TermPageOf<string>

/** Cards listed for one place. */
const MOST_CARDS = 6

/**
 * Finds what a term means in every course that explains it.
 * @returns asks with a slug as `termSlug` makes it; undefined when no lesson explains the term
 */
export function createTermFinder(courses: Iterable<Course>): (slug: string) => TermPage | undefined {
  const places = Map.groupBy([...courses].flatMap(listTermPlaces), ({ slug }) => slug)
  return (slug) => {
    const [first, ...others] = places.get(slug) ?? []
    return first && { term: first.name, places: [first, ...others].map(describePlace) }
  }
}

type TermPlace = ReturnType<typeof listTermPlaces>[number]

const listTermPlaces = (course: Course) =>
  course.modules.flatMap((module) =>
    module.lessonContents.flatMap((lesson) =>
      lesson.content.flatMap((section) =>
        section.keyTerms.map((keyTerm) => {
          const name = plainLine(keyTerm.term)
          return { slug: termSlug(name), name, keyTerm, section, lesson, module, course }
        }),
      ),
    ),
  )

const describePlace = ({ slug, keyTerm, section, lesson, module, course }: TermPlace): TermPage['places'][number] => ({
  courseId: course.courseId,
  courseTitle: course.title,
  moduleId: module.id,
  moduleTitle: module.title,
  lessonId: lesson.id,
  lessonTitle: lesson.title,
  sectionId: section.id,
  definition: keyTerm.definition,
  examples: keyTerm.examples,
  cards: cardsAbout(module, lesson.id, slug),
  questions: module.questions.filter((question) => question.lesson === lesson.id).length,
})

/** Cards of a lesson that name the term on either side. */
function cardsAbout(module: CourseModule, lessonId: string, slug: string) {
  const says = (item: { type: string; content: string }) =>
    item.type === 'text' && `-${termSlug(plainLine(item.content))}-`.includes(`-${slug}`)
  return module.decks
    .flatMap((deck) => deck.cards)
    .filter((card) => card.lessonId === lessonId && (says(card.front) || says(card.back)))
    .slice(0, MOST_CARDS)
    .map(({ id, front, back }) => ({ id, front, back }))
}

/** A term in a query string, as `termSlug` makes it. */
export const findTermQuerySchema = z.object({ term: z.string().trim().min(1).max(200) })
