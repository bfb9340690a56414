import { expect, test } from 'vitest'
import { attemptMinutes, formatDuration, formatTimer, formatTimeUsed, paceSeconds, timerTone } from './exam-time.ts'

test('the timer is red at 600 s or less, orange at 1800 s or less, else blue (EXP-02)', () => {
  expect([1801, 1800, 601, 600, 0].map(timerTone)).toEqual(['blue', 'orange', 'orange', 'red', 'red'])
})

test('time left reads h:mm:ss or m:ss and never goes below zero (EXP-03)', () => {
  expect([5400, 2400, 3599, 59, 0, -5].map(formatTimer)).toEqual(['1:30:00', '40:00', '59:59', '0:59', '0:00', '0:00'])
})

test('durations read as hours and minutes (EXI-03)', () => {
  expect([90, 40, 60, 120, 61, 1].map(formatDuration)).toEqual([
    '1 hour 30 minutes',
    '40 minutes',
    '1 hour',
    '2 hours',
    '1 hour 1 minute',
    '1 minute',
  ])
})

test('time used reads as minutes and seconds, or N/A (EXR-05); lists show rounded minutes (CRS-10)', () => {
  expect([formatTimeUsed(125), formatTimeUsed(undefined), formatTimeUsed(Number.NaN)]).toEqual(['2m 5s', 'N/A', 'N/A'])
  expect([150, 149, 29].map(attemptMinutes)).toEqual([3, 2, 0])
})

test('the pace is the time shared out, at least 15 seconds a question (EXI-09)', () => {
  expect([paceSeconds(90, 60), paceSeconds(10, 60), paceSeconds(10, 0)]).toEqual([90, 15, 15])
})
