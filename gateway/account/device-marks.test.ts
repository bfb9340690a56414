import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDeviceMarks } from './device-marks.ts'

const DAY = 86_400_000
const EMAIL = 'ada@school.test'
const now = new Date('2026-11-22T12:00:00Z')
const marks = createDeviceMarks(Buffer.from('a key of the tests'))

test('a mark is found again among others, for its account only', () => {
  const mine = marks.make(EMAIL, now)
  const others = marks.make('bob@school.test', now)
  const id = marks.find(mine, EMAIL, now)
  expect(id).toBeTruthy()
  expect(marks.find(`${others}~${mine}`, EMAIL, now)).toBe(id)
  expect(marks.find(mine, 'bob@school.test', now)).toBeUndefined()
  expect(marks.find(undefined, EMAIL, now)).toBeUndefined()
})

test('two devices differ, and a mark names no account', () => {
  const [one, two] = [marks.make(EMAIL, now), marks.make(EMAIL, now)]
  expect(marks.find(one, EMAIL, now)).not.toBe(marks.find(two, EMAIL, now))
  expect(one).not.toContain('ada')
})

test('a mark counts after the summer, and not after two years', () => {
  const mark = marks.make(EMAIL, now)
  expect(marks.find(mark, EMAIL, new Date(now.getTime() + 100 * DAY))).toBeTruthy()
  expect(marks.find(mark, EMAIL, new Date(now.getTime() + 700 * DAY))).toBeUndefined()
})

test('no changed, made-up or foreign mark counts', () => {
  const foreign = createDeviceMarks(Buffer.from('another key')).make(EMAIL, now)
  expect(marks.find(foreign, EMAIL, now)).toBeUndefined()
  const [id = '', , signature = ''] = marks.make(EMAIL, now).split('.')
  for (const day of ['', 'zzzzzz', '-1', 'NaN', '0']) {
    expect(marks.find(`${id}.${day}.${signature}`, EMAIL, now)).toBeUndefined()
  }
  fc.assert(fc.property(fc.string(), (odd) => marks.find(odd, EMAIL, now) === undefined))
})
