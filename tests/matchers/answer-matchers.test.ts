import { describe, expect, test } from 'vitest'
import type { Checked } from '#domain/question/checked.ts'

const right: Checked<string> = { kind: 'checked', status: 'correct' }
const wrong: Checked<string> = { kind: 'checked', status: 'incorrect' }
const part: Checked<string> = {
  kind: 'checked',
  status: 'incorrect',
  score: 2 / 3,
  parts: [{ isRight: true }, { isRight: true }, { isRight: false }],
  mistake: { feedback: 'Look again.', misconception: 'mixed-up' },
}
const again: Checked<string> = { kind: 'malformed', reason: 'not-a-number', asItStands: part }

describe('the matchers of answers can fail', () => {
  test('toBeCorrect takes what is wholly right, and a slip only where it is named', () => {
    expect(right).toBeCorrect()
    expect({ ...right, slip: 'significant-figures' }).toBeCorrect('significant-figures')
    for (const other of [wrong, part, again, { ...right, slip: 'sign' }]) expect(other).not.toBeCorrect()
    expect(right).not.toBeCorrect('significant-figures')
  })

  test('toBeIncorrect takes what is worth nothing, and looks at what is said', () => {
    expect(wrong).toBeIncorrect()
    expect({ ...wrong, slip: 'sign' }).toBeIncorrect({ slip: 'sign' })
    expect({ ...wrong, slip: 'sign' }).not.toBeIncorrect({ slip: undefined })
    for (const other of [right, part, again]) expect(other).not.toBeIncorrect()
  })

  test('toBeMarked compares the share, the parts and what is said', () => {
    expect(right).toBeMarked({ earned: 3, of: 3 })
    expect(wrong).toBeMarked({ earned: 0, of: 3 })
    expect(part).toBeMarked({ earned: 2, of: 3, parts: [true, true, false] }, { misconception: 'mixed-up' })
    expect(part).not.toBeMarked({ earned: 1, of: 3 })
    expect(part).not.toBeMarked({ earned: 2, of: 3, parts: [true, false, true] })
    expect(part).not.toBeMarked({ earned: 2, of: 3 }, { feedback: 'Look away.' })
    // a share of everything that is not called correct contradicts itself
    expect({ ...wrong, score: 1 }).not.toBeMarked({ earned: 1, of: 1 })
    // nothing is no share of a part, and there are two statuses
    expect({ ...wrong, score: 0 }).not.toBeIncorrect()
    expect({ kind: 'checked', status: '' }).not.toBeMarked({ earned: 0, of: 1 })
  })

  test('toBeAskedAgain compares the reason, and what the reply is worth where it cannot be asked again', () => {
    expect(again).toBeAskedAgain('not-a-number')
    expect(again).toBeAskedAgain('not-a-number', { earned: 2, of: 3 })
    expect(again).not.toBeAskedAgain('empty')
    expect(again).not.toBeAskedAgain('not-a-number', { earned: 1, of: 3 })
    expect(wrong).not.toBeAskedAgain('empty')
  })

  test('a failure says what the answer is and what was wanted', () => {
    expect(() => expect(part).toBeCorrect()).toThrow(
      'the answer is incorrect, 0.6666666666666666 of 1, said {"feedback":"Look again.","misconception":"mixed-up"}, parts true true false; wanted: correct',
    )
    expect(() => expect(again).toBeMarked({ earned: 1, of: 2 })).toThrow(/asked again \(not-a-number.*wanted: 1 of 2/)
  })
})
