import { describe, expect, test } from 'vitest'
import { openIn, replyTo, startDialogue, whileOpen } from '#tests/ilm/start-dialogue.ts'

const asks = (message: string, asked: Parameters<typeof replyTo>[1] = {}) => {
  const turn = replyTo(message, asked)
  return { turn, key: openIn(turn)?.askable.key, lesson: openIn(turn)?.askable.place.lesson.id }
}

describe('a quiz is about what is named', () => {
  test.each([
    ['quiz me on food chains', 'food-chains'],
    ['Quiz me on photosynthesis!', 'photosynthesis'],
    ['quizz me about ohms law', 'ohms-law'],
    ['test me on like terms pls', 'like-terms'],
    ['ask me about chloroplasts', 'photosynthesis'],
    ['practice problems on resistance', 'ohms-law'],
    ['i want to practice trophic levels', 'food-chains'],
  ])('%s', (message, lesson) => {
    const { turn, lesson: asked } = asks(message)
    expect(turn.move).toBe('ask')
    expect(asked).toBe(lesson)
    expect(turn.question).toBeDefined()
  })

  test.each(['quiz me on volcanoes', 'quiz me on hamlet', 'practice french verbs'])(
    'what the course does not have is asked about anything: %s',
    (message) => expect(asks(message, { state: { lesson: 'ohms-law' } }).turn.move).toBe('ask'),
  )
})

describe('without a name it stays with what is talked about', () => {
  test.each([
    'Quiz me!',
    'Practice time!',
    'test me',
    'ask me something',
    'another question',
    'next',
    'harder',
    'easier',
  ])('%s', (message) => {
    expect(asks(message, { state: { lesson: 'ohms-law' } }).lesson).toBe('ohms-law')
    expect(asks(message, { state: { lesson: 'like-terms' } }).lesson).toBe('like-terms')
  })

  test.each(['Quiz me!', 'another one', 'skip', 'practice', 'a harder one', 'too hard'])(
    'with a question open: %s',
    (message) => {
      const { turn, lesson } = asks(message, { state: whileOpen('gas-taken-in') })
      expect(turn.move).toBe('ask')
      expect(lesson).toBe('photosynthesis')
      expect(turn.graded).toBeUndefined()
    },
  )

  test('another lesson may be named while a question is open', () => {
    expect(asks('quiz me on ohms law', { state: whileOpen('gas-taken-in') }).lesson).toBe('ohms-law')
  })
})

describe('harder and easier', () => {
  test.each([
    ['a harder one', 'Here is a harder one.'],
    ['too easy', 'Here is a harder one.'],
    ['challenge me', 'Here is a harder one.'],
    ['An easier one', 'Let’s take a smaller step'],
    ['this is too hard', 'Let’s take a smaller step'],
    ['plus facile', 'Let’s take a smaller step'],
  ])('%s', (message, told) => {
    for (const state of [{ lesson: 'food-chains' }, whileOpen('who-breaks-down')])
      expect(replyTo(message, { state }).text).toContain(told)
  })

  test('the level is kept when no question is open', () => {
    expect(replyTo('harder', { state: { lesson: 'food-chains', level: 1 } }).state.level).toBe(3)
    expect(replyTo('easier', { state: { lesson: 'food-chains', level: 3 } }).state.level).toBe(1)
  })

  test('harder asks a harder question of the lesson, easier an easier one', () => {
    const state = { lesson: 'food-chains' }
    expect(['energy-of-hare', 'who-breaks-down']).toContain(asks('harder', { state }).key)
    expect(asks('easier', { state }).key).toBe('producers-make-food')
  })
})

test('skipping is no try: nothing is recorded, and the question may come back', () => {
  const say = startDialogue()
  const first = openIn(say('quiz me on food chains'))?.askable.key
  const skipped = say('skip')
  expect(skipped.graded).toBeUndefined()
  expect(skipped.text).toContain('You can come back to that idea any time.')
  expect(openIn(skipped)?.askable.key).not.toBe(first)
  say('skip')
  expect(openIn(say('skip'))?.askable.key).toBe(first)
})

test('one like it has other numbers, of a fixed question it is another of the lesson', () => {
  const state = whileOpen('voltage-of-lamp')
  const alike = replyTo('Try one like it', { state })
  expect(openIn(alike)?.askable.key).toBe('voltage-of-lamp')
  expect(alike.question).not.toBe(replyTo('hint', { state }).question)
  expect(openIn(replyTo('try one like it', { state: whileOpen('gas-taken-in') }))?.askable.place.lesson.id).toBe(
    'photosynthesis',
  )
})
