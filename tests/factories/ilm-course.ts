import { type Course, courseSchema } from '#domain/content/course.ts'
import { algebra, electricity, outline } from './ilm-modules.ts'

/**
 * A small course with one question of every kind Ilm asks, written so that a dialogue can be followed by eye: two lessons of
 * ecology, one of electricity, one of algebra. Options stand in the order they are written (`shuffle: false`).
 */
export function ilmCourse(): Course {
  return courseSchema.parse({
    courseId: 'SNC1W',
    curriculum: 'ontario',
    subject: 'science',
    grade: 9,
    title: 'Science, Grade 9',
    description: 'A year of science.',
    durationWeeks: 18,
    exam: {
      title: 'Exam',
      parts: [{ title: 'All', minutes: 60, questions: 6, calculator: true }],
      difficulty: { easy: 1, intermediate: 0, advanced: 0 },
    },
    modules: [ecosystems, electricity, algebra],
  })
}

const option = (id: string, content: string, feedback: string, more = {}) => ({ id, content, feedback, ...more })
const right = { correct: true }

const gasTakenIn = {
  id: 'gas-taken-in',
  type: 'multiple-choice',
  lesson: 'photosynthesis',
  difficulty: 1,
  tags: ['photosynthesis'],
  shuffle: false,
  prompt: 'Which gas does a maple leaf take in to make sugar?',
  options: [
    option('oxygen', 'Oxygen', 'That one leaves the leaf.', { misconception: 'plants-breathe-in-reverse' }),
    option('carbon-dioxide', 'Carbon dioxide', 'It comes in through the pores.', right),
    option('nitrogen', 'Nitrogen', 'Most of the air is that, and the leaf leaves it alone.'),
    option('helium', 'Helium', 'There is hardly any in the air.'),
  ],
  hints: ['Which atoms does sugar hold?', 'Think of what you breathe out.'],
  explanation: 'Sugar holds carbon, and the carbon comes from the air as carbon dioxide.',
}

const producersMakeFood = {
  id: 'producers-make-food',
  type: 'true-false',
  lesson: 'food-chains',
  difficulty: 1,
  tags: ['chains'],
  shuffle: false,
  prompt: 'A mushroom makes its own food from light.',
  options: [
    option('true', 'True', 'It has no green cells.'),
    option('false', 'False', 'It lives on what others made.', right),
  ],
  hints: ['Where does a mushroom grow?'],
  explanation: 'A mushroom is a decomposer: it lives on dead matter.',
}

const energyOfHare = {
  id: 'energy-of-hare',
  type: 'numeric',
  lesson: 'food-chains',
  difficulty: 2,
  tags: ['energy'],
  prompt: 'Willow twigs store 8200 kJ. About a tenth reaches the hare. How much is that?',
  answer: 820,
  tolerance: 1,
  unit: 'kJ',
  mistakes: [{ answer: 7380, feedback: 'That is what is lost on the way.', misconception: 'energy-is-recycled' }],
  hints: ['What part of it is passed on?', 'Divide by ten.'],
  explanation: 'A tenth of 8200 kJ is 820 kJ.',
}

const whoBreaksDown = {
  id: 'who-breaks-down',
  type: 'short-answer',
  lesson: 'food-chains',
  difficulty: 2,
  tags: ['chains'],
  prompt: 'What is a living thing called that lives on dead matter?',
  answer: ['decomposer', 'detritivore'],
  hints: ['Mushrooms are such living things.'],
  explanation: 'Decomposers give the matter back to the soil.',
}

const ecosystems = {
  ...outline('ecosystems', 'Ecosystems', []),
  lessons: [
    { id: 'photosynthesis', title: 'Photosynthesis', scope: '' },
    { id: 'food-chains', title: 'Food chains', scope: '' },
  ],
  misconceptions: [
    {
      id: 'plants-breathe-in-reverse',
      belief: 'Plants breathe in oxygen only at night.',
      correction: 'Plants take in oxygen day and night, for respiration.',
      why: 'By day more oxygen leaves than enters, which hides it.',
    },
    {
      id: 'energy-is-recycled',
      belief: 'Energy goes round in an ecosystem.',
      correction: 'Energy leaves as heat; only matter goes round.',
      why: 'Pictures of cycles show both with the same arrows.',
    },
  ],
  lessonContents: [
    {
      id: 'photosynthesis',
      title: 'Photosynthesis',
      summary: 'How leaves make sugar out of light, water and air.',
      realWorldApplication:
        'A greenhouse in Leamington burns gas, so that its tomatoes find more of what they need in the air.',
      commonMisconception: {
        id: 'plants-breathe-in-reverse',
        misconception: 'Plants breathe in oxygen only at night.',
        correction: 'Plants take in oxygen day and night.',
      },
      reflection: 'What would happen to a leaf under foil?',
      content: [
        {
          id: 'leaves',
          title: 'Inside a leaf',
          text: 'A leaf is full of green grains, the chloroplasts. They catch light.',
          keyTerms: [
            {
              term: 'Chloroplast',
              definition: 'A green grain inside a plant cell that catches light.',
              examples: ['A spinach cell holds about forty chloroplasts.'],
            },
          ],
          checks: [
            {
              id: 'where-light-is-caught',
              type: 'multiple-choice',
              prompt: 'Which part of a cell catches light?',
              options: [
                option('chloroplast', 'The chloroplast', 'Yes, the green grain.', right),
                option('nucleus', 'The nucleus', 'It keeps the plans.'),
                option('wall', 'The cell wall', 'It holds the cell up.'),
              ],
            },
          ],
        },
        {
          id: 'recipe',
          title: 'The recipe',
          text: 'Light, water and a gas from the air become sugar. What is left over goes out through the pores.',
          workedExample: {
            title: 'Counting leaves',
            problem: 'A maple has 4000 leaves. Each makes 3 g of sugar a week. How much is that?',
            steps: [{ action: 'Multiply the two.', reasoning: 'Each leaf makes the same.', calculation: '4000 × 3 g' }],
            answer: '12 000 g',
          },
        },
      ],
    },
    {
      id: 'food-chains',
      title: 'Food chains',
      summary: 'Who eats whom, and what is passed on.',
      content: [
        {
          id: 'levels',
          title: 'Trophic levels',
          text: 'Producers stand at the start. Each step is a trophic level.',
          keyTerms: [
            { term: 'Trophic level', definition: 'A step of a food chain.', examples: ['A lynx is on the third.'] },
            { term: 'Producer', definition: 'A living thing that makes its own food.', examples: [] },
          ],
          comparison: [
            { title: 'Herbivore', definition: 'It eats plants.' },
            { title: 'Carnivore', definition: 'It eats animals.' },
          ],
        },
        {
          id: 'ten-percent',
          title: 'The tenth that is left',
          text: 'Only about a tenth of the energy reaches the next level. The rest leaves as heat.',
          caseStudy: {
            title: 'Lynx and hare of Yukon',
            scenario: 'When hares are many, lynx are many a year later.',
            impact: 'Then both fall.',
          },
        },
      ],
    },
  ],
  decks: [
    {
      id: 'words',
      title: 'Words',
      cards: [{ id: 'apex', front: 'Apex predator', back: 'Nobody eats it.', lessonId: 'food-chains' }],
    },
  ],
  questions: [gasTakenIn, producersMakeFood, energyOfHare, whoBreaksDown],
  examItems: [{ ...gasTakenIn, id: 'exam-gas', prompt: 'Which gas enters a leaf of a lilac for its sugar?' }],
}
