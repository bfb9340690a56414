import { describe, expect, test } from 'vitest'
import type { Intent } from './intent.ts'
import { readIntent } from './read-intent.ts'

// What is asked for: a quiz, an explanation, a plan. How students really write: small letters, capitals, slips, slang, half sentences, and French from those who have it at home.

const SAID: Partial<Record<Intent, readonly string[]>> = {
  quiz: [
    'Quiz me!',
    'QUIZ ME',
    'quizz me pls',
    'quiz me on food webs',
    'can you quiz me?',
    'test me on chapter 2',
    'ask me something',
    'ask another question',
    'ask me a question about cells',
    'check my understanding',
    'interroge-moi',
    'pose-moi des questions',
  ],
  practice: [
    'Practice time!',
    'practise',
    'pratice',
    'i want to practice ohms law',
    'give me a practice problem',
    'exercises please',
    'some problems to solve',
    'drill me',
    'exercices',
  ],
  'break-down': [
    'Break it down',
    'break this down',
    'break that down for me',
    'plz break it down',
    'break photosynthesis down',
    'step by step please',
    'one idea at a time',
    'next idea',
    'teach me about cells',
    'start the lesson',
    'étape par étape',
  ],
  example: [
    'Real example?',
    'exmaple pls',
    'another example',
    'give me an example',
    'real-life example',
    'a real world one',
    'for instance?',
    'what is it used for',
    'un exemple',
  ],
  explain: [
    'Explain this',
    'expalin',
    'EXPLAIN OSMOSIS',
    'what is a cell',
    'whats a trophic level',
    'What’s an ion?',
    'why is the sky blue',
    'how does a fuse work',
    'how come ice floats',
    'define density',
    'the meaning of isotope',
    'what does resistance mean',
    'difference between mass and weight',
    'compare herbivores and carnivores',
    'tell me about lichens',
    'describe the carbon cycle',
    'remind me what a mole is',
    'c’est quoi une cellule',
    'pourquoi le ciel est bleu',
    'explique la photosynthèse',
  ],
  plan: [
    'Help me study',
    'help me to study',
    'study plan',
    'make me a plan',
    'plan my week',
    'what should i study',
    'What should I review first?',
    'how do i prepare for the exam',
    'prepare for the test',
    'get ready for finals',
    'where should i begin',
    'aide-moi à étudier',
  ],
}

describe.each(Object.entries(SAID))('%s', (intent, messages) => {
  test.each(messages)('%s', (message) => expect(readIntent(message).intent).toBe(intent))

  test.each(messages)('in capitals, and with room around it: %s', (message) => {
    expect(readIntent(`  ${message.toUpperCase()}  `).intent).toBe(intent)
  })
})
