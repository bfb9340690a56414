import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { serveFiles } from './serve-files.ts'

const dir = mkdtempSync(join(tmpdir(), 'files-'))
afterAll(() => rmSync(dir, { recursive: true }))
mkdirSync(join(dir, 'assets'))
mkdirSync(join(dir, 'grade'))
writeFileSync(join(dir, 'service-worker.js'), '// kept')
writeFileSync(join(dir, 'assets', 'page-1a2b.js'), '// page')
writeFileSync(join(dir, '.secret'), 'hidden')

const files = serveFiles(dir)
const ask = (path: string, method = 'GET') =>
  files(
    new Request(`http://localhost${path}`, { method }),
    new URL(path, 'http://localhost').pathname,
    () => new Response('from the app'),
  )

test.each([
  ['/assets/page-1a2b.js', '// page', 'max-age=31536000, immutable'],
  ['/service-worker.js', '// kept', 'no-cache'],
])('%s is a file, and kept as long as its kind allows', async (path, text, kept) => {
  const answer = await ask(path)
  expect(await answer.text()).toBe(text)
  expect(answer.headers.get('cache-control')).toBe(kept)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each(['/', '/grade', '/grade/', '/grade/9', '/assets/page-gone.js', '/.secret', '/assets/../.secret'])(
  '%s is no file, and the app’s to answer',
  async (path) => {
    expect(await (await ask(path)).text()).toBe('from the app')
  },
)

test('an escaped path is the file it means, and one that cannot be read is refused', async () => {
  expect(await (await ask('/assets/page%2D1a2b.js')).text()).toBe('// page')
  expect((await ask('/%E0%A4%A')).status).toBe(400)
})

test('what only asks about a file gets no body; a file takes no posts', async () => {
  expect(await (await ask('/service-worker.js', 'HEAD')).text()).toBe('')
  expect(await (await ask('/service-worker.js', 'POST')).text()).toBe('from the app')
})
