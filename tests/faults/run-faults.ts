import { parseArgs } from 'node:util'
import { startPostgres } from '#tests/gateway/postgres.ts'
import { fullDisk, noMoreSpace, noWriting, readOnlyDisk } from './disk-faults.ts'
import type { Ground, Verdict } from './during-fault.ts'
import { databaseGone, gatewayKilled, killed, twoOnOneDatabase } from './faults.ts'
import { handedIn } from './work.ts'

// `npm run faults`: the built app while something breaks. Fails when anything acknowledged is lost afterwards, or a student got an
// answer without words. Real disks need the right to mount; the rest runs for anybody. `-- --only disk` runs those with it in their name.

const { values } = parseArgs({ options: { only: { type: 'string' }, students: { type: 'string', default: '12' } } })
const app: Ground = { program: 'app', students: Number(values.students) }
const gateway: Ground = { ...app, program: 'gateway' }
const server = await startPostgres()
const onPostgres =
  (fault: (ground: Ground, postgres: Extract<typeof server, { ok: true }>['postgres']) => Promise<Verdict>) =>
  async () => {
    if (!server.ok) throw new Error(server.reason)
    return fault(app, server.postgres)
  }

const faults: [string, () => Promise<Verdict>][] = [
  ['SIGKILL of the app, three times', () => killed(app)],
  ['SIGKILL of a gateway by itself, three times', () => killed(gateway)],
  ['SIGKILL of the gateway behind the app, three times', () => gatewayKilled(app)],
  ['the database gone and back', onPostgres(databaseGone)],
  ['two servers on one PostgreSQL, one of them killed', onPostgres(twoOnOneDatabase)],
  ['full disk (tmpfs)', () => fullDisk(app)],
  ['full disk (no file may grow)', () => noMoreSpace(app)],
  ['read-only disk under a running server', () => noWriting(app)],
  ['read-only disk at the start (tmpfs)', () => readOnlyDisk(app)],
  ['read-only disk at the start of a gateway (tmpfs)', () => readOnlyDisk(gateway)],
]

try {
  for (const [name, run] of faults) {
    if (!name.includes(values.only ?? '')) continue
    if (name.includes('tmpfs') && process.getuid?.() !== 0) {
      console.log(`left out: ${name}: mounting needs root`)
      continue
    }
    const isFine = await run().then(report, (error: unknown) => {
      console.log(`  ${error}`)
      return false
    })
    console.log(`${isFine ? 'held  ' : 'FAILED'} ${name}`)
    if (!isFine) process.exitCode = 1
  }
} finally {
  if (server.ok) server.postgres.stop()
}

function report({ work, lost }: Verdict): boolean {
  const { done, refused, unreachable } = work.told
  console.log(`  ${work.accounts.length} accounts and ${handedIn(work)} exams acknowledged, ${lost.length} lost`)
  console.log(`  told: ${done} done, ${refused} refused, ${unreachable} unreachable; ${[...work.refusals].join(' | ')}`)
  for (const problem of [...lost, ...work.odd].slice(0, 5)) console.log(`  ${problem}`)
  return lost.length === 0 && work.odd.length === 0
}
