import { expect, test } from 'vitest'
import type { AnswerEvidence } from './answer-chance.ts'
import { evidenceOf } from './answer-evidence.ts'

const plain = { status: 'correct', hintsUsed: 0, source: 'practice', questionType: 'numeric', difficulty: 2 } as const
type Answer = Parameters<typeof evidenceOf>[0]

test.each<[string, Partial<Answer>, Partial<AnswerEvidence>]>([
  ['right, at once', {}, { isCorrect: true, weight: 1, difficulty: 0, guess: 0.02 }],
  ['right after a hint', { hintsUsed: 1 }, { isCorrect: true, weight: 0.5 }],
  ['right after three hints', { hintsUsed: 3 }, { isCorrect: true, weight: 0.125 }],
  ['wrong', { status: 'incorrect' }, { isCorrect: false, weight: 1 }],
  ['wrong in spite of hints', { status: 'incorrect', hintsUsed: 3 }, { isCorrect: false, weight: 1 }],
  ['three quarters right', { status: 'incorrect', score: 0.75 }, { isCorrect: false, weight: 0.25 }],
  ['skipped', { status: 'skipped' }, { isCorrect: false, weight: 0.3 }],
  ['right in a lesson check', { source: 'lesson-check' }, { weight: 0.6 }],
  ['right with Ilm beside', { source: 'tutor', hintsUsed: 1 }, { weight: 0.3 }],
  ['right in an exam', { source: 'exam' }, { weight: 1 }],
  ['left open in an exam, which is counted by itself', { source: 'exam', status: 'skipped' }, { weight: 0.1 }],
  ['skipped in a lesson check', { source: 'lesson-check', status: 'skipped' }, { weight: 0.18 }],
  ['an easy one', { difficulty: 1 }, { difficulty: -1 }],
  ['an advanced one', { difficulty: 3 }, { difficulty: 1 }],
  ['one of no said difficulty', { difficulty: undefined }, { difficulty: 0 }],
  ['one of four options', { questionType: 'multiple-choice' }, { guess: 0.25 }],
  ['true or false', { questionType: 'true-false' }, { guess: 0.5 }],
  ['marked by the student', { questionType: 'written' }, { weight: 0.5 }],
  ['of a type that this release does not know', { questionType: 'hologram' }, { guess: 0.1, weight: 1 }],
])('%s: what an answer says; a hint lowers the evidence, not the mark (CHP-32)', (_, change, expected) => {
  const evidence = evidenceOf({ ...plain, ...change } as Answer)
  for (const [field, value] of Object.entries(expected)) {
    if (typeof value === 'number') expect(evidence[field as 'weight']).toBeCloseTo(value, 12)
    else expect(evidence[field as 'isCorrect']).toBe(value)
  }
})
