import { setTimeout as pause } from 'node:timers/promises'
import { submissionOf } from '#tests/gateway/exam-submission.ts'
import type { Outcome, Site } from '#tests/load/site.ts'

/** What students were told is done: it must be there for good. */
export interface Work {
  accounts: { email: string; token: string; attempts: string[] }[]
  /** how often students were told what, while the fault was there */
  told: Record<Outcome['kind'], number>
  /** words of refusals, and answers that are none */
  refusals: Set<string>
  odd: string[]
}

export const newWork = (): Work => ({
  accounts: [],
  told: { done: 0, refused: 0, unreachable: 0, odd: 0 },
  refusals: new Set(),
  odd: [],
})

let people = 0

/**
 * `students` sign up and hand in one exam after the other until `isOver`. `site` answers where they go just now, so that a server may
 * come back elsewhere. What is acknowledged is written down in `work`, and so is everything else they are told.
 */
export async function workUntil(isOver: () => boolean, students: number, site: (index: number) => Site, work: Work) {
  const exam = await site(0).openExam(7)
  const hear = <T>(outcome: Outcome<T>): T | undefined => {
    work.told[outcome.kind]++
    if (outcome.kind === 'refused') work.refusals.add(`${outcome.status}: ${outcome.message}`)
    if (outcome.kind === 'odd') work.odd.push(outcome.text)
    return outcome.kind === 'done' ? outcome.value : undefined
  }
  const study = async (index: number) => {
    let account: Work['accounts'][number] | undefined
    for (let round = 0; !isOver(); round++) {
      if (!account || account.attempts.length >= 20) {
        const email = `student${people++}@school.test`
        const token = hear(await site(index).register(email))
        if (token !== undefined) {
          account = { email, token, attempts: [] }
          work.accounts.push(account)
        }
      } else {
        const attempt = submissionOf(exam, { right: round % exam.questions.length })
        const outcome = await site(index).handIn(account.token, attempt)
        hear(outcome)
        if (outcome.kind === 'done') account.attempts.push(attempt.id)
      }
      await pause(5)
    }
  }
  await Promise.all(Array.from({ length: students }, (_, index) => study(index)))
}

/** What was acknowledged and is not there, looked at by everybody themselves; and whoever cannot sign in again. */
export async function lost(work: Work, site: Site): Promise<string[]> {
  const missing: string[] = []
  for (const { email, token, attempts } of work.accounts) {
    const again = await site.signIn(email)
    if (again.kind !== 'done') missing.push(`${email} cannot sign in: ${JSON.stringify(again)}`)
    for (const id of attempts) {
      const seen = await site.look(token, id)
      if (seen.kind !== 'done') missing.push(`attempt ${id} of ${email}: ${JSON.stringify(seen)}`)
    }
  }
  return missing
}

/** How many attempts were acknowledged. */
export const handedIn = ({ accounts }: Work): number => accounts.reduce((sum, { attempts }) => sum + attempts.length, 0)

/** Resolves when it is so; a fault that is mended must show within a minute. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`not within a minute: ${what}`)
    await pause(50)
  }
}

/** Whether `/healthz` says that all is well. */
export const isWell = (address: string): Promise<boolean> =>
  fetch(`${address}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
    (answer) => answer.ok,
    () => false,
  )
