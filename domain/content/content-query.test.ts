import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseQuerySchema, seedInQuerySchema } from './content-query.ts'

test('subject is lower-cased and courseId upper-cased (GWY-17, GWY-18, GWY-19)', () => {
  expect(
    courseQuerySchema.parse({ subject: ' Science ', courseId: 'snc1w', grade: '9', curriculum: 'Ontario' }),
  ).toEqual({
    subject: 'science',
    courseId: 'SNC1W',
    grade: 9,
    curriculum: 'ontario',
  })
})

test('a seed is a whole number of 32 bits, written in digits (D14)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
      expect(seedInQuerySchema.parse(String(seed))).toBe(seed)
    }),
  )
  for (const wrong of ['', '-1', '1.5', '1e3', '0x10', ' 1', '4294967296', '99999999999', 'NaN']) {
    expect(seedInQuerySchema.safeParse(wrong).success, wrong).toBe(false)
  }
})
