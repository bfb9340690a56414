import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countdownLevel,
  describeSet,
  difficultyLabel,
  keptIndex,
  setAround,
  stepAround,
  tagsOf,
  withTags,
} from './question-set.ts'

const tagged = (...tags: string[]) => ({ tags })

test('tags of a set come once each, the most used first (CHP-13, CHP-43)', () => {
  expect(tagsOf([tagged('b', 'a'), tagged('a'), tagged('c', 'c')])).toEqual(['a', 'b', 'c'])
  expect(tagsOf([])).toEqual([])
})

test('any chosen tag will do, and none chosen means all (OPN-82, CHP-37)', () => {
  const set = [tagged('a'), tagged('b'), tagged('a', 'c'), tagged()]
  expect(withTags(set, [])).toEqual(set)
  expect(withTags(set, ['a'])).toEqual([set[0], set[2]])
  expect(withTags(set, ['b', 'c'])).toEqual([set[1], set[2]])
  expect(withTags(set, ['x'])).toEqual([])
})

test('questions wrap around at both ends (CHP-18)', () => {
  expect(stepAround(5, 1, 6)).toBe(0)
  expect(stepAround(0, -1, 6)).toBe(5)
  expect(stepAround(2, 1, 6)).toBe(3)
  expect(stepAround(0, 1, 0)).toBe(0)
})

test('any number of steps forth and back ends where it began', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(200), fc.nat(), (count, steps, start) => {
      let index = start % count
      for (let step = 0; step < steps; step++) index = stepAround(index, 1, count)
      for (let step = 0; step < steps; step++) index = stepAround(index, -1, count)
      expect(index).toBe(start % count)
    }),
  )
})

test('a filter keeps the place, or goes to the first when it is out of range (CHP-36)', () => {
  expect(keptIndex(2, 3)).toBe(2)
  expect(keptIndex(3, 3)).toBe(0)
  expect(keptIndex(0, 0)).toBe(0)
})

test('1 easy, 2 intermediate, else advanced (CHP-14, ANA-14)', () => {
  expect([1, 2, 3, 4].map(difficultyLabel)).toEqual(['Easy', 'Intermediate', 'Advanced', 'Advanced'])
})

test('the countdown warns at 30 seconds and alarms at 10 (CHP-16)', () => {
  expect([31, 30, 11, 10, 0].map(countdownLevel)).toEqual(['calm', 'warning', 'warning', 'error', 'error'])
})

test('a set is found around each of its questions, and named by their numbers', () => {
  const questions = [undefined, 's', 's', 's', 't', undefined, undefined].map((stimulusId) => ({ stimulusId }))
  const around = questions.map((_, place) => describeSet(setAround(questions, place)))
  const three = 'Questions 2 to 4'
  expect(around).toEqual(['Question 1', three, three, three, 'Question 5', 'Question 6', 'Question 7'])
  expect(describeSet(setAround(questions, 2), 30)).toBe('Questions 32 to 34')
  expect(setAround([], 0)).toEqual({ first: 0, last: 0 })
})
