import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface TestPostgres {
  /** the address of a fresh, empty database */
  createDatabase(): string
  /** ends the server at once, as a crash does */
  halt(): void
  /** starts it again where it was */
  resume(): void
  stop(): void
}

const isRoot = process.getuid?.() === 0

/**
 * A throwaway PostgreSQL server in a temporary folder, with syncing left on. Where none is installed it tries to install one
 * (Debian, as root); where that fails the reason is returned and the tests that need it say so.
 */
export async function startPostgres(): Promise<{ ok: true; postgres: TestPostgres } | { ok: false; reason: string }> {
  const programs = findPrograms() ?? ((await installPrograms()) ? findPrograms() : undefined)
  if (!programs) return { ok: false, reason: 'PostgreSQL is not installed and could not be installed' }
  const account = isRoot ? ['postgres', 'nobody'].find(userExists) : undefined
  if (isRoot && !account) return { ok: false, reason: 'PostgreSQL does not run as root and there is no other user' }
  const home = mkdtempSync(join(tmpdir(), 'ilm-postgres-'))
  chmodSync(home, 0o777)
  const data = join(home, 'data')
  const port = await freePort()
  // PostgreSQL refuses to run as root: initdb and the server run as another user there
  const run = (name: string, args: string[]) => {
    const program = join(programs, name)
    const [command, all] = account ? ['runuser', ['-u', account, '--', program, ...args]] : [program, args]
    execFileSync(command, all, { stdio: 'pipe', cwd: home, env: { ...process.env, LC_ALL: 'C' } })
  }
  const settings = `-p ${port} -k ${home} -h 127.0.0.1 -c max_connections=200`
  const start = () => run('pg_ctl', ['-D', data, '-w', '-l', join(home, 'log'), '-o', settings, 'start'])
  const halt = () => run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
  try {
    run('initdb', ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8'])
    start()
  } catch (error) {
    rmSync(home, { recursive: true, force: true })
    return { ok: false, reason: `PostgreSQL did not start: ${error instanceof Error ? error.message : String(error)}` }
  }
  let count = 0
  const postgres: TestPostgres = {
    createDatabase() {
      const name = `test_${++count}`
      run('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'tester', name])
      return `postgres://tester@127.0.0.1:${port}/${name}`
    },
    halt,
    resume: start,
    stop() {
      halt()
      rmSync(home, { recursive: true, force: true })
    },
  }
  return { ok: true, postgres }
}

/** The folder with initdb, pg_ctl and createdb: Debian keeps them off the PATH. */
function findPrograms(): string | undefined {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(base, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => ['initdb', 'pg_ctl', 'createdb'].every((name) => existsSync(join(folder, name))))
}

/** One test file installs, the others wait for it; after a failure none tries again for a while. */
async function installPrograms(): Promise<boolean> {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  const lock = join(tmpdir(), 'ilm-postgres-install.lock')
  const failed = join(tmpdir(), 'ilm-postgres-install.failed')
  while (!takeLock(lock)) await pause(500)
  try {
    if (findPrograms()) return true
    if (isRecent(failed)) return false
    console.log('Installing PostgreSQL for the gateway tests …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, { env, stdio: 'ignore', timeout: 300_000 }).status === 0
    const install = () => apt('install', '-y', '--no-install-recommends', 'postgresql')
    if (install() || (apt('update') && install())) return true
    writeFileSync(failed, '')
    return false
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Longer than an installation takes: a lock or a failure older than this counts no more. */
const FORGET_MS = 11 * 60_000
const isRecent = (path: string) => existsSync(path) && Date.now() - statSync(path).mtimeMs < FORGET_MS

function takeLock(lock: string): boolean {
  if (existsSync(lock) && !isRecent(lock)) rmSync(lock, { recursive: true, force: true })
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}

const userExists = (name: string) => spawnSync('id', ['-u', name], { stdio: 'ignore' }).status === 0

/** A port of this machine that nobody uses just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}
