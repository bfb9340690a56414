import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleCourse } from '#tests/gateway/sample-course.ts'
import { lettersIn, startDialogue } from '#tests/ilm/start-dialogue.ts'
import { compareAlgebra } from '../question/compare-algebra.ts'
import { createCourseGuide } from './course-guide.ts'
import { openedOf } from './dialogue.ts'
import { dialogueStateSchema } from './dialogue-state.ts'
import { findLeak } from './find-leak.ts'
import type { IlmTurn } from './ilm-turn.ts'

const courseGuide = createCourseGuide(sampleCourse())
const guide = courseGuide
const start = (asked: Parameters<typeof startDialogue>[0] = {}) => startDialogue({ guide: courseGuide, ...asked })
const lettersOf = (turn: IlmTurn) => lettersIn(turn, guide)

describe('the worked solution has to be earned (D20)', () => {
  test('asking for it gives a hint, two different wrong tries give the solution', () => {
    const say = start()
    const asked = say('Quiz me!')
    const { wrong } = lettersOf(asked)
    expect(asked.nextSteps.filter(({ kind }) => kind === 'answer')).toHaveLength(3)
    expect(say('show me the worked solution').move).toBe('hint')
    const first = say(wrong[0] ?? '')
    expect(first.move).toBe('wrong')
    expect(first.graded?.status).toBe('incorrect')
    const again = say(wrong[0] ?? '')
    expect(again.text).toContain('You tried that one before')
    expect(again.graded).toBeUndefined()
    expect(say('show me the worked solution').move).toBe('hint')
    const second = say(wrong[1] ?? '')
    expect(second.nextSteps.map(({ label }) => label)).toContain('Show the worked solution')
    const solution = say('Show the worked solution')
    expect(solution.move).toBe('solution')
    expect(solution.text).toContain('**Answer:**')
    expect(solution.state.open).toBeUndefined()
  })

  test('the right answer closes the question, and a clean one raises the level', () => {
    const say = start()
    const turn = say(`${lettersOf(say('Quiz me!')).right})`)
    expect(turn.move).toBe('right')
    expect(turn.state).toMatchObject({ done: 1, clean: 1, level: 2 })
    expect(turn.graded).toMatchObject({
      moduleId: 'ecosystems',
      lessonId: 'energy-flow',
      status: 'correct',
      hintsUsed: 0,
    })
  })

  test('words, letters and lead-ins are all answers', () => {
    for (const lead of ['', 'I think it’s ', 'my answer is ', 'option ']) {
      const say = start()
      expect(say(`${lead}${lettersOf(say('Quiz me!')).right}`).move, lead).toBe('right')
    }
  })
})

test('a client that loses the state keeps the question all the same', () => {
  const say = start({ keepsState: false })
  const { right } = lettersOf(say('Quiz me!'))
  say('a hint please')
  expect(say(right).move).toBe('right')
})

test('a student who comes from a wrong answer gets the mistake named, and may try again', () => {
  const say = start()
  const context = { questionId: 'passed-on', moduleId: 'ecosystems', seed: 3, answer: '' }
  const eaten = Number(/Of (\d+) kJ/.exec(JSON.stringify(guide.question('passed-on')?.make(3)))?.[1])
  const turn = say('Why is my answer not right?', { ...context, answer: `${eaten} kJ` })
  expect(turn.text).toContain('Most of it leaves as heat.')
  expect(turn.state.open?.tried).toHaveLength(1)
  expect(turn.question).toContain('A.')
})

test('a variant of an exam, marked by a tilde, is the same question', () => {
  expect(start()('Can you help me?', { questionId: 'exam-a~1', seed: 5 }).state.open?.key).toBe('exam-a')
})

test('a plan rests on the student’s own record', () => {
  const turn = start({ learner: { weakTopics: ['ecosystems/energy-flow'], dueCards: 7 } })('Help me study')
  expect(turn.text).toContain('7 cards due')
  expect(turn.text).toContain('Energy flow')
  expect(turn.nextSteps[0]?.message).toBe('Quiz me on Energy flow')
})

test('what the course does not say, Ilm does not say', () => {
  const turn = start()('who won the cup in 1972')
  expect(turn.move).toBe('unknown')
  expect(turn.text).toContain('I don’t know')
})

test('exam items are never asked', () => {
  const say = start()
  for (let n = 0; n < 20; n++) expect(say('Another question').state.open?.key).not.toMatch(/^exam-/)
})

test('whatever is said, nothing unearned is told, the state stays valid and every source exists (D20)', () => {
  const words = fc.constantFrom(
    'Quiz me!',
    'hint',
    'idk',
    'A',
    'B',
    'C',
    'just tell me',
    'explain chains',
    'next idea',
    'Break it down',
    'Real example?',
    'is 2+2=5',
    'show me the worked solution',
    'another',
    'x = 4',
    '',
    '???',
    'Help me study',
    'harder',
    'donne la réponse',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string({ maxLength: 80 })), { maxLength: 12 }), (said) => {
      const say = start()
      for (const message of said) {
        const turn = say(message)
        expect(dialogueStateSchema.safeParse(turn.state).success).toBe(true)
        expect(turn.text.length).toBeGreaterThan(0)
        for (const { lessonId, moduleId } of turn.citations) expect(guide.place(lessonId, moduleId)).toBeDefined()
        const opened = openedOf({ guide, state: turn.state })
        const isEarly = opened && opened.tried.length < 2
        if (opened && isEarly) expect(findLeak(opened.question, turn.text, compareAlgebra)).toBe(false)
      }
    }),
    { numRuns: 60 },
  )
})

describe('a course that nobody has written yet', () => {
  const empty = createCourseGuide({ courseId: 'XYZ1W', title: 'Grade 9 Latin', modules: [] })

  test('has calculations checked, and for all else is honest about having nothing to say', () => {
    const say = start({ guide: empty })
    expect(say('3x + 5 = 20, x = 5')).toMatchObject({ move: 'calculation', nextSteps: [] })
    for (const message of ['quiz me', 'explain verbs', 'b', 'help me study', 'hi'])
      expect(say(message)).toMatchObject({
        move: 'unknown',
        text: expect.stringContaining('no lessons for Grade 9 Latin'),
      })
  })

  test('stays with a student in need as every course does', () => {
    const say = start({ guide: empty })
    expect(say('i want to die').text).toContain('9-8-8')
    expect(say('quiz me')).toMatchObject({ move: 'safety', text: expect.stringContaining('are you safe right now?') })
  })
})
