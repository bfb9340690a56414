import { type Admitted, clearTries, countTry, pruneTries, uncountTry, type WaitRule } from '../data/failed-tries.ts'
import type { Database } from '../database/open-database.ts'
import type { DeviceMarks } from './device-marks.ts'
import { opaque, type Throttle } from './throttle.ts'

export interface SignInRules {
  /** one account from one address, or from one device that has signed in to it before */
  perSource: WaitRule
  /** one account from everywhere, but for devices that have signed in to it before */
  perAccount: WaitRule
  /** accounts, and accounts at addresses, whose failures are remembered at once, whether there are such accounts or not */
  remembered: number
  /** the wait of accounts at an address from which very many tries fail, in seconds by how far it is over its limit */
  atNoisyAddress: (timesOver: number) => number
}

const HOUR = 3600
/**
 * No wall, only waits that grow: after ten wrong passwords half a minute, never more than five. Guessing one password from one
 * place comes to some twelve tries an hour, from everywhere to some sixty.
 */
export const DEFAULT_SIGN_IN_RULES: SignInRules = {
  perSource: { free: 5, waits: [2, 4, 8, 16, 32, 64, 128, 256, 300], forgetAfter: HOUR },
  perAccount: { free: 30, waits: [1, 2, 4, 8, 16, 32, 60], forgetAfter: HOUR },
  remembered: 50_000,
  atNoisyAddress: (timesOver) => Math.min(60, 2 ** Math.floor(3 * timesOver)),
}

/** So many tries of what may be remembered go by until room is made again; each adds two rows at most. */
const BETWEEN_PRUNINGS = 1 / 100

interface Attempt {
  email: string
  address: string | undefined
  /** as the device sent them */
  marks: string | undefined
  now: Date
}

type Admission =
  | { ok: false; retryAfterSeconds: number }
  | {
      ok: true
      /** whether the device has signed in to this account before */
      isKnownDevice: boolean
      /** the password was right */
      succeed(): Promise<void>
      /** the password was not looked at */
      withdraw(): Promise<void>
    }

export interface SignInGuard {
  /** counts a try to sign in as failed until it is told otherwise; a refused one counts for nothing */
  admit(attempt: Attempt): Promise<Admission>
  /** the same for whoever is signed in and asked for the password again; nobody else's tries count */
  admitSignedIn(userId: string, now: Date): Promise<Admission>
}

/**
 * Who may try a password, and when. Failures count per account *and* address, so that nobody can lock out the owner or a school:
 * a device that has signed in before is counted by itself; the others wait for the failures of their own address on this account,
 * and once an account is guessed at from everywhere, for those too. At an address with very many failures every account waits a
 * little before its first try, each for itself, so that the honest do not compete with who makes the noise.
 */
export function createSignInGuard(
  database: Database,
  marks: DeviceMarks,
  addresses: Throttle,
  rules: SignInRules,
): SignInGuard {
  let tries = 0
  /** Counts by itself and not by what is there, so that an account that exists is nothing else than one that does not. */
  async function forgetNowAndThen(now: Date) {
    const often = Math.ceil(rules.remembered * BETWEEN_PRUNINGS)
    tries = (tries + 1) % often
    if (tries === 0) await pruneTries(database, { now, most: rules.remembered - 2 * often })
  }

  const admission = (keys: string[], isKnownDevice: boolean, address: string | undefined): Admission => ({
    ok: true,
    isKnownDevice,
    async succeed() {
      await Promise.all([clearTries(database, keys), addresses.giveBack(address)])
    },
    async withdraw() {
      await Promise.all([...keys.map((key) => uncountTry(database, key)), addresses.giveBack(address)])
    },
  })

  async function admitBySource(source: string, isKnownDevice: boolean, now: Date): Promise<Admission> {
    const key = opaque(source)
    const counted = await countTry(database, key, rules.perSource, { now })
    return counted.ok ? admission([key], isKnownDevice, undefined) : counted
  }

  return {
    admitSignedIn: (userId, now) => admitBySource(`user ${userId}`, true, now),
    async admit({ email, address, marks: given, now }) {
      await forgetNowAndThen(now)
      const device = marks.find(given, email, now)
      if (device) return admitBySource(`device ${device}`, true, now)
      const [ofPair, ofAccount] = [opaque(`pair ${address ?? ''} ${email}`), opaque(`account ${email}`)]
      const noise = await addresses.take(address)
      const leastWait = noise.ok ? 0 : rules.atNoisyAddress(noise.timesOver)
      let counted: Admitted = await countTry(database, ofPair, rules.perSource, { now, leastWait })
      if (counted.ok) {
        counted = await countTry(database, ofAccount, rules.perAccount, { now })
        if (!counted.ok) await uncountTry(database, ofPair)
      }
      if (counted.ok) return admission([ofPair, ofAccount], false, address)
      await addresses.giveBack(address)
      return counted
    },
  }
}
