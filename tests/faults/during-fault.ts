import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appSite, gatewaySite } from '#tests/load/site.ts'
import type { RunningServer } from '#tests/load/start-server.ts'
import { handedIn, lost, newWork, until, type Work, workUntil } from './work.ts'

/** What the students meet, and how many of them. */
export interface Ground {
  program: 'app' | 'gateway'
  students: number
}

/** What came of a fault: nothing acknowledged may be lost, and nobody may have got an answer without words. */
export interface Verdict {
  work: Work
  lost: string[]
}

export const siteAt = ({ program }: Ground, { address }: RunningServer) =>
  program === 'app' ? appSite(address) : gatewaySite(address)
export const newDirectory = () => mkdtempSync(join(tmpdir(), 'ilm-faults-'))

/** Students work; `fault` makes trouble and mends it; afterwards everybody looks whether all they were told is true. */
export async function during(
  ground: Ground,
  first: RunningServer,
  fault: (work: Work, move: (server: RunningServer) => void) => Promise<void>,
): Promise<Verdict> {
  const work = newWork()
  let server = first
  let isOver = false
  const working = workUntil(
    () => isOver,
    ground.students,
    () => siteAt(ground, server),
    work,
  )
  working.catch(() => {}) // awaited below, after the fault
  try {
    await served(work, ground)
    await fault(work, (other) => {
      server = other
    })
    await served(work, ground)
  } finally {
    isOver = true
    await working
  }
  try {
    return { work, lost: await lost(work, siteAt(ground, server)) }
  } finally {
    await server.end()
  }
}

/** Everybody has handed in once more than before. */
export async function served(work: Work, { students }: Ground) {
  const before = handedIn(work)
  await until('students are served', () => handedIn(work) >= before + students)
}

/** Everybody has been told that something is wrong. */
export async function noticed(work: Work, { students }: Ground) {
  const failures = () => work.told.refused + work.told.unreachable + work.told.odd
  const before = failures()
  await until('students are told', () => failures() >= before + students)
}
