import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTokenExpired, readTokenClaims } from './token-claims.ts'

const token = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`

test('identity is the first of sub, user_id, userId, id, email (SES-10)', () => {
  const all = { email: 'e@x.ca', id: 4, userId: 'c', user_id: 'b', sub: 'a' }
  expect(readTokenClaims(token(all)).userId).toBe('a')
  expect(readTokenClaims(token({ ...all, sub: undefined })).userId).toBe('b')
  expect(readTokenClaims(token({ ...all, sub: '', user_id: null })).userId).toBe('c')
  expect(readTokenClaims(token({ id: 4, email: 'e@x.ca' })).userId).toBe('4')
  expect(readTokenClaims(token({ email: 'e@x.ca' })).userId).toBe('e@x.ca')
})

test('without an identity the user is anon (SES-10)', () => {
  for (const odd of ['', 'abc', 'a.b.c', 'a.e30.c', token([1]), token(null), token({ sub: {} })]) {
    expect(readTokenClaims(odd).userId).toBe('anon')
  }
})

test('e-mail and expiry are read where they are what they should be (SES-11)', () => {
  expect(readTokenClaims(token({ sub: 'a', email: 'é@x.ca', exp: 10 }))).toEqual({
    userId: 'a',
    email: 'é@x.ca',
    expiresAt: 10,
  })
  expect(readTokenClaims(token({ sub: 'a', email: 3, exp: '10' }))).toEqual({ userId: 'a' })
})

test('a token expires at its exp, one without exp never (SES-09)', () => {
  expect(isTokenExpired(token({ exp: 10 }), 9_999)).toBe(false)
  expect(isTokenExpired(token({ exp: 10 }), 10_000)).toBe(true)
  expect(isTokenExpired(token({ sub: 'a' }), Number.MAX_SAFE_INTEGER)).toBe(false)
})

test('no string breaks the reading', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typeof readTokenClaims(text).userId).toBe('string')
    }),
  )
})
