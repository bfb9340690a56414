import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attemptListQuerySchema } from './attempt-list.ts'

// The query of `GET /content/exam/attempts`: everything in it is text from outside.

const read = (query: Record<string, unknown>) => attemptListQuerySchema.safeParse(query)
const id = '0193a1b2-0000-7000-8000-0123456789ab'

describe('how many', () => {
  test('are 50 unless told', () => expect(read({}).data).toEqual({ limit: 50 }))
  test.each(['1', '2', '50', '99', '100', '001'])('%s are taken', (limit) => {
    expect(read({ limit }).data?.limit).toBe(Number(limit))
  })
  test.each(['0', '101', '999', '1000', '-1', '1.5', '1e2', ' 5', '5 ', '', '٣', '0x1', 5, null])(
    '%j is refused',
    (limit) => expect(read({ limit }).success).toBe(false),
  )
})

describe('from where on', () => {
  test('is the moment and the id of the last attempt before', () => {
    expect(read({ after: `2026-11-20T12:00:00.123Z~${id}` }).data?.after).toEqual({
      completedAt: '2026-11-20T12:00:00.123Z',
      id,
    })
    expect(read({}).data).not.toHaveProperty('after')
  })
  test.each([
    ['', 'empty'],
    [id, 'without a moment'],
    ['2026-11-20T12:00:00Z', 'without an id'],
    [`2026-11-20~${id}`, 'a day only'],
    [`2026-11-20T12:00:00+05:00~${id}`, 'not in UTC'],
    [`2026-11-20T12:00:00Z~${id}~x`, 'with something behind'],
    [`2026-11-20T12:00:00Z~${id.slice(1)}`, 'with a cut id'],
    [`2026-11-20T12:00:00Z~${id.replaceAll('0', 'x')}`, 'with an id that is none'],
    [`2026-11-20T${'1'.repeat(60)}Z~${id}`, 'too long'],
    [`2026-11-20T12:00:00Z~${id}'; DROP TABLE`, 'with more in mind'],
  ])('%j (%s) is refused', (after) => expect(read({ after }).success).toBe(false))
  test('no text at all makes it throw', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (limit, after) => void read({ limit, after })))
  })
})
