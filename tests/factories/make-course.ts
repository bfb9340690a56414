import type { Course, CourseModule } from '#domain/content/course.ts'
import type { AuthoredQuestion } from '#domain/question/authored-question.ts'

/** A plain choice question; its right option is "right". */
export function makeChoice(id: string, change: Partial<AuthoredQuestion> = {}): AuthoredQuestion {
  return {
    id,
    type: 'multiple-choice',
    lesson: 'lesson-one',
    difficulty: 1,
    tags: ['topic'],
    prompt: `Prompt of ${id}`,
    options: [
      { id: 'a', content: 'right', correct: true, feedback: 'Yes.' },
      { id: 'b', content: 'wrong b', feedback: 'No.', misconception: 'mixed-up' },
      { id: 'c', content: 'wrong c', feedback: 'No.' },
      { id: 'd', content: 'wrong d', feedback: 'No.' },
    ],
    shuffle: true,
    hints: ['Think.'],
    explanation: 'Because.',
    ...change,
  }
}

/** A template: how much is n and n, with n from the seed. */
export function makeTemplate(id: string, change: Partial<AuthoredQuestion> = {}): AuthoredQuestion {
  return makeChoice(id, {
    parameters: { n: { from: 3, to: 40, step: 1, except: [] } },
    prompt: 'What is @{n} + @{n}?',
    options: [
      { id: 'a', content: '@{n + n}', correct: true, feedback: 'Yes.' },
      { id: 'b', content: '@{n * n}', feedback: 'No.' },
      { id: 'c', content: '@{n}', feedback: 'No.' },
      { id: 'd', content: '@{n + 1}', feedback: 'No.' },
    ],
    ...change,
  })
}

export function makeModule(id: string, change: Partial<CourseModule> = {}): CourseModule {
  return {
    id,
    title: `Module ${id}`,
    summary: '',
    category: 'Strand',
    weight: 1,
    lessons: [
      { id: 'lesson-one', title: 'Lesson one', scope: '' },
      { id: 'lesson-two', title: 'Lesson two', scope: '' },
    ],
    misconceptions: [],
    lessonContents: [],
    decks: [],
    questions: [],
    examItems: [],
    ...change,
  }
}

export function makeCourse(modules: CourseModule[], change: Partial<Course> = {}): Course {
  return {
    courseId: 'SNC1W',
    curriculum: 'ontario',
    subject: 'science',
    grade: 9,
    title: 'Science',
    description: '',
    durationWeeks: 18,
    exam: {
      title: 'Practice exam',
      parts: [{ title: 'Part', minutes: 60, questions: 20, calculator: true }],
      difficulty: { easy: 0.3, intermediate: 0.5, advanced: 0.2 },
    },
    modules,
    ...change,
  }
}
