import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedCoding, compressAnswer } from './compress-answer.ts'

const asked = (headers: Record<string, string> = { 'accept-encoding': 'gzip, br' }, method = 'GET') =>
  new Request('http://app.test/', { method, headers })
const page = (body: BodyInit | null, init: ResponseInit = {}, type = 'text/html; charset=utf-8') =>
  new Response(body, { ...init, headers: { 'content-type': type, ...init.headers } })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('text is compressed as the client likes it, and caches are told', async () => {
  const brotli = compressAnswer(asked(), page('Hello', { headers: { 'content-length': '5' } }))
  expect(Object.fromEntries(brotli.headers)).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotli.headers.has('content-length')).toBe(false)
  expect(brotliDecompressSync(await bytesOf(brotli)).toString()).toBe('Hello')
  const gzip = compressAnswer(asked({ 'accept-encoding': 'gzip' }), page('Hello'))
  expect(gunzipSync(await bytesOf(gzip)).toString()).toBe('Hello')
  const plain = compressAnswer(asked({}), page('Hello'))
  expect([plain.headers.get('vary'), await plain.text()]).toEqual(['accept-encoding', 'Hello'])
})

test.each([
  ['gzip;q=0, br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['gzip ; q=0.5', 'gzip'],
  ['abracadabra', undefined],
  ['', undefined],
])('%s is answered with %s', (header, coding) => {
  expect(acceptedCoding(header, ['br', 'gzip'])).toBe(coding)
})

test('a part, an unchanged copy, an answer to HEAD, a picture and what is compressed already stay as they are', async () => {
  const part = page('ell', { status: 206, headers: { 'content-range': 'bytes 1-3/5' } })
  expect(compressAnswer(asked(), part)).toBe(part)
  const unchanged = compressAnswer(asked(), page(null, { status: 304, headers: { etag: '"a"' } }))
  expect([unchanged.status, unchanged.body, unchanged.headers.has('content-encoding')]).toEqual([304, null, false])
  const head = compressAnswer(asked({ 'accept-encoding': 'br' }, 'HEAD'), page(null))
  expect([head.body, head.headers.has('content-encoding')]).toEqual([null, false])
  for (const response of [page('x', {}, 'image/png'), page('x', { headers: { 'content-encoding': 'zstd' } })])
    expect(compressAnswer(asked(), response)).toBe(response)
})

test('what is written is sent before the next piece comes', async () => {
  let write: (text: string) => void = () => {}
  const source = new ReadableStream<Uint8Array>({
    start: (controller) => {
      write = (text) => controller.enqueue(new TextEncoder().encode(text))
    },
  })
  const reader = compressAnswer(asked({ 'accept-encoding': 'gzip' }), page(source)).body?.getReader()
  write('The first piece')
  const first = await reader?.read()
  expect(first?.value?.byteLength).toBeGreaterThan(0)
  await reader?.cancel()
})

test('a student who leaves mid-page ends the page, and nothing is thrown', async () => {
  let cancelled = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(10_000)),
    cancel: () => {
      cancelled = true
    },
  })
  const reader = compressAnswer(asked(), page(endless)).body?.getReader()
  await reader?.read()
  await reader?.cancel()
  await expect.poll(() => cancelled).toBe(true)
})

test('a page that breaks off ends the answer with an error, not as if it were whole', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('<p>half'))
      controller.error(new Error('the gateway went away'))
    },
  })
  await expect(compressAnswer(asked(), page(broken)).text()).rejects.toThrow()
})
