import { freePort, type TestPostgres } from '#tests/gateway/postgres.ts'
import { startServer } from '#tests/load/start-server.ts'
import { during, type Ground, newDirectory, noticed, served, siteAt, type Verdict } from './during-fault.ts'
import { isWell, until } from './work.ts'

const SECRET = 'a secret of several servers that share a database'

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
