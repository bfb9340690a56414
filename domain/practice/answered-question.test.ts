import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { place } from '#tests/factories/learner.ts'
import { richQuestion } from '#tests/factories/rich-question.ts'
import { studyEventSchema } from '../history/events.ts'
import { answeredQuestion, askedQuestion } from './answered-question.ts'
import { betterStatus } from './better-status.ts'
import { answerDraftId, practicePlaceId, practicePlaceSchema } from './practice-place.ts'

const { moduleId, ...course } = place
const asked = { moduleId, questionId: 'q', questionText: 'Why?', questionType: 'numeric', tags: ['t'] }
const given = { status: 'correct' as const, answer: '3', seconds: 12 }

describe('the act of answering (CHP-35)', () => {
  test('keeps what is known and leaves out what is not, so that nothing is stored as undefined', () => {
    const bare = answeredQuestion('practice', course, asked, given)
    expect(bare).toEqual({
      type: 'question-answered',
      source: 'practice',
      ...course,
      ...asked,
      status: 'correct',
      answer: '3',
      seconds: 12,
      hintsUsed: 0,
    })
    expect(Object.values(bare)).not.toContain(undefined)
    const known = { lessonId: 'l', seed: 0, difficulty: 1, correctAnswer: '' }
    expect(
      answeredQuestion(
        'exam',
        course,
        { ...asked, ...known },
        { ...given, score: 0.5, misconception: 'm', hintsUsed: 2 },
      ),
    ).toEqual({
      ...bare,
      ...known,
      source: 'exam',
      score: 0.5,
      misconception: 'm',
      hintsUsed: 2,
    })
  })

  test('takes nothing along that was not asked for', () => {
    const act = answeredQuestion('tutor', { ...course, label: 'Science' } as typeof course, asked, given)
    expect(act).not.toHaveProperty('label')
  })

  test('has seconds that a person can have spent', () => {
    fc.assert(
      fc.property(fc.double(), (seconds) => {
        const act = answeredQuestion('practice', course, asked, {
          ...given,
          seconds: Number.isNaN(seconds) ? 0 : seconds,
        })
        expect(act.seconds >= 0 && act.seconds <= 1800).toBe(true)
        expect(studyEventSchema.safeParse({ ...act, id: 'e', at: 1, zone: 'UTC', device: 'd' }).success).toBe(true)
      }),
    )
  })

  test('says of a question what the history reads without the content', () => {
    const question = richQuestion({
      id: 'q7',
      prompt: 'What is ice?',
      options: [
        { id: 'a', content: 'Solid water', correct: true },
        { id: 'b', content: 'Cold air' },
      ],
      tags: ['states'],
      difficulty: 3,
      lessonId: 'particles',
    })
    expect(askedQuestion('matter', question)).toEqual({
      moduleId: 'matter',
      lessonId: 'particles',
      questionId: 'q7',
      seed: undefined,
      questionText: 'What is ice?',
      questionType: 'multiple-choice',
      tags: ['states'],
      difficulty: 3,
      correctAnswer: 'Solid water',
    })
  })
})

const statuses = ['skipped', 'incorrect', 'correct'] as const
test.each(statuses.flatMap((a, i) => statuses.map((b, j) => [a, b, i >= j ? a : b] as const)))(
  'of %s and %s the better is %s (ANA-01, OPN-83)',
  (a, b, better) => expect(betterStatus(a, b)).toBe(better),
)

describe('the place in practice', () => {
  const kept = {
    questionId: 'q',
    index: 0,
    tags: [],
    reply: { type: 'numeric', text: '1' },
    hintsUsed: 0,
    seconds: 1.5,
    ended: null,
  }
  test.each<[string, object, boolean]>([
    ['open', {}, true],
    ['not answered yet', { reply: null }, true],
    ['checked', { ended: { cause: 'checked', status: 'correct' } }, true],
    ['out of time', { ended: { cause: 'time', status: 'incorrect' } }, true],
    ['with a variant of its own', { seed: 7 }, true],
    ['ended in a way of another release', { ended: { cause: 'bored', status: 'skipped' } }, false],
    ['before the first question', { index: -1 }, false],
    ['between two questions', { index: 1.5 }, false],
    ['with negative hints', { hintsUsed: -1 }, false],
    ['with a reply of another release', { reply: { type: 'hologram' } }, false],
    ['with a seed that is none', { seed: 2 ** 32 }, false],
  ])('%s: %j can be gone on with: %s', (_, change, isRead) => {
    expect(practicePlaceSchema.safeParse({ ...kept, ...change }).success).toBe(isRead)
  })

  test('has a document of its own per module, and a long answer one per variant', () => {
    const ids = [
      practicePlaceId('SNC1W', 'matter'),
      practicePlaceId('SNC1W', 'space'),
      practicePlaceId('MTH1W', 'matter'),
      answerDraftId('SNC1W', { id: 'q' }),
      answerDraftId('SNC1W', { id: 'q', seed: 0 }),
      answerDraftId('SNC1W', { id: 'q', seed: 1 }),
      answerDraftId('MTH1W', { id: 'q' }),
    ]
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids[0]).toBe('practice-place/SNC1W/matter')
    expect(ids[4]).toBe('answer-draft/SNC1W/q/0')
  })
})
