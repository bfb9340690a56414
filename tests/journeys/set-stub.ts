// A set of three questions on one stimulus, as the embedded gateway sends it, between two questions that stand alone.

const options = (id: string) => [
  { id: 'a', content: `right ${id}`, correct: true, feedback: 'Yes.' },
  { id: 'b', content: `wrong ${id}`, feedback: `Why ${id} is wrong.` },
]
const question = (id: string, seed: number, change: object = {}) => ({
  id,
  type: 'multiple-choice',
  prompt: `Question ${id}, seed ${seed}?`,
  options: options(id),
  hints: ['Look.'],
  explanation: 'Because.',
  tags: ['alone'],
  ...change,
})
const ofSet = (id: string, seed: number, change: object = {}) =>
  question(id, seed, { stimulusId: 'two-lamps', seed, tags: ['set'], ...change })

const passage = Array.from(
  { length: 24 },
  (_, index) =>
    `Paragraph ${index + 1}: a lamp glows while charges flow through its thin wire, and it dims when fewer of them do.`,
)

const stimulusOfSeed = (seed: number) => ({
  id: 'two-lamps',
  title: 'Two lamps',
  text: [`The source gives ${seed} V.`, ...passage].join('\n\n'),
  figures: [
    {
      at: 'text',
      kind: 'table',
      alt: 'Lamp A carries 2 A, lamp B 1 A.',
      table: {
        headers: ['Lamp', 'Current (A)'],
        rows: [
          ['A', '2'],
          ['B', '1'],
        ],
      },
    },
  ],
  seed,
})

const setOfSeed = (seed: number) => [
  ofSet('s1', seed),
  ofSet('s2', seed, { tags: ['set', 'special'] }),
  ofSet('s3', seed),
]

/** `GET /content/practice-questions`. */
export const practiceWithSet = {
  questions: [question('alone-1', 0), ...setOfSeed(6), question('alone-2', 0)],
  stimuli: [stimulusOfSeed(6)],
}

/** `GET /content/practice-variant` of the second question of the set. */
export const variantOfSet = { question: setOfSeed(9)[1], set: setOfSeed(9), stimuli: [stimulusOfSeed(9)] }

/** Items of an exam: one alone, a set of two, one alone. */
export const examWithSet = (stubItem: (id: string, change?: Record<string, unknown>) => object) => ({
  items: [
    stubItem('q1'),
    stubItem('q2', { stimulusId: 'poem' }),
    stubItem('q3', { stimulusId: 'poem' }),
    stubItem('q4'),
  ],
  stimuli: [
    {
      id: 'poem',
      title: 'A poem',
      lines: [
        'The first line,',
        'the second.',
        '',
        ...Array.from({ length: 20 }, (_, index) => `Line ${index + 3} of *it*.`),
      ],
    },
  ],
})
