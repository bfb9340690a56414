import { type Course, courseSchema } from '#domain/content/course.ts'

const question = (id: string, difficulty: 1 | 2 | 3) => ({
  id,
  type: 'multiple-choice',
  lesson: 'energy-flow',
  difficulty,
  tags: ['energy'],
  parameters: { eaten: { from: 100, to: 900, step: 100 } },
  computed: { kept: 'eaten / 10' },
  prompt: 'Of @{eaten} kJ eaten, how many kJ does a level of the food chain pass on?',
  options: [
    { id: 'tenth', content: '@{kept} kJ', correct: true, feedback: 'Yes, about a tenth.' },
    { id: 'all', content: '@{eaten} kJ', feedback: 'Most of it leaves as heat.', misconception: 'all-energy' },
    { id: 'half', content: '@{eaten / 2} kJ', feedback: 'Less than that.' },
  ],
  hints: ['Think of heat.'],
  explanation: 'About 10 % is passed on: @{kept} kJ.',
})

/** A small whole course, for tests of what serves courses. Real content is tested by tests/content.test.ts. */
export function sampleCourse(overrides: Record<string, unknown> = {}): Course {
  return courseSchema.parse({
    courseId: 'SNC1W',
    curriculum: 'ontario',
    subject: 'science',
    grade: 9,
    title: 'Science, Grade 9',
    description: 'A year of science.',
    durationWeeks: 18,
    exam: {
      title: 'Science practice exam',
      parts: [{ title: 'Multiple choice', minutes: 60, questions: 6, calculator: true }],
      difficulty: { easy: 0.4, intermediate: 0.4, advanced: 0.2 },
    },
    modules: [
      {
        id: 'ecosystems',
        title: 'Sustainable Ecosystems',
        summary: 'Energy and matter.',
        category: 'Biology',
        weight: 1,
        lessons: [
          { id: 'energy-flow', title: 'Energy flow', scope: 'Food chains' },
          { id: 'nutrient-cycles', title: 'Nutrient cycles', scope: 'Carbon and nitrogen' },
        ],
        misconceptions: [],
        lessonContents: [
          {
            id: 'energy-flow',
            title: 'Energy flow',
            content: [
              { id: 'start', title: 'Start', estimatedMinutes: 4, text: 'Energy enters as light. '.repeat(120) },
              { id: 'chain', title: 'Chains', estimatedMinutes: 6, text: 'Each level passes on about 10 %.' },
            ],
          },
        ],
        decks: [
          {
            id: 'energy-words',
            title: 'Words of energy',
            cards: [{ id: 'producer', front: 'Producer', back: 'Makes its own food.' }],
          },
        ],
        questions: [question('passed-on', 1), question('passed-on-again', 2)],
        examItems: [
          question('exam-a', 1),
          question('exam-b', 1),
          question('exam-c', 2),
          question('exam-d', 2),
          question('exam-e', 3),
          question('exam-f', 3),
        ],
      },
      {
        id: 'electricity',
        title: 'Electricity',
        summary: 'Circuits.',
        category: 'Physics',
        weight: 0,
        lessons: [{ id: 'circuits', title: 'Circuits', scope: 'Series and parallel' }],
        misconceptions: [],
        lessonContents: [],
        decks: [],
        questions: [],
        examItems: [],
      },
    ],
    ...overrides,
  })
}
