import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oddValue } from '#tests/factories/gateway-shapes.ts'
import { findToken, readUser } from './read-session-answer.ts'

test('a token is found under every known name, at the top or under data (OPN-19, SUP-08)', () => {
  for (const name of ['token', 'accessToken', 'access_token', 'jwt']) {
    expect(findToken({ [name]: 't' })).toBe('t')
    expect(findToken({ data: { [name]: 't' } })).toBe('t')
  }
  for (const none of [null, 'token', [], {}, { token: '' }, { token: 4 }, { data: null }])
    expect(findToken(none)).toBeNull()
})

test('a user is read with what a gateway sends and plain defaults for the rest (GWY-04, SES-12)', () => {
  expect(readUser({ user: { firstName: ' Amina ', email: 'a@x.ca', subscriptionActive: true, plan: 'free' } })).toEqual(
    {
      firstName: 'Amina',
      lastName: '',
      email: 'a@x.ca',
      subscriptionActive: true,
      plan: 'free',
      subscriptionExpiry: null,
    },
  )
  expect(readUser({ user: {} })?.subscriptionActive).toBe(false)
})

test('an answer without a user has none', () => {
  for (const none of [null, {}, { user: null }, { user: 'a' }, 'x']) expect(readUser(none)).toBeUndefined()
})

test('whatever a user’s fields hold, the student stays signed in (GWY-04, SES-12)', () => {
  const names = ['email', 'firstName', 'lastName', 'subscriptionActive', 'plan', 'subscriptionExpiry', 'choice']
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), oddValue), (fields) => {
      const read = readUser({ user: fields })
      expect(read).toBeDefined()
      expect(typeof read?.email).toBe('string')
      expect(typeof read?.subscriptionActive).toBe('boolean')
    }),
  )
})

test('a choice of study is read where the gateway keeps it; one that keeps none says nothing (D22)', () => {
  expect(readUser({ user: { choice: { curriculum: 'ap', grade: null } } })?.choice).toEqual({
    curriculum: 'ap',
    grade: null,
  })
  expect(readUser({ user: { choice: null } })?.choice).toBeNull()
  for (const none of [{}, { choice: 'ap' }, { choice: { curriculum: 'quebec', grade: '9' } }])
    expect(readUser({ user: none })?.choice).toBeUndefined()
})
