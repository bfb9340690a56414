import { expect, test } from 'vitest'
import { asksBeyondLessons } from './beyond-lessons.ts'

test.each([
  'who won the hockey game last night',
  'what is the best video game console?',
  'whats the weather',
  'can you order me an uber',
])('“%s” is no question for a lesson', (plain) => {
  expect(asksBeyondLessons(plain)).toBe(true)
})

test.each([
  'who won the debate on the nature of light',
  'what is the best line of fit',
  'how does the weather change with latitude',
  'what is the score of a z test',
  'a hockey puck slides on ice, how far does it go',
  'what time is it when the ball lands',
])('“%s” may be', (plain) => {
  expect(asksBeyondLessons(plain)).toBe(false)
})
