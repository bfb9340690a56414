import { expect, test } from 'vitest'
import { onEveryDatabase } from './databases.ts'
import { type GatewayProcess, startGatewayProcess } from './gateway-process.ts'
import { PASSWORD } from './open-test-gateway.ts'
import { act, ENTRIES, packed, pullPath, unpacked } from './record-kit.ts'

const DEVICES = 6
const KILLS = 4

onEveryDatabase('study records', ({ newPlace }) => {
  test('six devices push while the gateway is killed four times: every acknowledged entry is there, once, and whoever pulls along has them all', {
    timeout: 240_000,
  }, async () => {
    const place = newPlace()
    let gateway = await startGatewayProcess(place)
    let token = ''
    const call = (running: GatewayProcess, path: string, body?: unknown) =>
      fetch(running.url + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    const person = { email: 'devices@school.test', password: PASSWORD, firstName: 'A', lastName: 'B' }
    token = (await (await call(gateway, '/auth/register', person)).json()).token
    const recordId: string = (await (await call(gateway, '/me/record', {})).json()).record.id

    const acknowledged = new Set<string>()
    const seen: string[] = []
    let after = 0
    /** Pages as a device takes them: the place moves on only with the entries. */
    const pullAll = async (running: GatewayProcess) => {
      for (let hasMore = true; hasMore; ) {
        const answer = await call(running, pullPath(recordId, after))
        const page = await answer.json()
        seen.push(...unpacked(page).map((line) => JSON.parse(line).id))
        ;({ next: after, hasMore } = page)
      }
    }
    for (let kill = 0; kill < KILLS; kill++) {
      const running = gateway
      const { promise: firstAnswer, resolve: answered } = Promise.withResolvers<void>()
      const devices = Array.from({ length: DEVICES }, async (_, device) => {
        for (let turn = 0; turn < 40; turn++) {
          const ids = Array.from({ length: 25 }, (_none, n) => `${kill}-${device}-${turn}-${n}`)
          // a push without an answer ends the device's round: it does not know, and may send it again
          const answer = await call(running, ENTRIES, { recordId, pack: packed(ids.map((id) => act(id))) }).catch(
            () => undefined,
          )
          const body = await answer?.json().catch(() => undefined)
          if (!answer?.ok || !body) return
          for (const id of ids) acknowledged.add(id)
          answered()
        }
      })
      const following = pullAll(running).catch(() => {})
      await firstAnswer
      await running.end('SIGKILL')
      await Promise.all([...devices, following])
      gateway = await startGatewayProcess(place)
    }
    await pullAll(gateway)
    const kept = new Set(seen)
    expect(acknowledged.size).toBeGreaterThan(KILLS * 25 - 1)
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([])
    expect(seen).toHaveLength(kept.size)
    // all or none: a push that was cut off left nothing half
    const pushes = Map.groupBy(kept, (id) => id.slice(0, id.lastIndexOf('-')))
    for (const [push, ids] of pushes) expect(ids.length, push).toBe(25)
    expect(await gateway.end('SIGTERM')).toBe(0)
  })
})
