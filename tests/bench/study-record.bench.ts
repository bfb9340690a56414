import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import type { StudyEvent } from '#domain/history/events.ts'
import { makeEventId } from '#domain/history/make-event-id.ts'
import { answer } from '#tests/factories/kept-history.ts'
import { createWorkerApi, type WorkerApi } from '#workers/worker-api.ts'
import { median, printGoal } from './measure.ts'

// A study record that the account keeps: the first push and the first pull of 50,000 acts between the worker's own code and a gateway with
// SQLite, over the loopback, and one act there and back. Without the browser's database, which Node does not have.
const EVENTS = 50_000
const ACTS = 30

const data = mkdtempSync(join(tmpdir(), 'ilm-bench-record-'))
const gateway = spawn(process.execPath, ['gateway/serve-gateway.ts'], {
  env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const url = await new Promise<string>((resolve) => {
  let output = ''
  gateway.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    const address = /gateway listening on (\S+?)\/?\n/.exec(output)?.[1]
    if (address) resolve(address)
  })
})

let token = ''
let requests = 0
async function call(method: string, path: string, body?: unknown) {
  requests++
  const answered = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answered.ok) throw new Error(`${method} ${path}: ${answered.status} ${await answered.text()}`)
  return answered.json()
}
const person = { email: 'bench@school.test', password: 'maple-syrup-42', firstName: 'A', lastName: 'B' }
token = (await call('POST', '/auth/register', person)).token
const recordId: string = (await call('POST', gatewayContract.beginRecord.path)).record.id
const entries = gatewayContract.pushEntries.path

const start = Date.UTC(2025, 8, 1)
const events = Array.from({ length: EVENTS }, (_, n) => {
  const at = start + n * 300_000
  const id = makeEventId(at, n, crypto.getRandomValues(new Uint8Array(8)))
  return { ...answer(`question-${n % 900}`), id, at, zone: 'America/Toronto', device: 'bench' } as StudyEvent
})

async function device(user: string): Promise<WorkerApi> {
  const worker = createWorkerApi()
  await worker.open(user, Date.now())
  await worker.openRecord(user, recordId)
  return worker
}
async function pushAll(worker: WorkerApi, user: string) {
  for (let hasMore = true; hasMore; ) {
    const push = await worker.nextPush(user, recordId)
    if (!push.ok || push.ids.length === 0) return
    await worker.takePushed(user, recordId, push.ids, await call('POST', entries, { recordId, pack: push.pack }), true)
    ;({ hasMore } = push)
  }
}
async function pullAll(worker: WorkerApi, user: string, from: number): Promise<number> {
  let after = from
  for (let hasMore = true; hasMore; ) {
    const page = await call('GET', `${entries}?recordId=${recordId}&after=${after}`)
    await worker.takePulled(user, recordId, { ...page, after }, true)
    ;({ next: after, hasMore } = page)
  }
  return after
}
async function seconds(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return (performance.now() - before) / 1000
}

const phone = await device('phone')
phone.add(events)
requests = 0
const pushed = await seconds(() => pushAll(phone, 'phone'))
printGoal(`first push of ${EVENTS} acts, in ${requests} requests (goal ≤ 10 s)`, pushed, pushed <= 10, ' s')
const laptop = await device('laptop')
requests = 0
let place = 0
const pulled = await seconds(async () => {
  place = await pullAll(laptop, 'laptop', 0)
})
printGoal(`first pull of ${EVENTS} acts, in ${requests} requests (goal ≤ 10 s)`, pulled, pulled <= 10, ' s')
const arrived: number = JSON.parse(await (await laptop.exportBackup(Date.now())).text()).events.length
printGoal('of them on the other device (goal: all)', arrived, arrived === EVENTS, '')

const trips: number[] = []
for (let act = 0; act < ACTS; act++) {
  const at = start + (EVENTS + act) * 300_000
  const id = makeEventId(at, act, crypto.getRandomValues(new Uint8Array(8)))
  phone.add([{ ...answer('another'), id, at, zone: 'America/Toronto', device: 'bench' } as StudyEvent])
  const trip = await seconds(async () => {
    await pushAll(phone, 'phone')
    place = await pullAll(laptop, 'laptop', place)
  })
  trips.push(trip * 1000)
}
const trip = median(trips)
printGoal('one act to the account and to the other device, median (goal ≤ 200 ms)', trip, trip <= 200, ' ms')
const erased = await seconds(() =>
  fetch(`${url}/me/record`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } }),
)
printGoal('the record deleted in the account (goal ≤ 2 s)', erased, erased <= 2, ' s')

gateway.kill('SIGTERM')
rmSync(data, { recursive: true, force: true })
