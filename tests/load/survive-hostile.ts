import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { submissionOf } from '#tests/gateway/exam-submission.ts'
import { rawRequest } from '#tests/journeys/raw-request.ts'
import { type Attack, hostileAttacks } from './hostile-requests.ts'
import { readMemory } from './memory-floor.ts'
import { gatewaySite } from './site.ts'
import { startServer } from './start-server.ts'

// `npm run load:small`: a gateway with a small heap and the real content takes every attack, several at a time, while a
// watcher asks for its health. Prints a table; fails when the gateway ends, answers 5xx, or leaves the watcher without an answer.

/** What is left to JavaScript on a machine of 512 MB. */
const HEAP_MB = 400
const AT_ONCE = 6
/** Bodies from here on may be cut off, in letters. */
const CUT_OFF_FROM = 1_000_000
/** Longer than this the watcher does not wait, in milliseconds. */
const PATIENCE_MS = 30_000

const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

const directory = mkdtempSync(join(tmpdir(), 'ilm-hostile-'))
const gateway = await startServer('gateway', { DATA_DIR: directory, LOG_LEVEL: 'error' }, { heapMb: HEAP_MB })
const url = gateway.address
try {
  const site = gatewaySite(url)
  const registered = await site.register('hostile@school.test')
  if (registered.kind !== 'done') throw new Error(`no account: ${JSON.stringify(registered)}`)
  const exam = await site.openExam(7)
  console.log(`heap ${HEAP_MB} MB, ${AT_ONCE} requests at once\n`)
  let isFine = true
  for (const attack of hostileAttacks(submissionOf(exam))) isFine = (await suffer(attack, registered.value)) && isFine
  if (!gateway.isAlive()) console.log(`the gateway has ended: ${gateway.log()}`)
  isFine &&= gateway.isAlive()
  console.log(isFine ? '\nsurvived' : '\nNOT survived')
  process.exitCode = isFine ? 0 : 1
} finally {
  await gateway.end('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
}

/** Sends an attack and prints what it did: statuses, the slowest answer, the longest wait of the watcher, the heap afterwards. */
async function suffer({ name, times, request }: Attack, token: string): Promise<boolean> {
  const statuses = new Map<number, number>()
  let slowest = 0
  let next = 0
  let isOver = false
  let isAnswered = true
  const watching = watch(() => isOver)
  const send = async () => {
    while (next < times) {
      const { method, path, body } = request(next++)
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      }
      const started = performance.now()
      const status = await statusOf(path, { method, headers, ...(body !== undefined && { body }) })
      if (status === 0 && (body ?? '').length < CUT_OFF_FROM) isAnswered = false
      slowest = Math.max(slowest, performance.now() - started)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
  isOver = true
  const longestWait = await watching
  const counts = [...statuses].sort().map(([status, count]) => `${status || 'none'}×${count}`)
  const { heap, resident } = await readMemory(url).catch(() => ({ heap: Number.NaN, resident: Number.NaN }))
  const waits = `slowest ${Math.round(slowest)} ms, watcher ${Math.round(longestWait)} ms`
  console.log(`${name.padEnd(30)} ${counts.join(' ').padEnd(24)} ${waits}, heap ${mb(heap)}, process ${mb(resident)}`)
  return (
    isAnswered && longestWait < PATIENCE_MS && [...statuses.keys()].every((status) => status < 500 || status === 503)
  )
}

/** The status of an answer, 0 where there is none: who sends 2 MB to a server that has refused after the first line may be cut off. */
async function statusOf(path: string, request: Parameters<typeof rawRequest>[2]): Promise<number> {
  return rawRequest(url, path, request).then(
    ({ status }) => status,
    () => 0,
  )
}

/** Asks for the health ten times a second; resolves with the longest wait in milliseconds, infinite when there was no answer. */
async function watch(isOver: () => boolean): Promise<number> {
  let longest = 0
  while (!isOver()) {
    const started = performance.now()
    // on a connection of its own: what the attacks do to theirs is theirs
    const asked = rawRequest(url, '/healthz').then(({ status }) => status === 200)
    const isWell = await Promise.race([asked.catch(() => false), pause(PATIENCE_MS, false)])
    longest = Math.max(longest, isWell ? performance.now() - started : Number.POSITIVE_INFINITY)
    await pause(100)
  }
  return longest
}
