import type { Course, CourseModule } from '#domain/content/course.ts'
import { examBank, fitsPart } from '#domain/exam/exam-bank.ts'
import { planExam } from '#domain/exam/plan-exam.ts'
import { answerTypeOf } from '#domain/question/answer-types.ts'
import type { Problem } from '../problem.ts'

/** What a module needs before it is finished. The two courses students start with are complete; the others have a beginning. */
const COMPLETE = { lessons: Number.POSITIVE_INFINITY, cards: 15, questions: 20 }
const BEGUN = { lessons: 1, cards: 8, questions: 10 }
const COMPLETE_COURSES = new Set(['SNC1W', 'MTH1W'])

/** Above this share of questions whose right option is the longest, a student may guess by length. */
const LONGEST_SHARE = 0.45
/** With fewer questions the share says nothing. */
const ENOUGH_QUESTIONS = 8

/** What is not written yet, whether the exam can be filled, and whether right options stand out by their length. */
export function checkCompleteness(course: Course, file: string, lineOfModule: (index: number) => number): Problem[] {
  const needs = COMPLETE_COURSES.has(course.courseId) ? COMPLETE : BEGUN
  const modules = course.modules.flatMap((module, index): Problem[] => {
    const line = lineOfModule(index)
    const lacking = lacksOf(module, needs)
    return [
      ...(lacking.length > 0
        ? [{ severity: 'missing' as const, file, line, message: `${module.id}: not yet ${lacking.join(', ')}` }]
        : []),
      ...longestOption(module).map((message) => ({ severity: 'warning' as const, file, line, message })),
    ]
  })
  return [...modules, ...examGaps(course).map((message) => ({ severity: 'missing' as const, file, line: 1, message }))]
}

function lacksOf(module: CourseModule, needs: typeof BEGUN): string[] {
  const lessons = Math.min(needs.lessons, module.lessons.length)
  const cards = module.decks.reduce((sum, deck) => sum + deck.cards.length, 0)
  const counts = [
    ['lessons', module.lessonContents.length, lessons],
    ['cards', cards, needs.cards],
    ['questions', module.questions.length, needs.questions],
  ] as const
  return counts.flatMap(([what, has, wanted]) => (has < wanted ? [`${wanted} ${what} (${has})`] : []))
}

function longestOption(module: CourseModule): string[] {
  const choices = [...module.questions, ...module.examItems].filter(
    // true and false are no longer or shorter for being right
    (question) => answerTypeOf(question).answersAtOnce && (question.options?.length ?? 0) > 2,
  )
  const longest = choices.filter(({ options = [] }) => {
    const right = options.find((option) => option.correct)?.content.length ?? 0
    return options.every((option) => option.correct || option.content.length < right)
  })
  const share = longest.length / choices.length
  if (choices.length < ENOUGH_QUESTIONS || share <= LONGEST_SHARE) return []
  return [
    `${module.id}: the right option is the longest in ${Math.round(share * 100)} % of ${choices.length} questions`,
  ]
}

/** D21: the blueprint is filled without using an item or template twice. */
function examGaps(course: Course): string[] {
  const bank = examBank(course)
  const counts = planExam(course).counts
  return course.modules.flatMap((module, index) => {
    const items = bank.filter((item) => item.module === index)
    const needed = counts.reduce((sum, row) => sum + (row[index] ?? 0), 0)
    if (items.length < needed)
      return [`${module.id}: the exam takes ${needed} choice questions; there are ${items.length}`]
    return course.exam.parts.flatMap((part, at) => {
      const fitting = items.filter((item) => fitsPart(item, part)).length
      const wanted = counts[at]?.[index] ?? 0
      return fitting < wanted ? [`${module.id}: "${part.title}" takes ${wanted} questions; ${fitting} fit it`] : []
    })
  })
}
