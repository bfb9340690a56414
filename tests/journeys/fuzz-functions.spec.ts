import { Agent } from 'node:http'
import fc from 'fast-check'
import { toJSON } from 'seroval'
import { answerInTime } from '#tests/fuzz/answer-in-time.ts'
import { functionCalls } from '#tests/fuzz/function-calls.ts'
import { fuzzRuns } from '#tests/fuzz/fuzz-runs.ts'
import { asBody } from '#tests/fuzz/hostile-json.ts'
import { submissionOf } from '#tests/gateway/exam-submission.ts'
import { callOf, examIn, send, signUp } from '#tests/load/app-client.ts'
import { growthOfFloor, readMemory } from '#tests/load/memory-floor.ts'
import { builtFunctions } from './built-functions.ts'
import { expect, test } from './journey.ts'
import { rawRequest } from './raw-request.ts'
import { type StartedApp, startApp } from './start-app.ts'

// Every server function of the build, asked through sockets as anybody can ask it. `npm run fuzz` asks 10,000 times each.

/** Longer addresses are refused by Node itself. */
const LONGEST_ADDRESS = 12_000
/** A throttled student reaches nothing behind the throttle: after so many calls another one goes on. */
const CALLS_OF_A_STUDENT = 20
/** What may stay behind over all calls: caches of content and of drawn texts fill, in bytes. */
const LEFT_BEHIND = 80_000_000
/** Lets the server collect its garbage when it is told to, so that what is measured is what lives. */
const COLLECT = `import v8 from 'node:v8';import vm from 'node:vm';v8.setFlagsFromString('--expose-gc');const gc=vm.runInNewContext('gc');process.on('SIGUSR2',()=>gc())`

const agent = new Agent({ keepAlive: true })
const heaps: number[] = []
let asked = 0
let app: StartedApp
let calls: ReturnType<typeof functionCalls>
test.beforeAll(async () => {
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(COLLECT)}`
  app = await startApp({ LOG_LEVEL: 'silent', TRUST_PROXY: '1', NODE_OPTIONS })
  const exam = examIn((await send(app.address, callOf('fetchExam', { courseId: 'SNC1W', grade: 9, seed: 7 }))).text)
  calls = functionCalls(submissionOf(exam))
})
test.afterAll(async () => {
  agent.destroy()
  await app.stop()
})

let students = 0
const newAddress = () => `10.${(students >> 16) & 255}.${(students >> 8) & 255}.${students++ & 255}`
const newToken = () => signUp(app.address, `${crypto.randomUUID()}@school.test`, newAddress())

/** As a page would send it; what a page could not send goes as it is. */
function serialised(data: unknown): string {
  try {
    return JSON.stringify(toJSON({ data }))
  } catch {
    return JSON.stringify({ data }) ?? ''
  }
}

/** Asks by POST and, where the function is one that reads, by GET; answers the worst status. */
async function statusOf(path: string, text: string, headers: Record<string, string>): Promise<number> {
  const ask = async (address: string, request: { method: string; headers: Record<string, string>; body?: string }) =>
    (await answerInTime(() => rawRequest(app.address, address, { ...request, agent }))).status
  const json = { ...headers, 'content-type': 'application/json' }
  const posted = await ask(path, { method: 'POST', headers: json, body: text })
  const address = `${path}?payload=${encodeURIComponent(text.toWellFormed())}`
  if (posted !== 405 || address.length > LONGEST_ADDRESS) return posted
  return ask(address, { method: 'GET', headers })
}

const own: Record<string, string> = { 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true' }
const withoutMark: Record<string, string> = { 'sec-fetch-site': 'same-origin' }
const fromElsewhere: Record<string, string> = {}

for (const [name, path] of builtFunctions())
  test(`${name}: whatever is sent, the answer is no 5xx and comes within 2 s`, async () => {
    test.setTimeout(3_600_000)
    const data = calls[name]
    if (!data) throw new Error(`tests/fuzz/function-calls.ts does not say what ${name} takes`)
    let token = await newToken()
    let left = CALLS_OF_A_STUDENT
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ weight: 9, arbitrary: data.map(serialised) }, { weight: 1, arbitrary: asBody(data) }),
        fc.constantFrom('mine', 'mine', 'mine', 'none', 'odd'),
        fc.oneof({ weight: 9, arbitrary: fc.constant(own) }, fc.constantFrom(withoutMark, fromElsewhere)),
        async (text, who, headers) => {
          if (left-- === 0) {
            token = await newToken()
            left = CALLS_OF_A_STUDENT
          }
          const authorization = { mine: `Bearer ${token}`, none: '', odd: 'Bearer e30.e30.x' }[who]
          const address = { 'x-forwarded-for': newAddress() }
          const status = await statusOf(path, text, {
            ...headers,
            ...address,
            ...(authorization && { authorization }),
          })
          // no expect() here: the runner keeps a step of each
          if (status >= 500) throw new Error(`${status} to ${text.slice(0, 500)}`)
          asked++
        },
      ),
      { numRuns: fuzzRuns },
    )
    process.kill(app.pid, 'SIGUSR2')
    await new Promise((resolve) => setTimeout(resolve, 200))
    heaps.push((await readMemory(app.address)).heap)
  })

test('a function that is not there is refused, whatever its name and whatever is sent', async () => {
  const id = fc.oneof(
    fc.stringMatching(/^[0-9a-f]{64}$/),
    fc.constantFrom('constructor', '__proto__', 'toString', '%2f%2f', '', '0', 'x'.repeat(3000)),
    fc.constantFrom(...[...builtFunctions().values()].map((path) => `${path.split('/').at(-1)}/x`)),
  )
  await fc.assert(
    fc.asyncProperty(id, asBody(fc.jsonValue()), async (id, text) => {
      const status = await statusOf(`/_serverFn/${id}`, text, own)
      if (![400, 404, 405, 413, 415].includes(status)) throw new Error(`${status} to /_serverFn/${id}`)
    }),
    { numRuns: fuzzRuns },
  )
})

test('over all of these calls memory stays flat', () => {
  expect(asked).toBeGreaterThanOrEqual(fuzzRuns * builtFunctions().size)
  const grown = growthOfFloor(heaps)
  console.log(`${asked} calls of server functions, heap ${(grown / 1e6).toFixed(1)} MB more`)
  expect(grown).toBeLessThan(LEFT_BEHIND)
})
