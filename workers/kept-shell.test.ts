import { expect, test } from 'vitest'
import { isOfThisBuild, isPage, renewNonce } from './kept-shell.ts'

test('pages come from the shell, files and calls never do', () => {
  const pages = ['/', '/ap', '/ap/biology', '/grade/9/subject/science', '/shell', '/term/cell-membrane']
  const others = ['/assets/index-abc.js', '/media/SNC1W/cell.svg', '/_serverFn/abc', '/healthz', '/favicon.svg']
  expect(pages.filter(isPage)).toEqual(pages)
  expect(others.filter(isPage)).toEqual([])
})

test('a shell of another build is not kept', () => {
  const shell = '<link href="/assets/styles-a1.css"><script src="/assets/index-b2.js"></script>'
  expect(isOfThisBuild(shell, new Set(['/assets/styles-a1.css', '/assets/index-b2.js']))).toBe(true)
  expect(isOfThisBuild(shell, new Set(['/assets/styles-a1.css', '/assets/index-c3.js']))).toBe(false)
  expect(isOfThisBuild('<p>Bad gateway</p>', new Set())).toBe(false)
})

test('each time a kept page is shown its nonce is new, the same in policy and page', async () => {
  const kept = () =>
    new Response('<meta content="b2xk+/=="><script nonce="b2xk+/==">1</script>', {
      headers: { 'content-security-policy': "script-src 'self' 'nonce-b2xk+/=='; style-src-elem 'nonce-b2xk+/=='" },
    })
  const shown = await renewNonce(kept(), new Uint8Array(16).fill(7))
  const policy = shown.headers.get('content-security-policy') ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  const html = await shown.text()
  expect(nonce).toHaveLength(24)
  expect(policy + html).not.toContain('b2xk')
  expect(html).toBe(`<meta content="${nonce}"><script nonce="${nonce}">1</script>`)
  const again = await renewNonce(kept(), new Uint8Array(16).fill(8))
  expect(await again.text()).not.toBe(html)
})
