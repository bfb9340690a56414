import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

export interface RunningServer {
  address: string
  pid: number
  /** its log so far, the last 20,000 letters of it */
  log(): string
  isAlive(): boolean
  end(signal?: NodeJS.Signals): Promise<void>
}

const PROGRAMS = { app: 'serve.js', gateway: 'gateway/serve-gateway.ts' }
const KEPT_LOG = 20_000

/** What this run has started: none of it stays behind, however the run ends. */
const started = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/**
 * Starts the app (with the gateway in it) or a gateway, as they are deployed, and waits until it listens.
 * @param options `heapMb` bounds the heap
 * @throws with its log when it ends before it listens
 */
export async function startServer(
  program: keyof typeof PROGRAMS,
  env: Record<string, string>,
  { heapMb }: { heapMb?: number } = {},
): Promise<RunningServer> {
  if (program === 'app' && !existsSync('dist/server/server.js')) throw new Error('run npm run build first')
  const args = [...(heapMb ? [`--max-old-space-size=${heapMb}`] : []), PROGRAMS[program]]
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', TRUST_PROXY: '1', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  let log = ''
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-KEPT_LOG)
      const said = /(?:Ilm Study is at|gateway listening on) (http:\S+?)\/?\n/.exec(log)?.[1]
      if (said) resolve(said)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', reject)
    child.once('exit', (code) => {
      started.delete(child)
      reject(new Error(`${program} ended with ${code}: ${log}`))
    })
  })
  return {
    address,
    pid: child.pid ?? 0,
    log: () => log,
    isAlive,
    async end(signal = 'SIGTERM') {
      if (!isAlive()) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}
