import { createHash } from 'node:crypto'
import { RateLimiterRes, type RateLimiterStoreAbstract } from 'rate-limiter-flexible'
import type { Database, Limit } from '../database/open-database.ts'

export interface Limits {
  /** failed sign-ins from one address, before every account there waits (gateway/account/sign-in-guard.ts) */
  signInPerAddress: Limit
  /** new accounts from one address */
  registerPerAddress: Limit
  /** requests for a reset link from one address */
  resetPerAddress: Limit
  /** reset links of one account */
  resetPerAccount: Limit
  /** messages of one user to Ilm */
  chatPerUser: Limit
  /** exams one user hands in, repeats among them */
  submitPerUser: Limit
}

const MINUTE = 60
/** Per address wide: a whole school shares one, and of sign-ins only failures count there. */
export const DEFAULT_LIMITS: Limits = {
  signInPerAddress: { points: 300, seconds: 15 * MINUTE },
  registerPerAddress: { points: 500, seconds: 60 * MINUTE },
  resetPerAddress: { points: 100, seconds: 60 * MINUTE },
  resetPerAccount: { points: 3, seconds: 60 * MINUTE },
  chatPerUser: { points: 20, seconds: MINUTE },
  // a device that was offline for months sends all its exams at once
  submitPerUser: { points: 60, seconds: 10 * MINUTE },
}

/** `timesOver`: how many times its limit the key has gone beyond it, such as 0.5 for the 450th of 300 */
export type Taken = { ok: true } | { ok: false; retryAfterSeconds: number; timesOver: number }

export interface Throttle {
  /** counts one try against the key; one that is not known has no limit */
  take(key: string | undefined): Promise<Taken>
  /** takes one try back, because it turned out to be fine */
  giveBack(key: string | undefined): Promise<void>
}

export type Throttles = { [Name in keyof Limits]: Throttle }

/** The counters of the gateway, kept in its database. A try is counted before the work, so that a burst cannot slip by. */
export function createThrottles(database: Database, limits: Limits): Throttles {
  const make = (name: keyof Limits) => throttleOf(database.limiter(name, limits[name]), limits[name].points)
  return {
    signInPerAddress: make('signInPerAddress'),
    registerPerAddress: make('registerPerAddress'),
    resetPerAddress: make('resetPerAddress'),
    resetPerAccount: make('resetPerAccount'),
    chatPerUser: make('chatPerUser'),
    submitPerUser: make('submitPerUser'),
  }
}

function throttleOf(limiter: RateLimiterStoreAbstract, points: number): Throttle {
  return {
    async take(key) {
      if (key === undefined) return { ok: true }
      try {
        await limiter.consume(opaque(key))
        return { ok: true }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return {
          ok: false,
          retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
          timesOver: Math.max(0, refusal.consumedPoints - points) / points,
        }
      }
    },
    async giveBack(key) {
      if (key !== undefined) await limiter.reward(opaque(key))
    },
  }
}

/** Counters hold no address and no e-mail, only their hash, of bounded length. */
export const opaque = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22)
