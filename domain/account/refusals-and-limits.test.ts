import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accountDeletionSchema, loginSchema, registrationSchema } from './account.ts'
import { accountSessionsSchema } from './account-session.ts'
import { authErrorText, describeAuthError } from './auth-error.ts'
import { describeAuthRefusal, describeSeconds } from './describe-refusal.ts'
import { passwordChangeSchema, passwordResetSchema, resetRequestSchema } from './password-change.ts'
import { findToken } from './read-session-answer.ts'
import { isTokenExpired, readTokenClaims } from './token-claims.ts'

const person = { email: 'ada@school.test', password: '12345678', firstName: 'Ada', lastName: 'Byron' }
const isTaken = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

describe('a registration (SUP-05, SUP-07)', () => {
  test.each<[string, object, boolean]>([
    ['as it should be', {}, true],
    ['a name of 100 letters', { firstName: 'x'.repeat(100) }, true],
    ['a name of 101', { firstName: 'x'.repeat(101) }, false],
    ['a name of 100 and spaces around it', { lastName: ` ${'x'.repeat(100)} ` }, true],
    ['a name of spaces', { lastName: '   ' }, false],
    ['names of any script', { firstName: 'أمينة', lastName: 'Ó Briain-Ñandú' }, true],
    ['no name', { firstName: undefined }, false],
    ['a password of 7', { password: 'x'.repeat(7) }, false],
    ['a password of 8 spaces, which are typed', { password: ' '.repeat(8) }, true],
    ['a password that is a number', { password: 12_345_678 }, false],
    ['an address without a place', { email: 'ada@' }, false],
    ['an address with spaces in it', { email: 'a da@school.test' }, false],
    [
      'an address of 254 letters',
      { email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example` },
      true,
    ],
    ['an address far too long', { email: `${'a'.repeat(250)}@school.test` }, false],
  ])('with %s: %#', (_, change, taken) => expect(isTaken(registrationSchema, { ...person, ...change })).toBe(taken))
})

describe('signing in and what needs the password again', () => {
  test.each<[string, boolean]>([
    ['', false],
    ['x', true],
    ['x'.repeat(1024), true],
    ['x'.repeat(1025), false],
  ])('takes a password by length: %#', (password, taken) => {
    expect(isTaken(loginSchema, { email: 'a@b.ca', password })).toBe(taken)
    expect(isTaken(accountDeletionSchema, { password })).toBe(taken)
    expect(isTaken(passwordChangeSchema, { currentPassword: password, newPassword: 'long enough' })).toBe(taken)
  })
  test('asks the new password to be one (SUP-05), and the link’s key to be there', () => {
    expect(isTaken(passwordChangeSchema, { currentPassword: 'x', newPassword: 'short' })).toBe(false)
    expect(isTaken(passwordResetSchema, { token: 't', newPassword: 'long enough' })).toBe(true)
    for (const token of ['', 'x'.repeat(101)])
      expect(isTaken(passwordResetSchema, { token, newPassword: 'long enough' })).toBe(false)
  })
  test('an address that nobody can have is no error, only unknown', () => {
    expect(resetRequestSchema.parse({ email: ' NOBODY ' })).toEqual({ email: 'nobody' })
    expect(isTaken(resetRequestSchema, { email: '  ' })).toBe(false)
  })
  test('a list of sessions has an end', () => {
    const moment = '2026-11-20T12:00:00Z'
    const session = {
      id: 's',
      device: 'Firefox',
      createdAt: moment,
      lastUsedAt: moment,
      expiresAt: moment,
      isCurrent: true,
    }
    const sessions = (count: number) => ({ sessions: Array.from({ length: count }, () => session) })
    expect([0, 1, 100, 101].map((count) => isTaken(accountSessionsSchema, sessions(count)))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})

describe('why it was refused', () => {
  test.each<[unknown, string]>([
    [{ error: 'Invalid credentials' }, 'Invalid credentials'],
    [{ error: '' }, ''],
    [{ error: 4 }, '{"error":4}'],
    ['plain', 'plain'],
    [undefined, ''],
    [null, ''],
    [[1], '[1]'],
    [{ message: 'x' }, '{"message":"x"}'],
  ])('the text in %j is “%s” (ERR-01)', (body, text) => expect(authErrorText(body)).toBe(text))

  const [wrong, exists, busy, other] = [
    /doesn’t match/,
    /already have an account/,
    /tough day/,
    /^Something went wrong/,
  ]
  test.each<[number | null, string, RegExp]>([
    [401, 'Invalid credentials', wrong],
    [500, 'INVALID CREDENTIALS!', wrong], // the text decides before the status does (OPN-23)
    [409, 'User already exists', exists],
    [503, 'already exists', exists],
    [500, '', busy],
    [502, 'Bad gateway', busy],
    [499, '', other],
    [404, 'Not found', other],
    [null, '', other],
  ])('%s “%s” reads as it should (ERR-02, ERR-03, ERR-04, ERR-05)', (status, text, reading) =>
    expect(describeAuthError(status, text)).toMatch(reading),
  )

  test('whatever a gateway answers, a student reads a sentence and nothing of its making', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 100, max: 599 })), fc.jsonValue(), (status, body) => {
        const { message } = describeAuthRefusal(status, body)
        expect([wrong, exists, busy, other].some((reading) => reading.test(message))).toBe(true)
      }),
    )
  })

  test('too many tries without a wait are a minute', () => {
    expect(describeAuthRefusal(429, { error: 'x', code: 'too-many-tries' }).message).toContain(
      'please wait 1 minute first',
    )
  })
  test.each([
    [0, '0 seconds'],
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [120, '2 minutes'],
    [3600, '60 minutes'],
  ])('%i seconds are “%s”, never less than they are', (seconds, text) => expect(describeSeconds(seconds)).toBe(text))
})

const token = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`
describe('tokens', () => {
  test('claims of any content are read as they were written (SES-10, SES-11)', () => {
    const name = fc.string({ minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(name, fc.nat(4_000_000_000), (sub, exp) => {
        expect(readTokenClaims(token({ sub, exp, email: `${sub}@x.ca` }))).toEqual({
          userId: sub,
          expiresAt: exp,
          email: `${sub}@x.ca`,
        })
        expect(isTokenExpired(token({ sub, exp }), exp * 1000 - 1)).toBe(false)
        expect(isTokenExpired(token({ sub, exp }), exp * 1000)).toBe(true)
      }),
    )
  })
  test.each<[unknown, string]>([
    [{ sub: 0 }, '0'],
    [{ sub: '', id: 'i' }, 'i'],
    [{ sub: null, email: 'e@x.ca' }, 'e@x.ca'],
    [{ sub: ['a'], user_id: true, id: 7 }, '7'],
    [{}, 'anon'],
  ])('%j is the user %s', (claims, user) => expect(readTokenClaims(token(claims)).userId).toBe(user))
  test('are found at the top before they are found within, and not beyond that in circles', () => {
    expect(findToken({ token: 'a', data: { token: 'b' } })).toBe('a')
    expect(findToken({ jwt: 'a', accessToken: 'b' })).toBe('b')
    expect(findToken({ data: { data: { jwt: 'deep' } } })).toBe('deep')
    expect(findToken({ token: null, data: { token: 'b' } })).toBe('b')
  })
})
