import { type Course, courseSchema } from '#domain/content/course.ts'

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
  return courseSchema.parse({
    courseId,
    title,
    curriculum: isAp ? 'ap' : 'ontario',
    subject: isAp ? courseId.slice(3).toLowerCase() : 'science',
    ...(!isAp && { grade: 11 }),
    description: 'A year of it.',
    durationWeeks: 18,
    exam: {
      title: 'Exam',
      parts: [{ title: 'Multiple choice', minutes: 60, questions: 6, calculator: true }],
      difficulty: { easy: 0.4, intermediate: 0.4, advanced: 0.2 },
    },
    modules: [
      {
        id: 'module',
        title: 'The module',
        summary: '',
        category: '',
        weight: 1,
        lessons: [{ id: 'lesson', title: lesson, scope: '' }],
        misconceptions: [],
        lessonContents: [
          {
            id: 'lesson',
            title: lesson,
            content: [
              {
                id: 'section',
                title: section,
                text,
                keyTerms: terms.map(([term, definition]) => ({ term, definition })),
              },
            ],
          },
        ],
        decks: [
          {
            id: 'deck',
            title: 'Deck',
            cards: cards.map(([front, back], index) => ({ id: `card-${index}`, front, back, lessonId: 'lesson' })),
          },
        ],
        questions: [],
        examItems: [],
      },
    ],
  })
}
