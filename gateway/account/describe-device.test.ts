import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeDevice } from './describe-device.ts'

const seen: [string, string][] = [
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iPad',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on Chrome OS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
]

test('browsers are named in plain words', () => {
  for (const [userAgent, words] of seen) expect(describeDevice(userAgent)).toBe(words)
})

test('what is no browser is an unknown device, and nothing breaks or grows long', () => {
  for (const odd of [undefined, '', 'x'.repeat(401)]) expect(describeDevice(odd)).toBe('Unknown device')
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), (userAgent) => {
      const words = describeDevice(userAgent)
      expect(words.length).toBeGreaterThan(0)
      expect(words.length).toBeLessThanOrEqual(60)
    }),
  )
})
