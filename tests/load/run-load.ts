import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { submissionOf } from '#tests/gateway/exam-submission.ts'
import { startPostgres } from '#tests/gateway/postgres.ts'
import { callOf, examIn, send, signUp } from './app-client.ts'
import { driveLoad, type Sent } from './drive-load.ts'
import { STEPS, type Student, stepOf } from './honest-student.ts'
import { hostileCalls } from './hostile-calls.ts'
import { type MemorySample, readMemory } from './memory-floor.ts'
import { printMemory, printTimes, tellMemory } from './report-load.ts'
import { startServer } from './start-server.ts'

// `npm run load`: the built app with the gateway in it, students who read, practise, ask and hand in, and a tenth of the traffic
// hostile. Fails when an honest request gets anything but its answer, a hostile one a 5xx other than 503, or the process ends.
// `npm run load:soak` goes on for 30 minutes and fails when memory grows.

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    database: { type: 'string' },
    students: { type: 'string', default: '500' },
    /** honest requests a second, all students together */
    rate: { type: 'string', default: '30' },
    soak: { type: 'boolean', default: false },
  },
})
const minutes = Number(options.minutes)
const rate = Number(options.rate)
const students = Number(options.students)
const seconds = Math.round(minutes * 60)
const databases = options.database ? [options.database] : ['sqlite', 'postgres']
if (![minutes, rate, students].every((value) => value > 0) || databases.some((one) => !/^(sqlite|postgres)$/.test(one)))
  throw new Error('npm run load -- [--minutes 5] [--database sqlite|postgres] [--students 500] [--rate 30]')

const HOSTILE_STUDENTS = 20
const SCHOOLS = 10
const SAMPLES = 60

for (const database of databases) if (!(await loadOn(database))) process.exitCode = 1

async function loadOn(database: string): Promise<boolean> {
  const directory = mkdtempSync(join(tmpdir(), 'ilm-load-'))
  const server = database === 'postgres' ? await startPostgres() : undefined
  if (server && !server.ok) throw new Error(server.reason)
  try {
    return await load(database, { DATA_DIR: directory, DATABASE_URL: server?.postgres.createDatabase() ?? '' })
  } finally {
    server?.postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function load(database: string, env: Record<string, string>): Promise<boolean> {
  const app = await startServer('app', env)
  try {
    console.log(
      `\n== ${database}: ${students} students, ${rate} requests a second for ${minutes} minutes, and a tenth hostile`,
    )
    const honest = await signUpAll(app.address, students, 'student', (index) => `10.0.${index % SCHOOLS}.1`)
    const hostile = await signUpAll(app.address, HOSTILE_STUDENTS, 'hostile', () => '203.0.113.1')
    const exam = examIn((await send(app.address, callOf('fetchExam', { courseId: 'SNC1W', seed: 7 }))).text)
    const victims = honest.map(({ email }) => email)
    const attacks = hostileCalls(submissionOf(exam), { tokens: hostile.map(({ token }) => token), victims })
    const problems: string[] = []
    const statuses = new Map<string, Map<number, number>>()

    const sampling = sample(app.address)
    const [calm, harm] = await Promise.all([
      driveLoad(app.address, { rate, seconds }, nextHonest(honest, problems)),
      driveLoad(app.address, { rate: Math.max(1, Math.round(rate / 9)), seconds }, nextHostile(attacks, statuses)),
    ])
    const samples = await sampling.end()

    printTimes('the honest', calm)
    printTimes('the hostile', harm)
    for (const [name, counts] of statuses)
      console.log(`  ${name.padEnd(32)} ${[...counts].map(([status, count]) => `${status} × ${count}`).join(', ')}`)
    const isFlat = printMemory(samples, seconds)
    const wrong = [...statuses.values()]
      .flatMap((counts) => [...counts.keys()])
      .filter((one) => one >= 500 && one !== 503)
    const failed = problems.length + calm.errors
    console.log(`errors of the honest: ${failed}`)
    for (const problem of new Set(problems.slice(0, 10))) console.log(`  ${problem}`)
    if (wrong.length > 0) console.log(`a hostile request was answered with ${wrong.join(', ')}`)
    if (!app.isAlive()) console.log(`the process has ended: ${app.log()}`)
    if (options.soak) console.log(isFlat ? 'memory is flat' : 'memory is NOT flat')
    return failed === 0 && wrong.length === 0 && app.isAlive() && (isFlat || !options.soak)
  } finally {
    await app.end()
  }
}

async function signUpAll(app: string, count: number, name: string, addressOf: (index: number) => string) {
  const signedUp: Student[] = []
  while (signedUp.length < count) {
    const first = signedUp.length
    const batch = Array.from({ length: Math.min(8, count - first) }, async (_, offset): Promise<Student> => {
      const index = first + offset
      const [email, address] = [`${name}${index}@school.test`, addressOf(index)]
      return { email, address, token: await signUp(app, email, address), step: index, round: index }
    })
    signedUp.push(...(await Promise.all(batch)))
  }
  return signedUp
}

/** Students take turns, so that each acts as often as every other. */
function nextHonest(all: Student[], problems: string[]): () => Sent {
  let turn = 0
  return () => {
    const student = all[turn % all.length]
    if (!student) throw new Error('there are students')
    const step = stepOf(student)
    const request = step.request(student, turn++)
    if (step === STEPS[student.step % STEPS.length] || step.kind === 'login') student.step++
    return {
      kind: step.kind,
      request,
      answered(status, body) {
        const problem = step.problem(student, status, body)
        if (problem) problems.push(problem)
      },
    }
  }
}

function nextHostile(attacks: ReturnType<typeof hostileCalls>, statuses: Map<string, Map<number, number>>): () => Sent {
  let turn = 0
  return () => {
    const attack = attacks[turn % attacks.length]
    if (!attack) throw new Error('there are attacks')
    const request = attack.request(Math.floor(turn++ / attacks.length))
    return {
      kind: attack.name,
      request,
      answered(status) {
        const counts = statuses.get(attack.name) ?? new Map<number, number>()
        statuses.set(attack.name, counts.set(status, (counts.get(status) ?? 0) + 1))
      },
    }
  }
}

/** Looks at the memory sixty times in the run. */
function sample(address: string) {
  const samples: MemorySample[] = []
  const look = async () => {
    const held = await readMemory(address).catch(() => undefined)
    if (!held) return
    samples.push(held)
    if (options.soak && samples.length % 2 === 0) console.log(`  ${tellMemory(held)}`)
  }
  const timer = setInterval(look, (seconds * 1000) / SAMPLES)
  return {
    async end() {
      clearInterval(timer)
      await look()
      return samples
    },
  }
}
