import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { answerHeaders } from './answer-headers.ts'
import { refusalPage } from './refusal-page.ts'
import { reasonToRefuse } from './refuse-request.ts'

const FUNCTION = `/_serverFn/${'a1'.repeat(32)}`

test.each([
  ['GET', '/'],
  ['HEAD', '/grade/9'],
  ['GET', '/ap?tab=lessons'],
  ['GET', '/caf%C3%A9'],
  ['GET', FUNCTION],
  ['POST', FUNCTION],
])('%s %s passes', (method, path) => {
  expect(reasonToRefuse(method, path)).toBeUndefined()
})

test.each([
  ['TRACE', '/', 405],
  ['PUT', '/', 405],
  ['POST', '/', 405],
  ['POST', '/healthz', 405],
  ['DELETE', FUNCTION, 405],
  ['OPTIONS', FUNCTION, 405],
  ['GET', '//evil.example', 404],
  ['GET', '/\\evil.example', 404],
  ['GET', '/a\\b', 404],
  ['GET', '*', 404],
  ['GET', '/_serverFn/', 404],
  ['GET', '/_serverFn/constructor', 404],
  ['POST', '/_serverFn/__proto__', 404],
  ['GET', `${FUNCTION}/more`, 404],
  ['GET', '/%ff', 400],
  ['GET', '/%E0%A4%A', 400],
  ['GET', '/%', 400],
  ['GET', '/x%00y', 400],
])('%s %s is refused with %i', (method, path, status) => {
  expect(reasonToRefuse(method, path)).toBe(status)
})

test('a refusal is a page for people and a line of JSON for programs', async () => {
  expect(await refusalPage(404, 'text/html').text()).toContain('<h1>This page is not in the notebook</h1>')
  expect(await refusalPage(404, 'application/json').json()).toEqual({ error: 'This page is not in the notebook' })
})

test('the style of the page of a refusal is the one its policy allows', async () => {
  const page = await refusalPage(400, 'text/html').text()
  const style = /<style>(.*)<\/style>/.exec(page)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = answerHeaders('refusal', { publicOrigin: undefined, mediaSources: [], keptPageBytes: 0 }).get(
    'content-security-policy',
  )
  expect(policy).toContain(`style-src 'sha256-${hash}'`)
})
