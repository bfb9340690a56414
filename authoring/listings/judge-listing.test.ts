import { expect, test } from 'vitest'
import { instantiateQuestion } from '#domain/question/instantiate-question.ts'
import { makeListing } from '#tests/factories/listing.ts'
import { makeChoice } from '#tests/factories/make-course.ts'
import { judgeListing } from './judge-listing.ts'
import type { Listing, Outcome } from './listing.ts'

const listing = (change: Partial<Listing> = {}) => makeListing('x();', { language: 'java', ...change })
const ran: Outcome = { kind: 'ran', output: '3\n' }
const threw: Outcome = { kind: 'threw', name: 'ArithmeticException', message: '/ by zero' }
const refused: Outcome = { kind: 'refused', message: 'not a statement', isWhole: true }
const unknown: Outcome = { kind: 'names-missing', message: 'it does not declare x' }
const about = (prompt: string, right = 'right') => {
  const options = makeChoice('q').options?.map((option) => (option.correct ? { ...option, content: right } : option))
  const made = instantiateQuestion(makeChoice('q', { prompt, ...(options && { options }) }), 0)
  if (!made.ok) throw new Error(made.message)
  return { asks: made.question }
}

test.each<[Listing, Outcome, string | undefined]>([
  [listing(), ran, undefined],
  [listing({ run: { prints: 3 } }), ran, undefined],
  [listing({ run: { prints: '4' } }), ran, 'error prints "3", not "4"'],
  [listing({ run: { prints: 3 } }), { kind: 'ran' }, 'error is not run, so `prints` says nothing'],
  [listing({ run: { prints: 3 } }), unknown, 'error cannot be run: it does not declare x'],
  [listing({ run: { prints: 3 } }), { kind: 'fragment' }, 'error is no whole program'],
  [listing(), unknown, 'advice is not run: it does not declare x'],
  [listing(), { kind: 'fragment' }, undefined],
  [listing(), threw, 'error stops with ArithmeticException (/ by zero); `fails: exception`'],
  [listing({ run: { fails: 'exception' } }), threw, undefined],
  [listing({ run: { fails: 'ArithmeticException' } }), threw, undefined],
  [listing({ run: { fails: 'NullPointerException' } }), threw, 'error stops with ArithmeticException, not with Null'],
  [listing({ run: { fails: 'exception' } }), ran, 'error does not stop with an exception'],
  [listing({ run: { fails: 'exception' } }), refused, 'error should start, but is refused'],
  [listing({ run: { fails: 'exception' } }), unknown, 'error says how it fails, but is no whole program'],
  [listing({ run: { fails: 'compile' } }), refused, undefined],
  [listing({ run: { fails: 'compile' } }), unknown, undefined],
  [listing({ run: { fails: 'compile' } }), ran, 'error compiles, though'],
  [listing(), refused, 'error is refused: not a statement; `fails: compile`'],
  [listing(), { ...refused, isWhole: false }, 'advice is not run: not a statement'],
  [listing({ isWrongOption: true }), refused, undefined],
  [listing(), { kind: 'endless' }, 'error does not end'],
  [listing({ run: { fails: 'endless' } }), { kind: 'endless' }, undefined],
  [listing({ run: { fails: 'endless' } }), ran, 'error ends, though'],
  [listing(about('Which line has an error?')), refused, undefined],
  [listing(about('What happens?', 'An exception is thrown')), threw, undefined],
  [listing(about('Why is this an infinite loop?')), { kind: 'endless' }, undefined],
  [listing(about('What is printed?', '3')), ran, undefined],
  [listing(about('What is printed?', '4')), ran, 'error prints "3", but the right reply is "4"'],
  [listing(about('What is printed?', 'It does not compile')), ran, 'error compiles and runs, but the right reply says'],
  [
    listing(about('What is printed?', 'An exception is thrown')),
    ran,
    'error compiles and runs, but the right reply says',
  ],
])('%#: %j', (one, outcome, expected) => {
  const verdict = judgeListing(one, outcome, one.asks && { what: 'output' })
  if (expected === undefined) expect(verdict).toBeUndefined()
  else expect(verdict && `${verdict.severity} ${verdict.message}`).toContain(expected)
})
