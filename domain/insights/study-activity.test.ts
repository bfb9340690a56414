import { expect, test } from 'vitest'
import { activeDays, activityLevel } from './study-activity.ts'

test('the last days are oldest first, empty ones included', () => {
  expect(
    activeDays(
      new Map([
        [20_001, 4],
        [19_000, 9],
      ]),
      20_002,
      3,
    ),
  ).toEqual([
    { day: '2024-10-04', acts: 0 },
    { day: '2024-10-05', acts: 4 },
    { day: '2024-10-06', acts: 0 },
  ])
})

test('a day has five levels', () => {
  expect([0, 1, 9, 10, 29, 30, 59, 60, 500].map(activityLevel)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4])
})
