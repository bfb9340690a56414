import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { journeyAddresses, mailPort, portOf } from './addresses.ts'
import { startMailbox } from './mailbox.ts'
import { startStubGateway } from './stub-gateway.ts'

// What the journeys run against (playwright.config.ts): builds the app if its sources are newer than the build, then serves it
// twice, once as it ships and once in front of the stub gateway.

const built = 'dist/server/server.js'
const sources = [
  'app',
  'domain',
  'gateway',
  'server',
  'workers',
  'public',
  'content',
  'app.config.ts',
  'server.ts',
  'serve.js',
]

function isStale(): boolean {
  if (!existsSync(built) || !existsSync('dist/content')) return true
  const builtAt = statSync(built).mtimeMs
  const files = sources.flatMap((source) =>
    statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) => join(source, name))
      : [source],
  )
  // the route tree is written by the build itself
  return files.some(
    (file) => !file.endsWith('routeTree.gen.ts') && statSync(file).isFile() && statSync(file).mtimeMs > builtAt,
  )
}

if (isStale()) {
  const build = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (build.status !== 0) process.exit(1)
}

const data = mkdtempSync(join(tmpdir(), 'ilm-journeys-'))
const servers: ChildProcess[] = []

async function serveApp(address: string, env: Record<string, string>) {
  const server = spawn(process.execPath, ['serve.js'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(portOf(address)), HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env },
  })
  servers.push(server)
  server.once('exit', (code) => {
    if (isStopping) return
    console.error(`The server of ${address} ended with ${code}.`)
    process.exit(1)
  })
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(address).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${address} does not answer`)
}

let isStopping = false
async function stop() {
  isStopping = true
  for (const server of servers) server.kill('SIGTERM')
  await Promise.all(servers.map((server) => server.exitCode ?? new Promise((resolve) => server.once('exit', resolve))))
  rmSync(data, { recursive: true, force: true })
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

await Promise.all([
  serveApp(journeyAddresses.app, {
    DATA_DIR: data,
    GATEWAY_URL: '',
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'Ilm Study <study@example.ca>',
    PUBLIC_ORIGIN: journeyAddresses.app,
  }),
  // asks for nothing while it starts, so the stub can come last and tell Playwright that all is ready
  // its gateway says something else from journey to journey, in one version
  serveApp(journeyAddresses.stubApp, { GATEWAY_URL: journeyAddresses.stub, KEPT_PAGES_MB: '0' }),
])
await startStubGateway(portOf(journeyAddresses.stub), await startMailbox(mailPort))
