import { expect, test } from 'vitest'
import type { StudyEventOf } from '../history/events.ts'
import { cutText, summariseQuestion } from './question-summary.ts'

const latest: StudyEventOf<'question-answered'> = {
  type: 'question-answered',
  id: 'e1',
  at: 1_760_000_000_000,
  zone: 'UTC',
  device: 'laptop',
  curriculum: 'ontario',
  grade: '9',
  subject: 'science',
  courseId: 'SNC1W',
  moduleId: 'matter',
  questionId: 'q1',
  questionText: 'x'.repeat(80),
  questionType: 'numeric',
  tags: ['states'],
  difficulty: 2,
  status: 'incorrect',
  answer: '3',
  correctAnswer: '4',
  seconds: 30,
  hintsUsed: 0,
  source: 'practice',
}

test('text is cut at 60 characters, with an ellipsis only when something is gone (ANA-22, OPN-91)', () => {
  expect(cutText('y'.repeat(60))).toBe('y'.repeat(60))
  expect(cutText('y'.repeat(61))).toBe(`${'y'.repeat(60)}…`)
  expect(summariseQuestion(latest, { attempts: 1, best: 'incorrect', seconds: 30 }).questionText).toHaveLength(61)
})

test('improved means several tries and solved in the end (ANA-24)', () => {
  const improved = (attempts: number, best: 'correct' | 'incorrect') =>
    summariseQuestion(latest, { attempts, best, seconds: 1 }).isImproved
  expect(improved(2, 'correct')).toBe(true)
  expect(improved(1, 'correct')).toBe(false)
  expect(improved(3, 'incorrect')).toBe(false)
})

test('the correct answer shows only while the question is not solved (ANA-25)', () => {
  expect(summariseQuestion(latest, { attempts: 2, best: 'incorrect', seconds: 50 })).toMatchObject({
    correctAnswer: '4',
    averageTime: 25,
    attempts: 2,
    tags: ['states'],
    difficulty: 2,
  })
  for (const best of ['correct', 'skipped'] as const)
    expect(summariseQuestion(latest, { attempts: 2, best, seconds: 50 })).not.toHaveProperty('correctAnswer')
})
