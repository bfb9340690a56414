import { describe, expect, test } from 'vitest'
import { sampleCourse } from '#tests/gateway/sample-course.ts'
import { startDialogue } from '#tests/ilm/start-dialogue.ts'
import { createCourseGuide } from '../course-guide.ts'

const guide = createCourseGuide(sampleCourse())

const start = (keepsState = true) => startDialogue({ guide, keepsState })

test.each(['quiz me', 'Help me study', 'ok', 'whatever', 'explain energy', 'i dont want to call anyone', 'jk'])(
  'right after a disclosure comes no lesson, plan or quiz: %s',
  (after) => {
    const say = start()
    say('i want to die')
    const turn = say(after)
    expect(turn.move).toBe('safety')
    expect(turn.question).toBeUndefined()
    expect(turn.nextSteps).toEqual([])
    expect(turn.text).toMatch(/686868|911/)
  },
)

test('who asks to study is asked once whether they are safe, and then may', () => {
  const say = start()
  say('nobody cares about me')
  expect(say('quiz me').text).toContain('are you safe right now?')
  expect(say('quiz me').move).toBe('ask')
})

test('a second disclosure is answered like the first, whatever came between', () => {
  const say = start()
  say('my dad hits me')
  say('quiz me')
  expect(say('i want to kill myself').text).toContain('9-8-8')
})

test('an open question is neither graded nor lost', () => {
  const say = start()
  const asked = say('quiz me')
  expect(asked.move).toBe('ask')
  const told = say('i want to die')
  expect(told.graded).toBeUndefined()
  expect(told.state.open).toEqual(asked.state.open)
})

test('a client that sends back only the texts gets the same care', () => {
  const say = start(false)
  say('i want to die')
  expect(say('quiz me').move).toBe('safety')
})

test('talk that goes on is listened to, and after a while a lesson may come', () => {
  const say = start()
  say('i feel so alone')
  expect(say('my day was long').text).toContain('I’m listening')
  say('it rained')
  say('and then i went home')
  expect(say('quiz me').move).toBe('ask')
})

describe('after an overdose nothing is studied until help knows of it', () => {
  test.each([
    'quiz me',
    'i feel fine',
    'yes i am safe',
    'ok',
    'i just want to study',
    'it was only a few',
    'explain energy',
    'whatever',
    'should i call an ambulance?',
    'i dont want to go to the hospital',
    'i told you im fine',
  ])('however often it is asked: %s', (after) => {
    const say = start()
    say('i took a whole bottle of pills')
    for (let time = 0; time < 6; time++) {
      const turn = say(after)
      expect(turn.move).toBe('safety')
      expect(turn.text).toContain('1-844-764-7669')
      expect(turn.text).toContain('even if you feel fine')
      expect(turn.question).toBeUndefined()
    }
  })

  test.each([
    'i called 911',
    'my mom is with me',
    'the ambulance is coming',
    'i told my dad',
    'we are on the way to the hospital',
  ])('help is there: %s', (after) => {
    const say = start()
    say('i took a whole bottle of pills')
    const turn = say(after)
    expect(turn.move).toBe('safety')
    expect(turn.text).toContain('I’m so glad you did that')
    expect(say('quiz me').move).toBe('ask')
  })

  test('who takes it back may go on, with the number at hand', () => {
    const say = start()
    say('i took a whole bottle of pills')
    expect(say('jk').text).toContain('1-844-764-7669')
    expect(say('quiz me').move).toBe('ask')
  })

  test('a client that sends back only the texts gets the same care', () => {
    const say = start(false)
    say('i took a whole bottle of pills')
    for (let time = 0; time < 3; time++) expect(say('quiz me').text).toContain('1-844-764-7669')
  })

  test('no other disclosure is sent to the poison centre', () => {
    const say = start()
    expect(say('my dad hits me').text).not.toContain('1-844-764-7669')
    expect(say('quiz me').text).not.toContain('1-844-764-7669')
  })
})
