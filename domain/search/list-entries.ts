import type { Course, CourseModule } from '../content/course.ts'
import type { CardOf } from '../content/flashcards.ts'
import type { Lesson } from '../content/lesson.ts'
import { plainLine } from '../text/plain-line.ts'
import type { SearchEntry } from './search-entry.ts'

/** An entry and the words it is found by besides its title. */
export type IndexedEntry = SearchEntry & { text: string }

const SNIPPET = 160

/** Everything of a course that a search can find: itself, its lessons, their sections and key terms, its cards. */
export function listEntries(course: Course): IndexedEntry[] {
  const place = { courseId: course.courseId, courseTitle: course.title }
  const about = plainLine(course.description)
  const modules = course.modules.map((module) => module.title).join(' ')
  return [
    {
      kind: 'course',
      title: course.title,
      snippet: cut(about),
      text: `${course.courseId} ${about} ${modules}`,
      ...place,
    },
    ...course.modules.flatMap((module) => entriesOfModule(module, place)),
  ]
}

type CoursePlace = Pick<SearchEntry, 'courseId' | 'courseTitle'>

function entriesOfModule(module: CourseModule, course: CoursePlace): IndexedEntry[] {
  const place = { ...course, moduleId: module.id, moduleTitle: module.title }
  const lessons = module.lessonContents.flatMap((lesson) => entriesOfLesson(lesson, place))
  const titles = new Map(module.lessonContents.map(({ id, title }) => [id, title]))
  const cards = module.decks.flatMap((deck) => deck.cards.map((card) => entryOfCard(card, place, titles)))
  return [...lessons, ...cards]
}

type ModulePlace = CoursePlace & Required<Pick<SearchEntry, 'moduleId' | 'moduleTitle'>>

function entriesOfLesson(lesson: Lesson, module: ModulePlace): IndexedEntry[] {
  const place = { ...module, lessonId: lesson.id, lessonTitle: lesson.title }
  const summary = plainLine(lesson.summary ?? '')
  const goals = lesson.learningObjectives.map(plainLine).join(' ')
  const sections = lesson.content.flatMap((section): IndexedEntry[] => {
    const at = { ...place, sectionId: section.id }
    const text = plainLine(section.text ?? section.workedExample?.problem ?? section.caseStudy?.scenario ?? '')
    const terms = section.keyTerms.map(({ term, definition }): IndexedEntry => {
      const meaning = plainLine(definition)
      return { kind: 'term', title: plainLine(term), snippet: cut(meaning), text: meaning, ...at }
    })
    const more = [
      section.workedExample?.problem,
      section.workedExample?.title,
      section.caseStudy?.title,
      section.comparisonTable?.title,
    ]
    const words = [text, ...more.map((part) => plainLine(part ?? ''))].join(' ')
    const own: IndexedEntry = {
      kind: 'section',
      title: section.title ?? lesson.title,
      snippet: cut(text),
      text: words,
      ...at,
    }
    return [own, ...terms]
  })
  return [
    { kind: 'lesson', title: lesson.title, snippet: cut(summary), text: `${summary} ${goals}`, ...place },
    ...sections,
  ]
}

function entryOfCard(card: CardOf<string>, module: ModulePlace, titles: ReadonlyMap<string, string>): IndexedEntry {
  const side = (item: CardOf<string>['front']) => plainLine(item.type === 'text' ? item.content : (item.alt ?? ''))
  const back = side(card.back)
  const lessonTitle = titles.get(card.lessonId ?? '')
  return {
    kind: 'card',
    title: side(card.front),
    snippet: cut(back),
    text: `${back} ${plainLine(card.explanation ?? '')}`,
    ...module,
    ...(card.lessonId && lessonTitle && { lessonId: card.lessonId, lessonTitle }),
  }
}

/** The beginning of a text, ended at a word. */
function cut(text: string): string {
  if (text.length <= SNIPPET) return text
  return `${text.slice(0, SNIPPET).replace(/\s\S*$/, '')} …`
}
