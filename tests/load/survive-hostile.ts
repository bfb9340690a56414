import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readExamAnswer, submissionOf } from '#tests/gateway/exam-submission.ts'
import { type Attack, hostileAttacks } from './hostile-requests.ts'

// `node tests/load/survive-hostile.ts`: a gateway with a small heap and the real content takes every attack, several at a time, while a
// watcher asks for its health. Prints a table; fails when the gateway ends, answers 5xx, or leaves the watcher without an answer.

const HEAP_MB = 512
const AT_ONCE = 6
/** Longer than this the watcher does not wait, in milliseconds. */
const PATIENCE_MS = 30_000

const directory = mkdtempSync(join(tmpdir(), 'ilm-hostile-'))
const { child, url } = await start()
try {
  const token = await signUp()
  const exam = readExamAnswer(await (await fetch(`${url}/content/exam?courseId=SNC1W&seed=7`)).json())
  console.log(`heap ${HEAP_MB} MB, ${AT_ONCE} requests at once\n`)
  let isFine = true
  for (const attack of hostileAttacks(submissionOf(exam))) isFine = (await suffer(attack, token)) && isFine
  isFine &&= child.exitCode === null && child.signalCode === null
  console.log(isFine ? '\nsurvived' : '\nNOT survived')
  process.exitCode = isFine ? 0 : 1
} finally {
  child.kill('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
}

/** Sends an attack and prints what it did: statuses, the slowest answer, the longest wait of the watcher, the heap afterwards. */
async function suffer({ name, times, request }: Attack, token: string): Promise<boolean> {
  const statuses = new Map<number, number>()
  let slowest = 0
  let next = 0
  let isOver = false
  const watching = watch(() => isOver)
  const send = async () => {
    while (next < times) {
      const { method, path, body } = request(next++)
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      }
      const started = performance.now()
      const status = await fetch(url + path, { method, headers, ...(body !== undefined && { body }) }).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        },
        () => 0,
      )
      slowest = Math.max(slowest, performance.now() - started)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, send))
  isOver = true
  const longestWait = await watching
  const counts = [...statuses].sort().map(([status, count]) => `${status || 'none'}×${count}`)
  console.log(
    `${name.padEnd(30)} ${counts.join(' ').padEnd(24)} slowest ${Math.round(slowest)} ms, watcher ${Math.round(longestWait)} ms, heap ${await heapMb()} MB`,
  )
  return (
    longestWait < PATIENCE_MS && [...statuses.keys()].every((status) => status > 0 && (status < 500 || status === 503))
  )
}

/** Asks for the health ten times a second; resolves with the longest wait in milliseconds, infinite when there was no answer. */
async function watch(isOver: () => boolean): Promise<number> {
  let longest = 0
  while (!isOver()) {
    const started = performance.now()
    const isWell = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      (answer) => answer.ok,
      () => false,
    )
    longest = Math.max(longest, isWell ? performance.now() - started : Number.POSITIVE_INFINITY)
    await pause(100)
  }
  return longest
}

async function heapMb(): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Math.round(Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1]) / 1e6)
}

async function signUp(): Promise<string> {
  const person = { email: 'hostile@school.test', password: 'a quiet green lantern', firstName: 'A', lastName: 'B' }
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/auth/register`, { method: 'POST', headers, body: JSON.stringify(person) })
  return (await answer.json()).token
}

function start(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, 'gateway/serve-gateway.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /gateway listening on (\S+?)\/?\n/.exec(output)?.[1]
      if (address) resolve({ child, url: address })
      else if (output.includes('"level"')) process.stdout.write(chunk)
    })
    child.once('exit', (code) => reject(new Error(`the gateway ended with ${code}`)))
  })
}
