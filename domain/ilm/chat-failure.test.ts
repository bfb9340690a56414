import { expect, test } from 'vitest'
import { chatBubble, chatFailureOf, NO_TOKEN } from './chat-failure.ts'

const refused = (status: number, body: unknown = {}) => chatFailureOf({ ok: false, reason: 'refused', status, body })

test('no token (ERR-16, ERR-24)', () => {
  expect(NO_TOKEN).toEqual({ kind: 'not-authenticated', message: 'Authentication required.' })
  expect(chatBubble(NO_TOKEN)).toBe('Oops! Something went wrong. Try refreshing the page.')
})

test.each([401, 403])(
  'an ended session, %i, carries its status so that the token goes (ERR-17, ERR-25, SES-08)',
  (status) => {
    const failure = refused(status, { error: 'No session.' })
    expect(failure).toEqual({ kind: 'auth', message: 'Session expired. Please refresh the page.', status })
    expect(chatBubble(failure)).toBe('Session expired! Refresh the page or check /forgot-password for more chat time.')
  },
)

test('a plan without Ilm and a used-up day are no access, and keep the session (ERR-23)', () => {
  for (const failure of [
    refused(403, { error: 'No.', code: 'no-subscription' }),
    refused(429, { error: 'Day.', code: 'daily-limit' }),
  ]) {
    expect(failure.kind).toBe('no-access')
    expect(failure.status).toBeUndefined()
    expect(chatBubble(failure)).toBe("You've hit your daily chat limit! Click below to request more chat time.")
  }
})

test.each(['unreachable', 'timeout', 'aborted'] as const)(
  '%s is a network error (ERR-18, ERR-26, CHT-22)',
  (reason) => {
    const failure = chatFailureOf({ ok: false, reason })
    expect(failure.message).toBe('Unable to reach the service. Please try again shortly.')
    expect(chatBubble(failure)).toBe('Network issue! Check your connection.')
  },
)

test.each([502, 503, 504])('%i is a service that is down (ERR-19)', (status) => {
  expect(refused(status, { error: 'secret' }).message).toBe(
    'Service is temporarily unavailable. Please try again soon.',
  )
})

test('429 is too quick (ERR-20)', () => {
  expect(refused(429).message).toBe("You're sending messages too quickly. Please wait a moment.")
})

test('other statuses show the error of the server, else the status (ERR-21, ERR-28)', () => {
  expect(refused(400, { error: 'Odd.', code: 'unheard-of' }).message).toBe('Odd.')
  expect(refused(400, 'text').message).toBe('Server error: 400')
  expect(refused(500, { error: ' ' }).message).toBe('Server error: 500')
  expect(chatBubble(refused(400))).toBe("I'm having trouble right now. Try again in a moment!")
})

test('an unreadable body (ERR-22)', () => {
  expect(chatFailureOf({ ok: false, reason: 'unreadable', status: 200 }).message).toBe('Bad response from server.')
})

test('a message that is not valid shows its own words (ERR-27)', () => {
  expect(chatBubble({ kind: 'validation', message: 'Message cannot be empty' })).toBe('Message cannot be empty')
})
