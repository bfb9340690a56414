import { describe, expect, test } from 'vitest'
import { openIn, replyTo, startDialogue, whileOpen } from '#tests/ilm/start-dialogue.ts'

describe('what the course does not have is said honestly, with what is nearest', () => {
  test.each([
    'who won the cup in 1972',
    'what is the capital of France',
    'explain quantum entanglement',
    'why did Hamlet hesitate',
    'best pizza in town',
    'asdf qwer',
    'blorp?',
    'explique la guerre de 1812',
  ])('%s', (message) => {
    const turn = replyTo(message)
    expect(turn.move).toBe('unknown')
    expect(turn.text).toContain('I don’t know that from Science, Grade 9')
    expect(turn.text).toContain('I don’t want to make something up')
    expect(turn.nextSteps.length).toBeGreaterThan(2)
    expect(turn.question).toBeUndefined()
  })

  test('the nearest lessons are offered and cited', () => {
    const turn = replyTo('energy drinks and taurine levels in teenagers today')
    expect(turn.move).toBe('unknown')
    for (const { lessonId } of turn.citations) expect(['food-chains', 'photosynthesis']).toContain(lessonId)
    expect(turn.nextSteps[0]?.message).toMatch(/^Explain /)
  })
})

describe('a letter or a number alone answers a question that is not open', () => {
  test.each(['b', 'B', 'c)', 'd.'])('%s', (message) => {
    expect(replyTo(message).text).toContain('No question is open right now.')
  })
})

describe('"this" is what is talked about', () => {
  test.each(['explain this', 'Explain this', 'what does it mean', 'why?', 'explain', 'help', 'hint'])(
    '%s',
    (message) => {
      const turn = replyTo(message, { state: { lesson: 'ohms-law', section: 0 } })
      expect(turn.move).toBe('explain')
      expect(turn.citations[0]?.lessonId).toBe('ohms-law')
    },
  )

  test('for a new student it is the first lesson', () => {
    expect(replyTo('explain this').citations[0]?.lessonId).toBe('photosynthesis')
  })
})

describe('with a question open, another is served first, and the open one stays', () => {
  test.each([
    ['what is a trophic level', 'food-chains'],
    ['explain ohms law', 'ohms-law'],
    ['whats a producer?', 'food-chains'],
    ['what is resistance', 'ohms-law'],
    ['why do like terms add up', 'like-terms'],
  ])('%s', (message, lesson) => {
    const state = whileOpen('gas-taken-in')
    const turn = replyTo(message, { state })
    expect(turn.move).toBe('explain')
    expect(turn.citations[0]?.lessonId).toBe(lesson)
    expect(turn.text).toContain('Now back to your question: which one fits?')
    expect(turn.state.open).toEqual(state.open)
    expect(turn.graded).toBeUndefined()
    expect(turn.nextSteps.filter(({ kind }) => kind === 'answer')).toHaveLength(4)
  })

  test('a typed answer is asked for in other words', () => {
    expect(replyTo('what is a producer', { state: whileOpen('energy-of-hare') }).text).toContain('what is your answer?')
  })

  test.each(['explain this', 'why', 'give me an example', 'what is that', 'how does it work'])(
    'what would give the answer away becomes a hint: %s',
    (message) => {
      const turn = replyTo(message, { state: whileOpen('gas-taken-in') })
      expect(turn.text.toLowerCase()).not.toContain('carbon dioxide')
      expect(openIn(turn)?.askable.key).toBe('gas-taken-in')
      expect(turn.graded).toBeUndefined()
    },
  )

  test.each(['my dog ate my notes', 'the weather is nice today and i want to go out', 'i had this last year'])(
    'talk is heard, ungraded, and the question stays open: %s',
    (message) => {
      const turn = replyTo(message, { state: whileOpen('gas-taken-in') })
      expect(turn.move).toBe('greet')
      expect(turn.state.open?.tried).toEqual([])
      expect(turn.graded).toBeUndefined()
    },
  )
})

describe('a plan may be asked for at any time', () => {
  test.each(['Help me study', 'what should i study', 'make me a plan', 'how do i prepare for the exam'])(
    '%s',
    (message) => {
      for (const state of [{}, whileOpen('gas-taken-in')]) {
        const turn = replyTo(message, { state })
        expect(turn.move).toBe('plan')
        expect(turn.state.open).toBeUndefined()
      }
    },
  )
})

test('students who write in French are told kindly, and helped all the same', () => {
  for (const message of [
    'c’est quoi la photosynthèse',
    'explique-moi la photosynthèse',
    'je comprends pas la photosynthèse',
  ]) {
    const turn = replyTo(message)
    expect(turn.text).toMatch(/^\*Je comprends un peu le français/)
    expect(turn.citations[0]?.lessonId).toBe('photosynthesis')
  }
  expect(replyTo('what is photosynthesis').text).not.toContain('français')
})

test('a lesson, followed for a while: explained, an example, a quiz on it, back to the idea', () => {
  const say = startDialogue()
  expect(say('explain food chains').citations[0]?.lessonId).toBe('food-chains')
  expect(say('real example?').text).toContain('Yukon')
  expect(openIn(say('quiz me'))?.askable.place.lesson.id).toBe('food-chains')
  expect(say('what is a trophic level').citations[0]?.lessonId).toBe('food-chains')
  expect(openIn(say('hint'))?.askable.place.lesson.id).toBe('food-chains')
})
