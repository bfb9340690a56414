import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countStudyStreak } from './study-streak.ts'

const TODAY = 20_700
const ago = (...days: number[]) => days.map((day) => TODAY - day)

describe('a streak', () => {
  test.each<[string, number[], number, number, boolean]>([
    ['nothing yet', [], 0, 0, false],
    ['today, for the first time', [0], 1, 1, true],
    ['yesterday: today is not over', [1], 1, 1, false],
    ['the day before yesterday: broken', [2], 0, 1, false],
    ['a week and today', [7, 6, 5, 4, 3, 2, 1, 0], 8, 8, true],
    ['a week up to yesterday', [7, 6, 5, 4, 3, 2, 1], 7, 7, false],
    ['a gap yesterday', [3, 2, 0], 1, 2, true],
    ['an old record beaten by nothing', [30, 29, 28, 27, 1, 0], 2, 4, true],
    ['a record being made', [9, 8, 3, 2, 1, 0], 4, 4, true],
    ['tomorrow, by a clock that is ahead, does not count', [0, -1, -2], 1, 1, true],
    ['only days to come', [-1, -2], 0, 0, false],
    ['the same day again and again', [1, 1, 0, 0, 0], 2, 2, true],
  ])('%s: %j days ago', (_, days, current, longest, studiedToday) => {
    expect(countStudyStreak(ago(...days), TODAY)).toMatchObject({ current, longest, studiedToday })
  })

  test('lists its days once, oldest first', () => {
    expect(countStudyStreak([20_700, 20_001, 20_700, 20_000], TODAY).days).toEqual([
      '2024-10-04',
      '2024-10-05',
      '2026-09-04',
    ])
  })

  test('is what counting back day by day gives, in whatever order the days come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 25 }), { maxLength: 25 }), (days) => {
        const studied = new Set(ago(...days))
        let current = 0
        const from = studied.has(TODAY) ? TODAY : TODAY - 1
        while (studied.has(from - current)) current++
        const { current: counted, longest, days: listed } = countStudyStreak(ago(...days), TODAY)
        expect(counted).toBe(current)
        expect(longest).toBeGreaterThanOrEqual(current)
        expect(listed).toHaveLength([...studied].filter((day) => day <= TODAY).length)
        expect(countStudyStreak(ago(...days).toReversed(), TODAY)).toEqual(countStudyStreak(ago(...days), TODAY))
      }),
    )
  })

  test('one more day of study never makes it shorter', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 20 }), fc.nat(20), (days, more) => {
        const before = countStudyStreak(ago(...days), TODAY)
        const after = countStudyStreak(ago(...days, more), TODAY)
        expect(after.current).toBeGreaterThanOrEqual(before.current)
        expect(after.longest).toBeGreaterThanOrEqual(before.longest)
      }),
    )
  })
})
