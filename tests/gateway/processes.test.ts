import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { onEveryDatabase } from './databases.ts'
import { type GatewayProcess, startGatewayProcess } from './gateway-process.ts'
import { PASSWORD } from './open-test-gateway.ts'

const json = (body: unknown, token?: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify(body),
})

async function signUp(gateway: GatewayProcess, email: string): Promise<string> {
  const person = { email, password: PASSWORD, firstName: 'A', lastName: 'B' }
  const answer = await fetch(`${gateway.url}/auth/register`, json(person))
  expect(answer.status).toBe(201)
  return (await answer.json()).token
}

onEveryDatabase('gateway processes', ({ newPlace, open }) => {
  test('several that start at once on an empty database agree on tables and secret', { timeout: 60_000 }, async () => {
    const place = newPlace()
    const gateways = await Promise.all([1, 2, 3].map(() => startGatewayProcess(place)))
    const [one, two, three] = gateways
    if (!one || !two || !three) throw new Error('three were started')
    const token = await signUp(one, 'first@school.test')
    for (const gateway of gateways) {
      const me = await fetch(`${gateway.url}/me`, { headers: { authorization: `Bearer ${token}` } })
      expect(me.status).toBe(200)
    }
    await Promise.all([signUp(two, 'second@school.test'), signUp(three, 'third@school.test')])
    expect(await Promise.all(gateways.map((gateway) => gateway.end('SIGTERM')))).toEqual([0, 0, 0])
    const database = await open(place)
    expect(await database.query.selectFrom('users').select('email').execute()).toHaveLength(3)
    const secret = join(place.directory, 'jwt-secret')
    expect(statSync(secret).mode & 0o777).toBe(0o600)
    expect(readFileSync(secret, 'utf8').length).toBeGreaterThanOrEqual(64)
  })

  test('SIGTERM lets a request in flight finish', { timeout: 60_000 }, async () => {
    const gateway = await startGatewayProcess(newPlace())
    const person = JSON.stringify({ email: 'last@school.test', password: PASSWORD, firstName: 'A', lastName: 'B' })
    const upload = request(`${gateway.url}/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(person) },
    })
    const answered = once(upload, 'response')
    upload.write(person.slice(0, 10))
    await pause(200)
    const code = gateway.end('SIGTERM')
    await pause(200)
    upload.end(person.slice(10))
    const [answer] = await answered
    answer.resume()
    expect(answer.statusCode).toBe(201)
    expect(await code).toBe(0)
    await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow()
  })

  test('a wrong setting ends the start with its name', { timeout: 60_000 }, async () => {
    const place = newPlace()
    await expect(startGatewayProcess(place, { JWT_SECRET: 'short' })).rejects.toThrow(/JWT_SECRET needs at least 32/)
    await expect(startGatewayProcess(place, { DATABASE_URL: 'mysql://x' })).rejects.toThrow(/DATABASE_URL/)
  })
})
