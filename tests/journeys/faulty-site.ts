import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type TestPostgres } from '#tests/gateway/postgres.ts'
import { startServer } from '#tests/load/start-server.ts'

/** An app with a gateway of its own behind it, which can be broken and mended while a student is there. */
export interface FaultySite {
  address: string
  /** the gateway ends without goodbye */
  killGateway(): Promise<void>
  /** the gateway ends without goodbye right after it has stored the next exam that is handed in, and before it says so */
  killGatewayAtHandIn(): void
  startGateway(): Promise<void>
  /** the server of the pages ends without goodbye */
  killApp(): Promise<void>
  startApp(): Promise<void>
  /** no file of the gateway may grow any more: a quota that is used up */
  fillDisk(): void
  makeRoom(): void
  end(): Promise<void>
}

const SUBMISSION = 'POST /content/exam/attempts'

/** Starts both, on ports that nobody uses. Where `postgres` is given, the gateway's records are there. */
export async function startFaultySite(postgres?: TestPostgres): Promise<FaultySite> {
  const directory = mkdtempSync(join(tmpdir(), 'ilm-faulty-'))
  const env = {
    DATA_DIR: directory,
    PORT: String(await freePort()),
    TRUST_PROXY: '2',
    DATABASE_URL: postgres?.createDatabase() ?? '',
  }
  let gateway = await startServer('gateway', env)
  let isLastHandIn = false
  const line = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const isFatal = isLastHandIn && `${method} ${url}` === SUBMISSION
    const onward = request(gateway.address + url, { method, headers }, async (answer) => {
      if (!isFatal) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        return answer.pipe(outgoing)
      }
      // it has an answer, so it has stored the exam; nobody hears of it
      isLastHandIn = false
      await gateway.end('SIGKILL')
      outgoing.destroy()
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const appEnv = {
    DATA_DIR: directory,
    PORT: String(await freePort()),
    GATEWAY_URL: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
  }
  let app = await startServer('app', appEnv)
  const limit = (bytes: number | 'unlimited') =>
    execFileSync('prlimit', ['--pid', String(gateway.pid), `--fsize=${bytes}:unlimited`])
  return {
    address: app.address,
    killGateway: () => gateway.end('SIGKILL'),
    killGatewayAtHandIn() {
      isLastHandIn = true
    },
    async startGateway() {
      gateway = await startServer('gateway', env)
    },
    killApp: () => app.end('SIGKILL'),
    async startApp() {
      app = await startServer('app', appEnv)
    },
    fillDisk: () => limit(Math.max(...readdirSync(directory).map((name) => statSync(join(directory, name)).size))),
    makeRoom: () => limit('unlimited'),
    async end() {
      line.close()
      line.closeAllConnections()
      await Promise.all([app.end(), gateway.end()])
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
