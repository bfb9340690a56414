import { execFileSync } from 'node:child_process'
import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { wovenPage } from './woven-page.ts'

const nonceOf = (letter: string) => letter.repeat(24)
const RENDERED = nonceOf('r')

const page = (body: string) =>
  `<meta property="csp-nonce" content="${RENDERED}"><script nonce="${RENDERED}">1</script>${body}<script nonce="${RENDERED}"></script>`

test('the page has the new nonce wherever it had its own, in each coding', async () => {
  const html = page('<p>Été – 37 °C</p>'.repeat(400))
  const woven = await wovenPage(html, RENDERED)
  const expected = html.replaceAll(RENDERED, nonceOf('x'))
  expect(gunzipSync(woven.weave(nonceOf('x'), 'gzip')).toString()).toBe(expected)
  expect(zstdDecompressSync(woven.weave(nonceOf('x'), 'zstd')).toString()).toBe(expected)
  expect(woven.weave(nonceOf('x'), undefined).toString()).toBe(expected)
  expect(woven.bytes).toBeLessThan(html.length / 5)
})

test('any page can be woven with any nonce, one after the other', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.base64String({ minLength: 24, maxLength: 24 }), { minLength: 1, maxLength: 3 }),
      async (pieces, nonces) => {
        const woven = await wovenPage(pieces.join(RENDERED), RENDERED)
        // a piece may hold the nonce's own letters
        const places = pieces.join(RENDERED).split(RENDERED)
        for (const nonce of nonces) {
          expect(gunzipSync(woven.weave(nonce, 'gzip')).toString()).toBe(places.join(nonce))
          expect(zstdDecompressSync(woven.weave(nonce, 'zstd')).toString()).toBe(places.join(nonce))
        }
      },
    ),
  )
})

test('a text that goes on like the nonce before it is its own', async () => {
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/') {
    const html = `<meta content="${RENDERED}"><meta content="${letter.repeat(4)}essons">`
    const woven = await wovenPage(html, RENDERED)
    expect(woven.weave(nonceOf('z'), undefined).toString()).toBe(html.replaceAll(RENDERED, nonceOf('z')))
  }
})

test('gzip itself finds the sums right', async () => {
  const woven = await wovenPage(page('text'), RENDERED)
  const body = woven.weave(nonceOf('y'), 'gzip')
  expect(execFileSync('gzip', ['-dc'], { input: body }).toString()).toBe(
    page('text').replaceAll(RENDERED, nonceOf('y')),
  )
})

test('the tag says what the page is, whatever nonce it was rendered with', async () => {
  const first = await wovenPage(page('a'), RENDERED)
  const again = await wovenPage(page('a').replaceAll(RENDERED, nonceOf('s')), nonceOf('s'))
  const other = await wovenPage(page('b'), RENDERED)
  expect(first.etag).toBe(again.etag)
  expect(first.etag).not.toBe(other.etag)
})

test('a nonce of another length is refused', async () => {
  await expect(wovenPage('<p>', 'short')).rejects.toThrow(RangeError)
  const woven = await wovenPage(page(''), RENDERED)
  expect(() => woven.weave('short', 'gzip')).toThrow(RangeError)
})
