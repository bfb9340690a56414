import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rich, richQuestion } from '#tests/factories/rich-question.ts'
import { studyEventSchema } from '../history/events.ts'
import { practiceAct } from './practice-act.ts'

const place = { curriculum: 'ontario', grade: '9', subject: 'science', courseId: 'SNC1W', moduleId: 'matter' }
const stamp = { id: 'e1', at: 1, zone: 'America/Toronto', device: 'laptop' }
const choice = richQuestion({
  options: [
    { id: 'a', content: 'Ice', correct: true },
    { id: 'b', content: 'Steam', misconception: 'steam-is-air' },
  ],
  tags: ['states'],
  difficulty: 2,
  lessonId: 'particles',
  seed: 7,
})
const given = { seconds: 12.34, hintsUsed: 1 }

test('an answer is reported with question, status, answer, seconds and hints used (CHP-35)', () => {
  const reply = { type: 'multiple-choice' as const, optionId: 'b' }
  expect(practiceAct(place, choice, { ...given, status: 'incorrect', reply, misconception: 'steam-is-air' })).toEqual({
    type: 'question-answered',
    ...place,
    questionId: 'q1',
    questionText: 'Why?',
    questionType: 'multiple-choice',
    tags: ['states'],
    status: 'incorrect',
    answer: 'Steam',
    correctAnswer: 'Ice',
    seconds: 12.3,
    hintsUsed: 1,
    source: 'practice',
    seed: 7,
    difficulty: 2,
    misconception: 'steam-is-air',
    lessonId: 'particles',
  })
})

test('a skipped question has no answer, one out of time an empty one (CHP-26, OPN-79)', () => {
  expect(practiceAct(place, choice, { ...given, status: 'skipped', reply: null })).toMatchObject({ answer: null })
  expect(practiceAct(place, choice, { ...given, status: 'incorrect', reply: null })).toMatchObject({ answer: '' })
})

test('whatever the question holds, the act can be stored', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), fc.double({ min: 0, max: 1e6, noNaN: true }), (prompt, seconds) => {
      const question = richQuestion({ prompt: { type: 'text', content: rich(prompt) }, type: 'numeric', answer: 3 })
      const reply = { type: 'numeric' as const, text: prompt }
      const act = practiceAct(place, question, { status: 'correct', reply, seconds, hintsUsed: 0 })
      expect(studyEventSchema.safeParse({ ...act, ...stamp }).success).toBe(true)
      expect(act).toHaveProperty('questionText')
      if (act.type === 'question-answered') expect(act.questionText.length).toBeLessThanOrEqual(200)
    }),
  )
})
