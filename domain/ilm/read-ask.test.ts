import { expect, test } from 'vitest'
import { readAsk } from './read-ask.ts'

test.each([
  ['average and instantaneous velocity', ['average velocity', 'instantaneous velocity']],
  ['simple interest and compound interest', ['simple interest', 'compound interest']],
  ['whats mitosis and meiosis', ['mitosis', 'meiosis']],
  ['difference between speed and velocity', ['speed', 'velocity']],
])('“%s” names two things', (message, pair) => {
  expect(readAsk(message).pair).toEqual(pair)
})

test.each(['photosynthesis', 'why is the sky blue and the sunset red', 'how do i add and subtract'])(
  '“%s” names one',
  (message) => {
    expect(readAsk(message).pair).toBeUndefined()
  },
)

test.each([
  ['how does a kidney make urine', 'why'],
  ['how do plants make food', 'why'],
  ['how does a heat pump work', 'define'],
  ['how do i find the slope', 'how'],
])(
  '“%s” wants what a “%s” does: how something comes about has reasons, how it works is what it is',
  (message, kind) => {
    expect(readAsk(message).kind).toBe(kind)
  },
)
