import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathOf, routeOf } from './call-input.ts'
import { gatewayContract } from './gateway-contract.ts'

test('a parameter stands in the path where the contract says, and reads back as it was, whatever is in it', () => {
  expect(pathOf(gatewayContract.endSession, { sessionId: 'a b/c' })).toBe('/me/sessions/a%20b%2Fc')
  expect(pathOf(gatewayContract.me)).toBe('/me')
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (attemptId) => {
      const segments = new URL(pathOf(gatewayContract.examAttempt, { attemptId: `-${attemptId}` }), 'http://g').pathname
        .split('/')
        .map(decodeURIComponent)
      expect(segments).toEqual(['', 'content', 'exam', 'attempts', `-${attemptId}`])
    }),
  )
})

test('half a character in a parameter is no failure: no address can hold it', () => {
  expect(pathOf(gatewayContract.endSession, { sessionId: '\ud800x' })).toBe('/me/sessions/%EF%BF%BDx')
})

test('a router is given the same path, in its own notation', () => {
  expect(routeOf(gatewayContract.media)).toBe('/content/media/:courseId/:file')
  expect(routeOf(gatewayContract.login)).toBe('/auth/login')
})
