import type { Course, CourseModule } from '#domain/content/course.ts'
import { readingLevel } from '#domain/content/reading-level.ts'
import { isTemplate } from '#domain/question/instantiate-question.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { eachText } from './check/read-texts.ts'
import { courseFolders } from './course-folders.ts'
import { loadCourseFiles } from './load-course-files.ts'

type Row = {
  sections: number
  words: number
  level: string
  cards: number
  questions: number
  templates: number
  examItems: number
}

/** What one lesson has: its own length and reading level, and the cards, questions and exam items that name it. */
export function coverageOf(module: CourseModule, lessonId: string): Row {
  const lesson = module.lessonContents.find(({ id }) => id === lessonId)
  const texts: string[] = []
  if (lesson) eachText(lesson, (text) => texts.push(plainText(text)))
  const reading = texts.join('\n')
  const level = readingLevel(reading)
  const questions = module.questions.filter((question) => question.lesson === lessonId)
  return {
    sections: lesson?.content.length ?? 0,
    words: reading.match(/[\p{L}\p{N}]+/gu)?.length ?? 0,
    level: level === undefined ? '' : level.toFixed(1),
    cards: module.decks.flatMap((deck) => deck.cards).filter((card) => card.lessonId === lessonId).length,
    questions: questions.length,
    templates: questions.filter(isTemplate).length,
    examItems: module.examItems.filter((question) => question.lesson === lessonId).length,
  }
}

const COLUMNS = ['sections', 'words', 'level', 'cards', 'questions', 'templates', 'examItems'] as const
const LABEL_WIDTH = 52

function line(label: string, cells: readonly (string | number)[]): string {
  return label.slice(0, LABEL_WIDTH - 2).padEnd(LABEL_WIDTH) + cells.map((cell) => String(cell).padStart(10)).join('')
}

function printCourse(course: Course): void {
  console.log(`\n${course.courseId}  ${course.title}`)
  console.log(line('', COLUMNS))
  for (const module of course.modules) {
    console.log(`  ${module.title}`)
    for (const { id } of module.lessons) {
      const row = coverageOf(module, id)
      console.log(
        line(
          `    ${id}`,
          COLUMNS.map((column) => row[column] || '·'),
        ),
      )
    }
  }
  const sum = (count: (module: CourseModule) => number) => course.modules.reduce((total, one) => total + count(one), 0)
  const totals = [
    `${sum((one) => one.lessonContents.length)} of ${sum((one) => one.lessons.length)} lessons`,
    `${sum((one) => one.decks.reduce((cards, deck) => cards + deck.cards.length, 0))} cards`,
    `${sum((one) => one.questions.length)} questions`,
    `${sum((one) => [...one.questions, ...one.examItems].filter(isTemplate).length)} templates`,
    `${sum((one) => one.examItems.length)} exam items`,
  ]
  console.log(`  Total: ${totals.join(', ')}`)
}

function main(): void {
  const chosen = process.argv.slice(2)
  for (const [courseId, folder] of courseFolders('content')) {
    if (chosen.length > 0 && !chosen.includes(courseId)) continue
    const { course } = loadCourseFiles(folder)
    if (course) printCourse(course)
  }
}

if (import.meta.main) main()
