import { expect, test } from 'vitest'
import {
  breakdownOf,
  encouragementFor,
  examRecommendations,
  passMark,
  performanceLevel,
  scoreTone,
  topicTone,
} from './describe-result.ts'

test('the level follows the score (EXR-03)', () => {
  expect([90, 89, 80, 70, 60, 59].map(performanceLevel)).toEqual([
    'Excellent',
    'Very Good',
    'Very Good',
    'Good',
    'Fair',
    'Needs Improvement',
  ])
})

test('score numbers are green, orange, red or dark red (CON-03, CON-04)', () => {
  expect([80, 79, 70, 69, 60, 59].map(scoreTone)).toEqual(['green', 'orange', 'orange', 'red', 'red', 'dark-red'])
  expect(passMark).toBe(70)
})

test('topic chips turn at 80 and 60 (EXR-09)', () => {
  expect([80, 79, 60, 59].map(topicTone)).toEqual(['success', 'warning', 'warning', 'error'])
})

test('every result above 0 is met with a word that fits it (EXR-12, EXR-13)', () => {
  const of = (score: number) => {
    const { tone, message } = encouragementFor(score) ?? {}
    return [tone, message?.toLowerCase().match(/outstanding|good|progress|learning opportunity/)?.[0]]
  }
  expect([90, 89, 70, 69, 50, 49, 1].map(of)).toEqual([
    ['success', 'outstanding'],
    ['success', 'good'],
    ['success', 'good'],
    ['info', 'progress'],
    ['info', 'progress'],
    ['warning', 'learning opportunity'],
    ['warning', 'learning opportunity'],
  ])
  expect(encouragementFor(0)).toBeUndefined()
})

test('recommendations follow the score, open and wrong questions (EXR-10, EXR-11)', () => {
  const titles = (score: number, unansweredCount: number, incorrectCount: number) =>
    examRecommendations({ score, unansweredCount, incorrectCount }).map(({ title }) => title)
  expect(titles(69, 0, 0)).toEqual(['Review fundamentals'])
  expect(titles(70, 5, 5)).toEqual([])
  expect(titles(79, 6, 6)).toEqual(['Work on time management', 'Analyze your mistakes'])
  expect(titles(80, 0, 0)).toEqual(['Challenge yourself'])
})

test('accuracy is of the attempted, completion of all (EXR-07)', () => {
  expect(breakdownOf({ correctCount: 3, incorrectCount: 1, totalQuestions: 5 })).toEqual({
    attempted: 4,
    accuracy: 75,
    completion: 80,
  })
  expect(breakdownOf({ correctCount: 0, incorrectCount: 0, totalQuestions: 0 })).toEqual({
    attempted: 0,
    accuracy: 0,
    completion: 0,
  })
})
