import { expect, test } from 'vitest'
import { stampAt } from '#tests/factories/learner.ts'
import { foldOwnSettings } from './own-settings.ts'

const set = (at: number, setting: string, value: string) =>
  ({ type: 'setting-changed', setting, value, ...stampAt(at) }) as const

test('nothing chosen is nothing', () => {
  expect(foldOwnSettings([])).toEqual({})
})

test('the latest of each counts, in whatever order they came', () => {
  const events = [set(3, 'reading', 'usual'), set(1, 'reading', 'easier'), set(2, 'ilm-share', 'on')]
  expect(foldOwnSettings(events)).toEqual({ reading: 'usual', ilmShare: true })
  expect(foldOwnSettings([...events, set(4, 'ilm-share', 'off')])).toEqual({ reading: 'usual', ilmShare: false })
})

test('a setting or a value of a newer release says nothing', () => {
  expect(foldOwnSettings([set(1, 'reading', 'upside-down'), set(2, 'never-a-setting', 'on')])).toEqual({})
})
