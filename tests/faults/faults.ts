import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type TestPostgres } from '#tests/gateway/postgres.ts'
import { type RunningServer, startServer } from '#tests/load/start-server.ts'
import { appSite, gatewaySite } from './site.ts'
import { handedIn, isWell, lost, newWork, until, type Work, workUntil } from './work.ts'

/** What the students meet, and how many of them. */
export interface Ground {
  program: 'app' | 'gateway'
  students: number
}

/** What came of a fault: nothing acknowledged may be lost, and nobody may have got an answer without words. */
export interface Verdict {
  work: Work
  lost: string[]
}

const SECRET = 'a secret of several servers that share a database'
const siteAt = ({ program }: Ground, { address }: RunningServer) =>
  program === 'app' ? appSite(address) : gatewaySite(address)
export const newDirectory = () => mkdtempSync(join(tmpdir(), 'ilm-faults-'))

/** Students work; `fault` makes trouble and mends it; afterwards everybody looks whether all they were told is true. */
async function during(
  ground: Ground,
  first: RunningServer,
  fault: (work: Work, move: (server: RunningServer) => void) => Promise<void>,
): Promise<Verdict> {
  const work = newWork()
  let server = first
  let isOver = false
  const working = workUntil(
    () => isOver,
    ground.students,
    () => siteAt(ground, server),
    work,
  )
  try {
    await served(work, ground)
    await fault(work, (other) => {
      server = other
    })
    await served(work, ground)
  } finally {
    isOver = true
    await working
  }
  try {
    return { work, lost: await lost(work, siteAt(ground, server)) }
  } finally {
    await server.end()
  }
}

/** Everybody has handed in once more than before. */
async function served(work: Work, { students }: Ground) {
  const before = handedIn(work)
  await until('students are served', () => handedIn(work) >= before + students)
}

/** Everybody has been told that something is wrong. */
async function noticed(work: Work, { students }: Ground) {
  const failures = () => work.told.refused + work.told.unreachable + work.told.odd
  const before = failures()
  await until('students are told', () => failures() >= before + students)
}

/** The server ends in the middle of the work, three times, and is started again. */
export async function killed(ground: Ground, directory = newDirectory()): Promise<Verdict> {
  const start = () => startServer(ground.program, { DATA_DIR: directory })
  const first = await start()
  return during(ground, first, async (work, move) => {
    let server = first
    for (let kills = 0; kills < 3; kills++) {
      await server.end('SIGKILL')
      await noticed(work, ground)
      server = await start()
      move(server)
      await served(work, ground)
    }
  })
}

/** The gateway behind the app ends and comes back; the app does not. */
export async function gatewayKilled(ground: Ground): Promise<Verdict> {
  const env = { DATA_DIR: newDirectory(), PORT: String(await freePort()), TRUST_PROXY: '2' }
  let gateway = await startServer('gateway', env)
  const app = await startServer('app', { DATA_DIR: newDirectory(), GATEWAY_URL: gateway.address })
  try {
    return await during(ground, app, async (work) => {
      for (let kills = 0; kills < 3; kills++) {
        await gateway.end('SIGKILL')
        await noticed(work, ground)
        gateway = await startServer('gateway', env)
        await served(work, ground)
      }
      if (!app.isAlive()) throw new Error(`the app ended with its gateway: ${app.log()}`)
    })
  } finally {
    await gateway.end()
  }
}

/** PostgreSQL ends at once, without goodbye, and comes back; `/healthz` says both. */
export async function databaseGone(ground: Ground, postgres: TestPostgres): Promise<Verdict> {
  const server = await startServer(ground.program, {
    DATA_DIR: newDirectory(),
    DATABASE_URL: postgres.createDatabase(),
  })
  return during(ground, server, async (work) => {
    postgres.halt()
    try {
      await noticed(work, ground)
      // the app is well without its database only as far as it says what its gateway says
      if (ground.program === 'gateway' && (await isWell(server.address))) throw new Error('/healthz does not say so')
    } finally {
      postgres.resume()
    }
    await until('/healthz is well again', () => {
      if (!server.isAlive()) throw new Error(`it ended with its database: ${server.log()}`)
      return isWell(server.address)
    })
  })
}

/** No file may grow any more: a quota that is used up. Lifted afterwards. */
export const noMoreSpace = (ground: Ground): Promise<Verdict> =>
  limited(ground, (directory) => {
    const sizes = readdirSync(directory).map((name) => statSync(join(directory, name)).size)
    return Math.max(...sizes)
  })

/** Nothing may be written any more, as on a disk that the system has set to read-only. Lifted afterwards. */
export const noWriting = (ground: Ground): Promise<Verdict> => limited(ground, () => 0)

/** The limit of the system on the size of files (RLIMIT_FSIZE), set while the server runs; it needs no rights. */
async function limited(ground: Ground, bytesFor: (directory: string) => number): Promise<Verdict> {
  const directory = newDirectory()
  const server = await startServer(ground.program, { DATA_DIR: directory })
  const limit = (bytes: number | 'unlimited') =>
    execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`])
  return during(ground, server, async (work) => {
    limit(bytesFor(directory))
    try {
      await noticed(work, ground)
      await canRead(work, ground, server)
    } finally {
      limit('unlimited')
    }
  })
}

export const canLimit = () => spawnSync('prlimit', ['--version']).status === 0

/** What was handed in before can still be looked at. */
async function canRead(work: Work, ground: Ground, server: RunningServer) {
  const account = work.accounts.find(({ attempts }) => attempts.length > 0)
  const [attempt] = account?.attempts ?? []
  if (!account || attempt === undefined) throw new Error('somebody has handed in')
  const seen = await siteAt(ground, server).look(account.token, attempt)
  if (seen.kind !== 'done') throw new Error(`what is there cannot be read: ${JSON.stringify(seen)}`)
}

/** A small disk of its own (tmpfs; needs the right to mount). */
function smallDisk(): { directory: string; remount: (how: 'ro' | 'rw') => void; close: () => void } {
  const directory = newDirectory()
  const mount = (...args: string[]) => execFileSync('mount', [...args, directory], { stdio: 'pipe' })
  mount('-t', 'tmpfs', '-o', 'size=64m', 'tmpfs')
  return {
    directory,
    remount: (how) => mount('-o', `remount,${how}`),
    close() {
      execFileSync('umount', ['-l', directory])
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** A disk that is full to the last byte (ENOSPC). Space is made afterwards. */
export async function fullDisk(ground: Ground): Promise<Verdict> {
  const disk = smallDisk()
  try {
    const server = await startServer(ground.program, { DATA_DIR: disk.directory })
    return await during(ground, server, async (work) => {
      const filler = join(disk.directory, 'filler')
      fill(filler)
      await noticed(work, ground)
      await canRead(work, ground, server)
      rmSync(filler)
    })
  } finally {
    disk.close()
  }
}

function fill(path: string) {
  for (const bytes of [1_000_000, 4096])
    try {
      for (;;) writeFileSync(path, Buffer.alloc(bytes), { flag: 'a' })
    } catch {
      // full, or nearly
    }
}

/** The server starts on a disk that can only be read; students are told; on one that can be written all is there again. */
export async function readOnlyDisk(ground: Ground): Promise<Verdict> {
  const disk = smallDisk()
  const start = () => startServer(ground.program, { DATA_DIR: disk.directory })
  try {
    const first = await start()
    return await during(ground, first, async (work, move) => {
      await first.end()
      disk.remount('ro')
      // a gateway ends with the reason, an app starts: its pages tell
      const second = await start().catch((error: unknown) => {
        if (ground.program === 'app' || !/EROFS|readonly|read-only/i.test(String(error))) throw error
        return undefined
      })
      if (second) move(second)
      await noticed(work, ground)
      await second?.end()
      disk.remount('rw')
      move(await start())
    })
  } finally {
    disk.close()
  }
}

/** Two servers on one PostgreSQL: an e-mail registered at both at once is one account; one ends, its students go on at the other. */
export async function twoOnOneDatabase(ground: Ground, postgres: TestPostgres): Promise<Verdict> {
  const env = { DATABASE_URL: postgres.createDatabase(), JWT_SECRET: SECRET }
  const start = () => startServer(ground.program, { ...env, DATA_DIR: newDirectory() })
  const [one, two] = await Promise.all([start(), start()])
  const twins = await Promise.all([one, two].map((server) => siteAt(ground, server).register('twin@school.test')))
  if (twins.filter(({ kind }) => kind === 'done').length !== 1)
    throw new Error(`two accounts: ${JSON.stringify(twins)}`)
  return during(ground, one, async (work, move) => {
    move(two)
    await served(work, ground)
    move(one)
    await served(work, ground)
    await one.end('SIGKILL')
    await noticed(work, ground)
    move(two)
  })
}
