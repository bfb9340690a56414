import { expect, test } from 'vitest'
import { authErrorText, describeAuthError } from './auth-error.ts'

test('the text is the field error, else a string body, else the raw text (ERR-01)', () => {
  expect(authErrorText({ error: 'Invalid credentials' })).toBe('Invalid credentials')
  expect(authErrorText('plain words')).toBe('plain words')
  expect(authErrorText({ message: 'no' })).toBe('{"message":"no"}')
  expect(authErrorText(null)).toBe('')
})

test('known texts decide whatever their case and status (ERR-02, ERR-03, OPN-23)', () => {
  const wrong = 'Oops! Your email or password doesn’t match. Try again.'
  expect(describeAuthError(401, 'Invalid Credentials')).toBe(wrong)
  expect(describeAuthError(500, 'invalid credentials given')).toBe(wrong)
  expect(describeAuthError(409, 'User already exists')).toBe('Looks like you already have an account. Try logging in!')
})

test('otherwise the status decides (ERR-04, ERR-05)', () => {
  for (const status of [500, 503]) {
    expect(describeAuthError(status, 'x')).toBe('Our servers are having a tough day 😅. Please try again later.')
  }
  for (const status of [400, 418, null]) {
    expect(describeAuthError(status, 'x')).toBe('Something went wrong. Please try again.')
  }
})
