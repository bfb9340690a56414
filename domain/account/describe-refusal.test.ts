import { expect, test } from 'vitest'
import { describeAuthRefusal, describeSeconds } from './describe-refusal.ts'

const OTHER = 'Something went wrong. Please try again.'

test('a refusal without a code of ours reads as in the catalogue (ERR-02, ERR-03, ERR-04, ERR-05)', () => {
  expect(describeAuthRefusal(401, { error: 'Invalid credentials' })).toEqual({
    message: 'Oops! Your email or password doesn’t match. Try again.',
  })
  expect(describeAuthRefusal(409, { error: 'User already exists' }).message).toMatch(/already have an account/)
  expect(describeAuthRefusal(503, { error: 'x' }).message).toMatch(/tough day/)
  expect(describeAuthRefusal(429, 'slow down')).toEqual({ message: OTHER })
})

test('servers that are out of reach, or have no room, say so after the words of the catalogue, and that nothing is lost (ERR-04, ERR-05)', () => {
  const safe = 'Everything you did on this device is safe.'
  expect(describeAuthRefusal(null, undefined)).toEqual({ message: `${OTHER} We couldn’t reach our servers. ${safe}` })
  for (const code of ['storage-full', 'storage-away'])
    expect(describeAuthRefusal(507, { error: 'No room.', code })).toEqual({
      message: `Our servers are having a tough day 😅. Please try again later. ${safe}`,
    })
})

test('too many tries say how long to wait, after the words of the catalogue (ERR-05, D25)', () => {
  const body = { error: 'Too many attempts.', code: 'too-many-tries', retryAfterSeconds: 32 }
  expect(describeAuthRefusal(429, body).message).toBe(
    `${OTHER} There were many wrong tries, so please wait 32 seconds first.`,
  )
})

test('a common password is told beside its field (D25)', () => {
  const body = { error: 'Please choose another.', code: 'common-password' }
  expect(describeAuthRefusal(400, body)).toEqual({ message: 'Please choose another.', field: 'password' })
})

test('waits are said in seconds, from a minute on in minutes', () => {
  expect([1, 2, 59, 60, 61, 300].map(describeSeconds)).toEqual([
    '1 second',
    '2 seconds',
    '59 seconds',
    '1 minute',
    '2 minutes',
    '5 minutes',
  ])
})
