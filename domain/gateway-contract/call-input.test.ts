import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '#tests/factories/any-character.ts'
import { pathOf, routeOf } from './call-input.ts'
import type { GatewayCall } from './gateway-call.ts'
import { type GatewayCallName, gatewayContract } from './gateway-contract.ts'

const calls = Object.entries(gatewayContract) as [GatewayCallName, GatewayCall][]
const withParams = calls.filter(([, { params }]) => params)
const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
/** What a server sees of a path, segment by segment. */
const segmentsOf = (path: string) => new URL(path, 'http://g').pathname.split('/').map(decodeURIComponent)

describe('a parameter stands in the path where the contract says', () => {
  test('encoded', () => {
    expect(pathOf(gatewayContract.endSession, { sessionId: 'a b/c' })).toBe('/me/sessions/a%20b%2Fc')
    expect(pathOf(gatewayContract.media, { courseId: 'SNC1W', file: 'a.b?.svg' })).toBe(
      '/content/media/SNC1W/a.b%3F.svg',
    )
    expect(pathOf(gatewayContract.me)).toBe('/me')
  })

  test.each(withParams)('and reads back as it was, whatever is in it: %s', (_name, call) => {
    const value = fc
      .string({
        minLength: 1,
        maxLength: 30,
        unit: fc.oneof(anyCharacter, fc.constantFrom('.', '/', '\\', '?', '#', '%', ' ')),
      })
      .filter((text) => !/^\.{1,2}$/.test(text))
    fc.assert(
      fc.property(fc.array(value, { minLength: 2, maxLength: 2 }), (values) => {
        const names = namesIn(call.path)
        const params = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
        const path = pathOf(call, params)
        expect(new URL(path, 'http://g')).toMatchObject({ host: 'g', search: '', hash: '' })
        const wanted = call.path.split('/').map((part) => params[/^\{(\w+)\}$/.exec(part)?.[1] ?? ''] ?? part)
        expect(segmentsOf(path)).toEqual(wanted)
      }),
    )
  })

  test.each(['', '.', '..'])('“%s” takes no segment away, and leads to no other call', (value) => {
    for (const [, call] of withParams) {
      const params = Object.fromEntries(namesIn(call.path).map((name) => [name, value]))
      const segments = segmentsOf(pathOf(call, params))
      expect(segments).toHaveLength(call.path.split('/').length)
      expect(segments).not.toContain(value === '' ? undefined : value)
      expect(segments.at(-1)).toBe('\ufffd')
    }
  })

  test('half a character is no failure: no address can hold it', () => {
    expect(pathOf(gatewayContract.endSession, { sessionId: '\ud800x' })).toBe('/me/sessions/%EF%BF%BDx')
  })

  test('one that is not given leaves no braces', () => {
    for (const [, call] of calls) expect(pathOf(call)).not.toMatch(/[{}]/)
  })
})

describe('a router is given the same path, in its own notation', () => {
  test.each([
    ['media', '/content/media/:courseId/:file'],
    ['endSession', '/me/sessions/:sessionId'],
    ['login', '/auth/login'],
  ] as const)('%s: %s', (name, route) => expect(routeOf(gatewayContract[name])).toBe(route))

  test('with every parameter of it, and a colon nowhere else', () => {
    for (const [, call] of calls) {
      const names = [...routeOf(call).matchAll(/:(\w+)/g)].map(([, name]) => name)
      expect(names).toEqual(namesIn(call.path))
    }
  })
})
