import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Exam, examSchema } from '#domain/exam/exam.ts'
import { onEveryDatabase } from './databases.ts'
import { submissionOf } from './exam-submission.ts'
import { type GatewayProcess, startGatewayProcess } from './gateway-process.ts'
import { PASSWORD } from './open-test-gateway.ts'

/** The goal is 1 s on a quiet machine; other tests run beside this one. */
const START_LIMIT_MS = 5000

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

  test('killed while attempts come in, none that was acknowledged is lost or doubled (D7)', {
    timeout: 120_000,
  }, async () => {
    const place = newPlace()
    let gateway = await startGatewayProcess(place)
    expect(gateway.startMs).toBeLessThan(START_LIMIT_MS)
    const token = await signUp(gateway, 'busy@school.test')
    const path = '/content/exam?courseId=SNC1W&seed=7'
    const exam: Exam = examSchema.parse(await (await fetch(gateway.url + path)).json())
    const attempts = Array.from({ length: 200 }, () => submissionOf(exam, { right: 3 }))
    const acknowledged = new Set<string>()
    let waiting = [...attempts]
    for (let kill = 1; kill <= 3; kill++) {
      const running = gateway
      const queue = [...waiting]
      const device = async () => {
        for (let attempt = queue.pop(); attempt; attempt = queue.pop()) {
          try {
            const answer = await fetch(`${running.url}/content/exam/attempts`, json(attempt, token))
            if (answer.ok) acknowledged.add((await answer.json()).attemptId)
          } catch {
            return // killed before it answered: the attempt stays unacknowledged
          }
        }
      }
      const devices = Array.from({ length: 8 }, device)
      // killed in the middle: some have been acknowledged, some are on the way, most are not sent yet
      while (acknowledged.size < kill * 20) await pause(1)
      await running.end('SIGKILL')
      await Promise.all(devices)
      gateway = await startGatewayProcess(place)
      const list = await fetch(`${gateway.url}/content/exam/attempts`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const stored: string[] = (await list.json()).attempts.map((attempt: { id: string }) => attempt.id)
      expect(new Set(stored).size).toBe(stored.length)
      expect([...acknowledged].filter((id) => !stored.includes(id))).toEqual([])
      waiting = attempts.filter((attempt) => !acknowledged.has(attempt.id))
    }
    expect(waiting.length).toBeGreaterThan(50)
    // the device sends again what was not acknowledged: each ends up there once
    for (const attempt of waiting) {
      const answer = await fetch(`${gateway.url}/content/exam/attempts`, json(attempt, token))
      expect([200, 201]).toContain(answer.status)
    }
    expect(await gateway.end('SIGTERM')).toBe(0)
    const database = await open(place)
    const rows = await database.query.selectFrom('exam_attempts').select('id').execute()
    expect(rows.map((row) => row.id).sort()).toEqual(attempts.map((attempt) => attempt.id).sort())
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
