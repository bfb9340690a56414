import { describe, expect, test } from 'vitest'
import { accountCalls } from './account-calls.ts'

const MOMENT = '2026-11-22T16:00:00Z'
const user = {
  id: 'u1',
  email: 'ada@example.ca',
  firstName: 'Ada',
  lastName: 'Byron',
  subscriptionActive: true,
  plan: 'free',
  subscriptionExpiry: null,
  createdAt: MOMENT,
  choice: null,
  record: null,
}
const session = {
  id: 's1',
  device: 'Firefox on Windows',
  createdAt: MOMENT,
  lastUsedAt: MOMENT,
  expiresAt: MOMENT,
  isCurrent: true,
}
const registration = { email: 'ada@example.ca', password: 'three words here', firstName: 'Ada', lastName: 'Byron' }

/** The first reason for which a body is refused. */
const refusal = (name: keyof typeof accountCalls, body: unknown): string | undefined => {
  const call = accountCalls[name]
  return 'body' in call ? call.body.safeParse(body).error?.issues[0]?.message : undefined
}

describe('what an account is made from (GWY-02, SUP-05, SUP-07)', () => {
  test.each([
    ['an address that is none', { email: 'ada' }, 'Please enter a valid email address.'],
    ['an address without a place', { email: 'ada@' }, 'Please enter a valid email address.'],
    ['a short password', { password: 'seven77' }, 'Password must be 8–64 characters long.'],
    ['a long password', { password: 'x'.repeat(65) }, 'Password must be 8–64 characters long.'],
    ['no first name', { firstName: '  ' }, 'First name is required.'],
    ['no last name', { lastName: '' }, 'Last name is required.'],
    ['an endless name', { firstName: 'x'.repeat(101) }, 'First name is too long (max 100 characters).'],
  ])('%s is refused in words', (_name, change, reason) => {
    expect(refusal('register', { ...registration, ...change })).toBe(reason)
  })

  test.each([8, 64])('a password of %i characters is taken', (length) => {
    expect(refusal('register', { ...registration, password: 'x'.repeat(length) })).toBeUndefined()
  })

  test('address and names are trimmed, the address is in small letters, the password is left as it is', () => {
    const typed = { email: ' Ada@Example.CA ', password: '  spaces too  ', firstName: ' Ada ', lastName: ' Byron ' }
    expect(accountCalls.register.body.parse(typed)).toEqual({
      email: 'ada@example.ca',
      password: '  spaces too  ',
      firstName: 'Ada',
      lastName: 'Byron',
    })
  })

  test('what else is sent is left out', () => {
    expect(accountCalls.register.body.parse({ ...registration, isAdmin: true })).toEqual(registration)
  })
})

describe('signing in (GWY-03)', () => {
  test.each([
    [{ email: '', password: 'x' }, 'Email is required.'],
    [{ email: 'a@b.ca', password: '' }, 'Password is required.'],
  ])('%j is refused: %s', (body, reason) => expect(refusal('login', body)).toBe(reason))

  test('an address nobody can have is only unknown, and an old long password still works', () => {
    expect(refusal('login', { email: 'not an address', password: 'x' })).toBeUndefined()
    expect(refusal('login', { email: 'a@b.ca', password: 'x'.repeat(1024) })).toBeUndefined()
    expect(refusal('login', { email: 'a@b.ca', password: 'x'.repeat(1025) })).toBeDefined()
  })

  test.each(['register', 'login'] as const)('%s answers with a token, the user and perhaps a mark', (name) => {
    const { answer } = accountCalls[name]
    expect(answer.parse({ token: 't', user })).toEqual({ token: 't', user })
    expect(answer.parse({ token: 't', user, deviceMark: 'm', more: 1 })).toEqual({ token: 't', user, deviceMark: 'm' })
    expect(answer.safeParse({ user }).success).toBe(false)
    expect(answer.safeParse({ token: 't' }).success).toBe(false)
  })

  test('the mark of a device is bounded, and may be missing (D25)', () => {
    const { headers } = accountCalls.login
    expect(headers.parse({})).toEqual({})
    expect(headers.safeParse({ 'x-device-mark': 'x'.repeat(2000) }).success).toBe(true)
    expect(headers.safeParse({ 'x-device-mark': 'x'.repeat(2001) }).success).toBe(false)
  })
})

describe('the user (GWY-04, SES-12)', () => {
  test('comes under `user`', () => expect(accountCalls.me.answer.parse({ user })).toEqual({ user }))

  test.each([
    ['an expiry', { subscriptionExpiry: MOMENT }],
    ['no expiry', { subscriptionExpiry: null }],
    ['no subscription', { subscriptionActive: false }],
  ])('with %s', (_name, change) =>
    expect(accountCalls.me.answer.safeParse({ user: { ...user, ...change } }).success).toBe(true),
  )

  test.each([
    ['no id', { id: undefined }],
    ['a subscription that is neither', { subscriptionActive: 'yes' }],
    ['a moment that is none', { createdAt: 'yesterday' }],
    ['a moment without a zone', { createdAt: '2026-11-22T16:00:00' }],
    ['an expiry that is left out', { subscriptionExpiry: undefined }],
  ])('not with %s', (_name, change) =>
    expect(accountCalls.me.answer.safeParse({ user: { ...user, ...change } }).success).toBe(false),
  )

  test('never comes with a password or its hash', () => {
    expect(accountCalls.me.answer.parse({ user: { ...user, passwordHash: 'x' } }).user).not.toHaveProperty(
      'passwordHash',
    )
  })
})

describe('passwords', () => {
  test.each([
    ['changePassword', { currentPassword: 'old', newPassword: 'x'.repeat(8) }],
    ['changePassword', { currentPassword: 'x'.repeat(1024), newPassword: 'x'.repeat(64) }],
    ['resetPassword', { token: 't', newPassword: 'x'.repeat(8) }],
    ['requestReset', { email: ' Ada@Example.ca ' }],
    ['deleteMe', { password: 'old' }],
  ] as const)('%s takes %j', (name, body) => expect(refusal(name, body)).toBeUndefined())

  test.each([
    ['changePassword', { currentPassword: '', newPassword: 'x'.repeat(8) }],
    ['changePassword', { currentPassword: 'old', newPassword: 'x'.repeat(7) }],
    ['changePassword', { newPassword: 'x'.repeat(8) }],
    ['resetPassword', { token: '', newPassword: 'x'.repeat(8) }],
    ['resetPassword', { token: 'x'.repeat(101), newPassword: 'x'.repeat(8) }],
    ['resetPassword', { token: 't', newPassword: 'x'.repeat(65) }],
    ['requestReset', { email: '' }],
    ['requestReset', {}],
    ['deleteMe', {}],
    ['deleteMe', { password: '' }],
  ] as const)('%s refuses %j', (name, body) => expect(refusal(name, body)).toBeDefined())

  test('whether mail can be sent is yes or no', () => {
    expect(accountCalls.resetWays.answer.parse({ byMail: false })).toEqual({ byMail: false })
    expect(accountCalls.resetWays.answer.safeParse({}).success).toBe(false)
  })
})

describe('sessions (D25)', () => {
  test('each with its device and times, a hundred at most', () => {
    const { answer } = accountCalls.sessions
    expect(answer.parse({ sessions: [session] })).toEqual({ sessions: [session] })
    expect(answer.safeParse({ sessions: Array(100).fill(session) }).success).toBe(true)
    expect(answer.safeParse({ sessions: Array(101).fill(session) }).success).toBe(false)
  })

  test.each(Object.keys(session))('none without %s', (field) => {
    expect(accountCalls.sessions.answer.safeParse({ sessions: [{ ...session, [field]: undefined }] }).success).toBe(
      false,
    )
  })
})

describe('everything stored about a user (D9)', () => {
  const { isCurrent: _isCurrent, id: _id, ...stored } = session
  const whole = {
    format: 'ilm-study-account',
    formatVersion: 1,
    exportedAt: MOMENT,
    user,
    allowsCounts: false,
    sessions: [stored],
    examAttempts: [],
    tutorUse: [{ day: '2026-11-22', messages: 12 }],
    recordEntries: [],
  }
  const { answer } = accountCalls.exportMe

  test('is read back as it was written', () => expect(answer.parse(JSON.parse(JSON.stringify(whole)))).toEqual(whole))

  test.each([
    ['another format', { format: 'other' }],
    ['a version nobody knows', { formatVersion: 2 }],
    ['a day that is none', { tutorUse: [{ day: '22.11.2026', messages: 1 }] }],
    ['half a message', { tutorUse: [{ day: '2026-11-22', messages: 0.5 }] }],
    ['messages below none', { tutorUse: [{ day: '2026-11-22', messages: -1 }] }],
    ['no user', { user: undefined }],
  ])('not %s', (_name, change) => expect(answer.safeParse({ ...whole, ...change }).success).toBe(false))

  test('of a session it says no id, so that the file is no key', () => {
    expect(answer.parse({ ...whole, sessions: [session] }).sessions[0]).toEqual(stored)
  })
})
