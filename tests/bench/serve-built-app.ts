import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type ServedApp = { address: string; startMs: number; memoryMb: () => number; stop: () => Promise<void> }

const port = Number(process.env.BENCH_PORT ?? 3700)

/** Serves the built app as it ships, on an empty data folder. @throws when it has not been built */
export async function serveBuiltApp(): Promise<ServedApp> {
  if (!existsSync('dist/server/server.js')) throw new Error('run npm run build first')
  const address = `http://127.0.0.1:${port}`
  const started = performance.now()
  const server = spawn(process.execPath, ['server.ts'], {
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
