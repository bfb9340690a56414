import { expect, test } from 'vitest'
import { calibrateForecast, slopesByKind } from '#tests/simulation/calibrate-forecast.ts'

// the same as tests/bench/forecast.bench.ts, which has ten times as many students, with room for their chance
const groups = calibrateForecast(40, 17)

test.each(groups.map((group) => [group.kind, group] as const))(
  '%s: the 90 %% interval holds for the next exam',
  (_, group) => {
    const { covered, bias } = group
    expect(covered, JSON.stringify({ covered, bias })).toBeGreaterThanOrEqual(0.75)
    expect(Math.abs(bias)).toBeLessThan(9)
  },
)

test('the exam just taken lies inside, in each group that takes one', () => {
  for (const { kind, justTaken } of groups) {
    if (!Number.isNaN(justTaken)) expect(justTaken, kind).toBeGreaterThanOrEqual(0.85)
  }
})

test('over all students the interval is neither too narrow nor too wide', () => {
  const covered = groups.reduce((sum, group) => sum + group.covered, 0) / groups.length
  expect(covered).toBeGreaterThanOrEqual(0.85)
  expect(covered).toBeLessThanOrEqual(0.96)
})

test.each(slopesByKind(60, 17).map((group) => [group.kind, group.slope] as const))(
  '%s: who is expected to do better by so much does better by so much',
  (_, slope) => {
    expect(slope).toBeGreaterThan(0.8)
    expect(slope).toBeLessThan(1.2)
  },
)
