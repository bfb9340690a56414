import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { connectionSettings, keepAliveSchema } from '#gateway/http/connections.ts'
import { onEveryDatabase } from './databases.ts'
import { startGatewayProcess } from './gateway-process.ts'
import { PASSWORD } from './open-test-gateway.ts'

test('an idle connection outlives the usual 60 s of a proxy, and its next head has time to come', () => {
  const { keepAliveTimeout, headersTimeout } = connectionSettings(keepAliveSchema.parse(undefined))
  expect(keepAliveTimeout).toBeGreaterThan(60_000)
  expect(headersTimeout).toBeGreaterThan(keepAliveTimeout)
  expect(keepAliveSchema.parse('620')).toBe(620)
  for (const wrong of ['soon', '0', '1.5', '99999'])
    expect(keepAliveSchema.safeParse(wrong).error?.message).toContain('KEEP_ALIVE_SECONDS')
})

/** A client that sends all before it listens, over one connection. */
async function openConnection(url: string) {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  return {
    async ask(head: string[], bytes: number) {
      socket.pause()
      socket.write(`${[...head, 'Host: gateway.test', `Content-Length: ${bytes}`].join('\r\n')}\r\n\r\n`)
      await new Promise<void>((resolve, reject) => {
        socket.once('error', reject)
        socket.write(Buffer.alloc(bytes, ' '), () => resolve())
      })
      const answer = once(socket, 'data')
      socket.resume()
      const [text] = await answer
      return String(text)
    },
    close: () => socket.destroy(),
  }
}

onEveryDatabase('connections', ({ newPlace }) => {
  test('whoever is refused before his 2 MB were read hears why, and the connection goes on', {
    timeout: 60_000,
  }, async () => {
    const gateway = await startGatewayProcess(newPlace())
    const registered = await fetch(`${gateway.url}/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'quick@school.test', password: PASSWORD, firstName: 'A', lastName: 'B' }),
    })
    const { token } = await registered.json()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const path = `${gateway.url}/content/exam/attempts`
    let status = 0
    for (let tries = 0; status !== 429 && tries < 100; tries++)
      status = (await fetch(path, { method: 'POST', headers, body: '{}' })).status
    expect(status).toBe(429)

    const line = await openConnection(gateway.url)
    const head = ['POST /content/exam/attempts HTTP/1.1', `Authorization: Bearer ${token}`]
    const first = await line.ask(head, 1_990_000)
    expect(first).toMatch(/^HTTP\/1.1 429 /)
    expect(first).toMatch(/keep-alive: timeout=75/i)
    expect(await line.ask(head, 1_990_000)).toMatch(/^HTTP\/1.1 429 /)
    expect(await line.ask(head, 9_000_000)).toMatch(/^HTTP\/1.1 413 /)
    expect(await line.ask(['GET /content/version HTTP/1.1'], 0)).toMatch(/^HTTP\/1.1 200 /)
    line.close()
    expect(await gateway.end('SIGTERM')).toBe(0)
  })
})
