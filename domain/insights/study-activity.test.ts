import { expect, test } from 'vitest'
import { answered, clock, HOUR, logOf, NOON, rated } from '#tests/factories/learner.ts'
import { activeDays, activityLevel, countActivity } from './study-activity.ts'

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

test('each act counts on the day it was lived, wherever that was; the days before are left out', () => {
  const inHonolulu = answered(Date.UTC(2026, 10, 20, 11, 30), { zone: 'Pacific/Honolulu' })
  const inToronto = answered(Date.UTC(2026, 10, 20, 11, 30))
  const log = logOf([inHonolulu, inToronto, rated(NOON - 24 * HOUR), answered(NOON - 10 * 24 * HOUR)])
  expect(countActivity(log, clock, 2)).toEqual([
    { day: '2026-11-19', acts: 2 },
    { day: '2026-11-20', acts: 1 },
  ])
})

test('the open questions of an exam are not acts of study', () => {
  const left = { status: 'skipped', answer: null, source: 'exam' } as const
  const exam = [answered(NOON, { source: 'exam' }), answered(NOON, left), answered(NOON, left)]
  expect(countActivity(logOf(exam), clock, 1)).toEqual([{ day: '2026-11-20', acts: 1 }])
})
