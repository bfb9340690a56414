import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** How long a mark counts. A student who comes back after the summer is still known. */
const MARK_DAYS = 400
const DAY_MS = 86_400_000
/** Marks that are looked at: one device of a family or a classroom may hold those of several accounts. */
const MOST_MARKS = 8

/**
 * Marks of devices that have signed in to an account, after OWASP's "device cookies": whoever shows one is counted apart from
 * everybody else, so that strangers' wrong passwords cannot lock the owner out. A mark proves nothing but an earlier sign-in.
 */
export interface DeviceMarks {
  make(email: string, now: Date): string
  /** the device's id, when one of the marks (with `~` between them) was made here for this e-mail and still counts */
  find(marks: string | undefined, email: string, now: Date): string | undefined
}

/** A mark is `<id>.<day>.<signature>`; it names no account, and fits no other. */
export function createDeviceMarks(key: Uint8Array): DeviceMarks {
  const sign = (id: string, day: string, email: string) =>
    createHmac('sha256', key).update(`${id}.${day}.${email}`).digest('base64url')
  const dayOf = (now: Date) => Math.floor(now.getTime() / DAY_MS)
  return {
    make(email, now) {
      const [id, day] = [randomBytes(12).toString('base64url'), dayOf(now).toString(36)]
      return `${id}.${day}.${sign(id, day, email)}`
    },
    find(marks, email, now) {
      for (const mark of (marks ?? '').slice(0, 2000).split('~', MOST_MARKS)) {
        const [id = '', day = '', signature = ''] = mark.split('.', 3)
        const age = dayOf(now) - Number.parseInt(day, 36)
        if (isSame(signature, sign(id, day, email)) && age <= MARK_DAYS) return id
      }
      return undefined
    },
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
