import { expect, test } from 'vitest'
import type { MalformedReason, Slip } from './checked.ts'
import { describeMalformed, describeSlip } from './describe-check.ts'

const reasons: MalformedReason[] = [
  'empty',
  'not-a-number',
  'unknown-unit',
  'not-algebra',
  'not-in-form',
  'incomplete',
  'no-such-option',
  'cannot-be-answered',
]
const slips: Slip[] = ['unit', 'significant-figures', 'factor-of-ten', 'sign', 'rounding']

test('what cannot be scored is asked again in friendly words, never called wrong', () => {
  for (const reason of reasons) {
    const words = describeMalformed(reason, { unit: 'm' })
    expect(words.length).toBeGreaterThan(10)
    expect(words).not.toMatch(/wrong|incorrect|invalid|error/i)
  }
  for (const reason of ['not-a-number', 'unknown-unit', 'not-algebra', 'not-in-form'] as const)
    expect(describeMalformed(reason, {})).toContain('It has not been counted.')
})

test('an unknown unit is told which one to use', () => {
  expect(describeMalformed('unknown-unit', { unit: 'kg' })).toContain('Use kg')
  expect(describeMalformed('unknown-unit', {})).toContain('Try the number alone')
})

test('each slip is named by what it is', () => {
  const words = slips.map((slip) => describeSlip(slip, { unit: 'N', significantFigures: 3 }))
  expect(new Set(words).size).toBe(slips.length)
  expect(describeSlip('significant-figures', { significantFigures: 3 })).toContain('3 significant figures')
  expect(describeSlip('unit', { unit: 'N' })).toContain('in N')
  expect(describeSlip('unit', {})).toContain('takes no unit')
})
