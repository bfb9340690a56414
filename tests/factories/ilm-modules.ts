/** A module as an author leaves it, with nothing in it yet. */
export const outline = (id: string, title: string, lessons: { id: string; title: string }[]) => ({
  id,
  title,
  summary: `About ${title}.`,
  category: 'Strand',
  weight: 1,
  lessons: lessons.map((lesson) => ({ ...lesson, scope: '' })),
  lessonContents: lessons,
  misconceptions: [],
  decks: [],
  questions: [],
  examItems: [],
})

/** A lesson on electricity and one on algebra, for the course of ilm-course.ts. */
export const electricity = {
  ...outline('electricity', 'Electricity', []),
  lessons: [{ id: 'ohms-law', title: 'Ohm’s law', scope: '' }],
  lessonContents: [
    {
      id: 'ohms-law',
      title: 'Ohm’s law',
      summary: 'How voltage, current and resistance belong together.',
      content: [
        {
          id: 'law',
          title: 'The law',
          text: 'The voltage is the current times the resistance: $V = IR$.',
          keyTerms: [{ term: 'Resistance', definition: 'How hard it is for charge to pass.', examples: [] }],
        },
      ],
    },
  ],
  questions: [
    {
      id: 'voltage-of-lamp',
      type: 'numeric',
      lesson: 'ohms-law',
      difficulty: 1,
      tags: ['ohm'],
      parameters: { ohms: { from: 12, to: 60, step: 4 } },
      prompt: 'A current of 2 A flows through a lamp of @{ohms} Ω. What is the voltage?',
      answer: '2 * ohms',
      unit: 'V',
      hints: ['Which law holds voltage, current and resistance?'],
      explanation: 'Two amperes times @{ohms} Ω is @{2 * ohms} V.',
    },
  ],
}

export const algebra = {
  ...outline('algebra', 'Algebra', []),
  lessons: [{ id: 'like-terms', title: 'Like terms', scope: '' }],
  lessonContents: [
    {
      id: 'like-terms',
      title: 'Like terms',
      summary: 'Terms with the same letter can be put together.',
      content: [{ id: 'collect', title: 'Collecting', text: 'Apples stay apples: terms with the same letter add up.' }],
    },
  ],
  questions: [
    {
      id: 'collect-terms',
      type: 'short-answer',
      answerForm: 'algebra',
      lesson: 'like-terms',
      difficulty: 1,
      tags: ['algebra'],
      prompt: 'Simplify $4x + 7 + 3x$.',
      answer: ['7x + 7'],
      hints: ['Which terms hold the same letter?'],
      explanation: '$4x$ and $3x$ together are $7x$.',
    },
  ],
}
