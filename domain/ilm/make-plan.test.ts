import { describe, expect, test } from 'vitest'
import { dialogueOf, ilmGuide, replyTo, whileOpen } from '#tests/ilm/start-dialogue.ts'
import type { ChatLearner } from './chat.ts'
import { createCourseGuide } from './course-guide.ts'
import { makePlan } from './make-plan.ts'

const plan = (learner?: Partial<ChatLearner>, state = {}) => replyTo('Help me study', { learner, state })
/** The steps of a plan, without their numbers. */
const steps = (text: string) => text.split('\n').flatMap((line) => /^\d+\. (.*)$/.exec(line)?.[1] ?? [])

describe('for a student Ilm knows nothing of', () => {
  const turn = plan()

  test('it says that it could fit better, and begins with the first lesson', () => {
    expect(turn.text).toContain('Once you have practised a little, I can fit it to you')
    expect(steps(turn.text)).toEqual([
      '**Something new (10 min).** Photosynthesis: How leaves make sugar out of light, water and air.',
      '**Mixed questions (18 min).** I ask across the units, and what goes wrong shows where to look next.',
      '**Close the book (2 min).** Tell me, in your own words, the one thing you want to keep from today.',
    ])
  })

  test('each lesson it names is cited and has its button', () => {
    expect(turn.citations.map(({ lessonId }) => lessonId)).toEqual(['photosynthesis'])
    expect(turn.nextSteps.map(({ message }) => message)).toEqual(['Break down Photosynthesis', 'Quiz me!'])
  })
})

describe('from the student’s own record', () => {
  test.each([
    [1, 'You have 1 card due.'],
    [2, 'You have 2 cards due.'],
    [140, 'You have 140 cards due.'],
  ])('%i due cards come first', (dueCards, told) => {
    const [first] = steps(plan({ dueCards }).text)
    expect(first).toContain('**Cards first (5 min).**')
    expect(first).toContain(told)
  })

  test('no due cards are not mentioned', () => expect(plan({ dueCards: 0 }).text).not.toContain('due'))

  test('two weak topics at most, in their order, each with a quiz', () => {
    const turn = plan({ weakTopics: ['algebra/like-terms', 'ecosystems/food-chains', 'electricity/ohms-law'] })
    expect(steps(turn.text).filter((one) => one.includes('It has been hard for you'))).toHaveLength(2)
    expect(turn.nextSteps.map(({ message }) => message).slice(0, 2)).toEqual([
      'Quiz me on Like terms',
      'Quiz me on Food chains',
    ])
    expect(turn.citations.map(({ lessonId }) => lessonId)).toEqual(['like-terms', 'food-chains', 'photosynthesis'])
  })

  test('a wrong idea that showed often is put into words', () => {
    const { text } = plan({ misconceptions: ['energy-is-recycled', 'plants-breathe-in-reverse'] })
    expect(text).toContain('*“Energy goes round in an ecosystem.”* Ask me why it does not hold.')
    expect(text).not.toContain('Plants breathe')
  })

  test('something new is neither done nor weak', () => {
    const turn = plan({ lessonsDone: ['ecosystems/photosynthesis'], weakTopics: ['ecosystems/food-chains'] })
    expect(turn.text).toContain('**Something new (10 min).** Ohm’s law')
  })

  test('who has done everything gets nothing new', () => {
    const lessonsDone = ilmGuide.places.map(({ module, lesson }) => `${module.id}/${lesson.id}`)
    expect(plan({ lessonsDone }).text).not.toContain('Something new')
  })

  test('what the course no longer has is passed over', () => {
    const turn = plan({ weakTopics: ['old/gone'], misconceptions: ['gone'] })
    expect(turn.text).not.toContain('hard for you')
    expect(turn.text).not.toContain('untangle')
  })

  test('it says that it rests on their results', () => {
    for (const learner of [{ dueCards: 3 }, { weakTopics: ['algebra/like-terms'] }, { lessonsDone: ['a/b'] }])
      expect(plan(learner).text).toContain('from your own results')
  })
})

test('a plan closes what was open and keeps what was reached', () => {
  const turn = plan({}, { ...whileOpen('gas-taken-in'), done: 4, clean: 2, level: 2 })
  expect(turn.state.open).toBeUndefined()
  expect(turn.state).toMatchObject({ done: 4, clean: 2, level: 2, lesson: 'photosynthesis' })
})

test('its steps are numbered from one, and it asks where to start', () => {
  const { text } = plan({ dueCards: 2, weakTopics: ['ecosystems/food-chains'], misconceptions: ['energy-is-recycled'] })
  expect([...text.matchAll(/^(\d+)\. /gm)].map(([, number]) => number)).toEqual(['1', '2', '3', '4', '5'])
  expect(text).toMatch(/Where do you want to start\?$/)
})

test('every way on that it offers leads to what it says', () => {
  const turn = plan({ weakTopics: ['ecosystems/food-chains'] })
  for (const { message, label } of turn.nextSteps) {
    const next = replyTo(message, { state: turn.state })
    if (label.startsWith('Quiz')) expect(next.move).toBe('ask')
    if (label.startsWith('Quiz:')) expect(next.state.lesson).toBe('food-chains')
    if (label.startsWith('Start:')) expect(next.text).toMatch(/leaf|light/i)
  }
})

test.each([
  'help me to study pls',
  'make me a plan',
  'what should i study?',
  'how do i prepare for the exam',
  'study plan',
  'i have 20 minutes',
  'ive only got 15 min before class',
  'i have a test in 3 days',
  'we have an exam soon',
])('“%s” asks for one', (message) => expect(replyTo(message).move).toBe('plan'))

test.each(['can i have a quiz', 'i have 20 minutes to drive 30 km, how fast do i go', 'i have a final question'])(
  '“%s” asks for none',
  (message) => expect(replyTo(message).move).not.toBe('plan'),
)

test('of a course without a lesson it only closes the book', () => {
  const guide = createCourseGuide({ ...ilmGuide.course, modules: [] })
  expect(steps(makePlan(dialogueOf('help me study', { guide })).text)).toHaveLength(1)
})

describe('the minutes of the steps add up to those of the plan', () => {
  const spent = (text: string) =>
    [...text.matchAll(/\((\d+) min\)/g)].reduce((sum, [, minutes]) => sum + Number(minutes), 0)
  test.each([
    ['help me study for 20 minutes', 20],
    ['i have 45 min', 45],
    ['i have a test tomorrow', 30],
    ['test on photosynthesis tomorrow, i have an hour', 60],
    ['plan 25 minutes on food chains', 25],
  ])('%s', (message, minutes) => {
    for (const dueCards of [0, 7])
      expect(spent(makePlan(dialogueOf(message, { learner: { dueCards } })).text)).toBe(minutes)
  })

  test('with a test and no topic it asks what the test is about', () => {
    expect(makePlan(dialogueOf('i have a test tomorrow')).text).toContain('What is it about?')
    expect(makePlan(dialogueOf('i have a test on photosynthesis tomorrow')).text).not.toContain('What is it about?')
  })
})
