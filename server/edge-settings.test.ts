import { expect, test } from 'vitest'
import { readEdgeSettings } from './edge-settings.ts'

test('with nothing set, pictures come from this server alone', () => {
  expect(readEdgeSettings({})).toEqual({ publicOrigin: undefined, mediaSources: [], keptPageBytes: 48e6 })
})

test('how much the kept pages may hold is said in megabytes; 0 keeps none', () => {
  expect(readEdgeSettings({ KEPT_PAGES_MB: '200' }).keptPageBytes).toBe(200e6)
  expect(readEdgeSettings({ KEPT_PAGES_MB: '0' }).keptPageBytes).toBe(0)
  for (const wrong of ['-1', '1e9', '12 MB', '0.5'])
    expect(() => readEdgeSettings({ KEPT_PAGES_MB: wrong })).toThrow('KEPT_PAGES_MB')
})

test('a public address is taken with and without its last slash', () => {
  expect(readEdgeSettings({ PUBLIC_ORIGIN: 'https://study.example/' }).publicOrigin).toBe('https://study.example')
  expect(readEdgeSettings({ PUBLIC_ORIGIN: 'http://10.0.0.4:8080' }).publicOrigin).toBe('http://10.0.0.4:8080')
})

test('a foreign gateway may bring pictures from https, or only from the addresses named', () => {
  expect(readEdgeSettings({ GATEWAY_URL: 'http://gateway' }).mediaSources).toEqual(['https:'])
  const named = { GATEWAY_URL: 'http://gateway', MEDIA_ORIGINS: 'https://a.example, https://b.example/' }
  expect(readEdgeSettings(named).mediaSources).toEqual(['https://a.example', 'https://b.example'])
})

test.each([
  'study.example',
  'https://study.example/path',
  'https://a:b@study.example',
  'javascript:alert(1)',
  "https://x; script-src 'unsafe-inline'",
])('%s is refused as an address', (value) => {
  expect(() => readEdgeSettings({ PUBLIC_ORIGIN: value })).toThrow('PUBLIC_ORIGIN is an address without a path')
  expect(() => readEdgeSettings({ MEDIA_ORIGINS: `https://a.example,${value}` })).toThrow('MEDIA_ORIGINS')
})
