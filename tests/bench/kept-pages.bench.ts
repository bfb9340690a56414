import { Agent, get } from 'node:http'
import { printGoal } from './measure.ts'
import { serveBuiltApp } from './serve-built-app.ts'

// Pages that are the same for every reader: how many a second of one core answers, how long 200 readers wait, and what they leave in memory.
const READERS = 200
const REQUESTS = 6000
const PAGES = [
  '/',
  '/grade/9/subject/science?courseId=SNC1W',
  '/grade/9/subject/science/SNC1W/lessons/sustainable-ecosystems-climate-change/introduction-to-ecosystems',
  '/faq',
]

const app = await serveBuiltApp()
const agent = new Agent({ keepAlive: true, maxSockets: READERS })

/** Milliseconds until the last byte. */
function read(path: string): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    get(app.address + path, { agent, headers: { accept: 'text/html', 'accept-encoding': 'zstd, gzip' } }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(performance.now() - start))
    }).once('error', reject)
  })
}

for (const path of PAGES) await read(path)
const memoryBefore = app.memoryMb()
const cpuBefore = app.cpuSeconds()
const times: number[] = []
let asked = 0
await Promise.all(
  Array.from({ length: READERS }, async () => {
    // the page that opens a reader's connection is not counted: it measures 200 readers who open one in the same instant
    await read('/')
    while (asked < REQUESTS) times.push(await read(PAGES[asked++ % PAGES.length] ?? '/'))
  }),
)
const perCore = (times.length + READERS) / (app.cpuSeconds() - cpuBefore)
printGoal('kept pages per second of one core (goal ≥ 1000)', perCore, !(perCore < 1000), '')
const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
printGoal(`p99 with ${READERS} readers at once (goal ≤ 150 ms)`, p99, p99 <= 150, ' ms')
await new Promise((resolve) => setTimeout(resolve, 3000))
const left = app.memoryMb() - memoryBefore
console.log(`        memory after ${REQUESTS} pages: ${left.toFixed(0)} MB more than before`)

agent.destroy()
await app.stop()
