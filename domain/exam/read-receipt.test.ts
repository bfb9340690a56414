import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberOrText, oddValue } from '#tests/factories/gateway-shapes.ts'
import { isFinalRefusal, readReceipt } from './read-receipt.ts'

test('the score on record is found beside the attempt’s id or inside the attempt, 0 as well (EXD-13)', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.boolean(), fc.boolean(), (score, isInside, isText) => {
      const fields = { score: isText ? String(score) : score }
      const answer = isInside ? { attemptId: 'attempt-4711', attempt: fields } : { attemptId: 4711, ...fields }
      expect(readReceipt(answer)).toEqual({ gatewayScore: score })
    }),
  )
})

test('an answer without a score on record has none', () => {
  for (const answer of [null, '', [], {}, { attemptId: 'x' }, { attempt: null }, { score: '' }, { score: 101 }])
    expect(readReceipt(answer)).toEqual({ gatewayScore: null })
  fc.assert(fc.property(oddValue, numberOrText(fc.double()), (attempt, score) => void readReceipt({ attempt, score })))
})

test('what would be refused again is refused for good; a session, haste or trouble of the server is not (D7)', () => {
  expect([0, 400, 404, 409, 413, 422].map(isFinalRefusal)).not.toContain(false)
  expect([401, 403, 408, 425, 429, 500, 502, 503].map(isFinalRefusal)).not.toContain(true)
})
