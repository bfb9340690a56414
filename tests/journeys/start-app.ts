import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type StartedApp = {
  address: string
  pid: number
  log: () => string
  stop: () => Promise<void>
}

/** One more app server, on a free port, for journeys about its settings or its log. Rejects with what it said when it ends first. */
export function startApp(env: Record<string, string>): Promise<StartedApp> {
  const server = spawn(process.execPath, ['serve.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // Playwright sets the one and a terminal may set the other: Node would print a warning into the log
      NO_COLOR: undefined,
      FORCE_COLOR: undefined,
      PORT: '0',
      HOST: '127.0.0.1',
      GATEWAY_URL: '',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'ilm-app-')),
      ...env,
    },
  })
  let said = ''
  const stop = () =>
    new Promise<void>((resolve) => {
      server.once('exit', () => resolve())
      server.kill('SIGTERM')
    })
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      const address = /Ilm Study is at (http:\S+?)\/?\s/.exec(said)?.[1]
      if (address) resolve({ address, pid: server.pid ?? 0, log: () => said, stop })
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    server.once('exit', () => reject(new Error(said)))
  })
}
