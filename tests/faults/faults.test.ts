import { expect, test } from 'vitest'
import { startPostgres } from '#tests/gateway/postgres.ts'
import { canLimit, noMoreSpace, noWriting } from './disk-faults.ts'
import type { Ground, Verdict } from './during-fault.ts'
import { databaseGone, killed, twoOnOneDatabase } from './faults.ts'

// The short form of `npm run faults`: a gateway and a handful of students.

const ground: Ground = { program: 'gateway', students: 4 }
const TIMEOUT = { timeout: 300_000 }

function expectKept({ work, lost }: Verdict) {
  expect(lost).toEqual([])
  expect(work.odd).toEqual([])
}

const NO_ROOM = '507: Our server has no room to save anything right now. Please try again later.'
const OUT_OF_REACH = '503: Our server cannot reach its records right now. Please try again in a minute.'
/** What is wrong is said, and nothing but that. */
const expectTold = ({ work }: Verdict, words: string) => expect([...work.refusals]).toEqual([words])

test('a gateway is killed three times while students hand in: nothing acknowledged is lost', TIMEOUT, async () => {
  expectKept(await killed(ground))
})

test.skipIf(!canLimit()).each([
  ['no file may grow', noMoreSpace],
  ['nothing may be written', noWriting],
])(
  '%s any more: students are told, reading goes on, and nothing acknowledged is lost (needs prlimit)',
  TIMEOUT,
  async (_what, fault) => {
    const verdict = await fault(ground)
    expectKept(verdict)
    expectTold(verdict, NO_ROOM)
  },
)

const server = await startPostgres()
test.skipIf(!server.ok)(
  'PostgreSQL goes without goodbye and comes back: students are told, /healthz says both, and nothing acknowledged is lost',
  TIMEOUT,
  async () => {
    if (!server.ok) return
    const verdict = await databaseGone(ground, server.postgres)
    expectKept(verdict)
    expectTold(verdict, OUT_OF_REACH)
  },
)

test.skipIf(!server.ok)(
  'two gateways on one PostgreSQL are one: an e-mail registered at both is one account, and when one is killed the other has it all',
  TIMEOUT,
  async () => {
    if (!server.ok) return
    try {
      expectKept(await twoOnOneDatabase(ground, server.postgres))
    } finally {
      server.postgres.stop()
    }
  },
)
