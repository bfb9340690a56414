import { createHash } from 'node:crypto'
import { RateLimiterRes, type RateLimiterStoreAbstract } from 'rate-limiter-flexible'
import type { Database, Limit } from '../database/open-database.ts'

export interface Limits {
  /** failed sign-ins (and wrong passwords elsewhere) of one account */
  signInPerAccount: Limit
  /** failed sign-ins from one address */
  signInPerAddress: Limit
  /** new accounts from one address */
  registerPerAddress: Limit
  /** messages of one user to the tutor */
  chatPerUser: Limit
  /** exams one user hands in, repeats among them */
  submitPerUser: Limit
}

const MINUTE = 60
/**
 * Per account tight: guessing one password is hopeless at 40 tries an hour. Per address wide: a whole school shares one, and
 * only failures count there.
 */
export const DEFAULT_LIMITS: Limits = {
  signInPerAccount: { points: 10, seconds: 15 * MINUTE },
  signInPerAddress: { points: 300, seconds: 15 * MINUTE },
  registerPerAddress: { points: 500, seconds: 60 * MINUTE },
  chatPerUser: { points: 20, seconds: MINUTE },
  // a device that was offline for months sends all its exams at once
  submitPerUser: { points: 60, seconds: 10 * MINUTE },
}

export type Taken = { ok: true } | { ok: false; retryAfterSeconds: number }

export interface Throttle {
  /** counts one try against each key that is known, the first refusal wins */
  take(key: string | undefined): Promise<Taken>
  /** takes one try back, because it turned out to be fine */
  giveBack(key: string | undefined): Promise<void>
  /** forgets the key */
  forget(key: string): Promise<void>
}

export type Throttles = { [Name in keyof Limits]: Throttle }

/** The counters of the gateway, kept in its database. A try is counted before the work, so that a burst cannot slip by. */
export function createThrottles(database: Database, limits: Limits): Throttles {
  const make = (name: keyof Limits) => throttleOf(database.limiter(name, limits[name]))
  return {
    signInPerAccount: make('signInPerAccount'),
    signInPerAddress: make('signInPerAddress'),
    registerPerAddress: make('registerPerAddress'),
    chatPerUser: make('chatPerUser'),
    submitPerUser: make('submitPerUser'),
  }
}

function throttleOf(limiter: RateLimiterStoreAbstract): Throttle {
  return {
    async take(key) {
      if (key === undefined) return { ok: true }
      try {
        await limiter.consume(opaque(key))
        return { ok: true }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
      }
    },
    async giveBack(key) {
      if (key !== undefined) await limiter.reward(opaque(key))
    },
    async forget(key) {
      await limiter.delete(opaque(key))
    },
  }
}

/** Counters hold no address and no e-mail, only their hash, of bounded length. */
const opaque = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22)
