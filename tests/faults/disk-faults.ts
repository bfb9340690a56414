import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RunningServer, startServer } from '#tests/load/start-server.ts'
import { during, type Ground, newDirectory, noticed, siteAt, type Verdict } from './during-fault.ts'
import type { Work } from './work.ts'

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
