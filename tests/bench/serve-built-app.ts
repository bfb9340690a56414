import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type ServedApp = {
  address: string
  startMs: number
  memoryMb: () => number
  /** what its process has had of the processor so far; NaN where the system does not tell */
  cpuSeconds: () => number
  stop: () => Promise<void>
}

const port = Number(process.env.BENCH_PORT ?? 3700)

/** Serves the built app as it ships, on an empty data folder. @throws when it has not been built */
export async function serveBuiltApp(): Promise<ServedApp> {
  if (!existsSync('dist/server/server.js')) throw new Error('run npm run build first')
  const address = `http://127.0.0.1:${port}`
  const started = performance.now()
  const server = spawn(process.execPath, ['serve.js'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      GATEWAY_URL: '',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'ilm-bench-')),
    },
  })
  const course = `${address}/grade/9/subject/science?courseId=SNC1W`
  while (
    !(await fetch(course).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return {
    address,
    startMs: performance.now() - started,
    memoryMb: () => residentMb(server),
    cpuSeconds: () => cpuSeconds(server),
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve())
        server.kill('SIGTERM')
      }),
  }
}

/** Resident memory, read from Linux's process table; NaN elsewhere. */
function residentMb(server: ChildProcess): number {
  const path = `/proc/${server.pid}/status`
  if (!existsSync(path)) return Number.NaN
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(path, 'utf8'))?.[1]) / 1024
}

/** Of user and system, in the hundredths of Linux's process table; NaN elsewhere. */
function cpuSeconds(server: ChildProcess): number {
  const path = `/proc/${server.pid}/stat`
  if (!existsSync(path)) return Number.NaN
  // after the name, which may hold spaces, the 14th and 15th field are the 12th and 13th
  const fields = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
