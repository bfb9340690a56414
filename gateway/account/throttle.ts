import { createHash } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { pruneCounters } from '../data/rate-limits.ts'
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
  /** how often one user takes all of the account's data along */
  exportPerUser: Limit
  /** pushes and pulls of one user's study record */
  recordPerUser: Limit
  /** exams made for one address */
  examPerAddress: Limit
  /** questions made with other numbers for one address */
  variantPerAddress: Limit
  /** searches and key terms looked up for one address */
  searchPerAddress: Limit
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
  exportPerUser: { points: 20, seconds: 60 * MINUTE },
  // a first push of 200,000 events takes 60; while studying a device makes twelve at most
  recordPerUser: { points: 120, seconds: MINUTE },
  // an exam takes some 5 ms to make, a question a tenth of one: a school of thousands stays below, a script takes no more than this
  examPerAddress: { points: 1200, seconds: MINUTE },
  variantPerAddress: { points: 12_000, seconds: MINUTE },
  // a search takes some 3 ms
  searchPerAddress: { points: 3000, seconds: MINUTE },
}

/** `timesOver`: how many times its limit the key has gone beyond it, such as 0.5 for the 450th of 300 */
type Taken = { ok: true } | { ok: false; retryAfterSeconds: number; timesOver: number }

export interface Throttle {
  /** counts one try against the key; one that is not known has no limit */
  take(key: string | undefined): Promise<Taken>
  /** takes one try back, because it turned out to be fine */
  giveBack(key: string | undefined): Promise<void>
}

export type Throttles = { [Name in keyof Limits]: Throttle }

/** Counters in the database at once: two for each student of the largest school board, and some 10 MB. */
const MOST_COUNTERS = 500_000
/** So many tries of what may be kept go by until it is looked whether there are too many; each adds one at most. */
const BETWEEN_PRUNINGS = 1 / 100

/**
 * The counters of the gateway, kept in its database; those of reading and of study records in memory, where counting would cost more than what is counted. A try is
 * counted before the work, so that a burst cannot slip by. Their number is bounded: those that ended are swept away
 * (gateway/database/open-database.ts), and of more than `most` the emptiest.
 */
export function createThrottles(database: Database, limits: Limits, most = MOST_COUNTERS): Throttles {
  let tries = 0
  const often = Math.ceil(most * BETWEEN_PRUNINGS)
  const forgetNowAndThen = async () => {
    tries = (tries + 1) % often
    if (tries === 0) await pruneCounters(database, most - often)
  }
  const make = (name: keyof Limits): Throttle => {
    const throttle = throttleOf(database.limiter(name, limits[name]), limits[name].points)
    return {
      ...throttle,
      async take(key) {
        await forgetNowAndThen()
        return throttle.take(key)
      },
    }
  }
  const inMemory = (name: keyof Limits) => {
    const { points, seconds: duration } = limits[name]
    return throttleOf(new RateLimiterMemory({ points, duration }), points)
  }
  return {
    signInPerAddress: make('signInPerAddress'),
    registerPerAddress: make('registerPerAddress'),
    resetPerAddress: make('resetPerAddress'),
    resetPerAccount: make('resetPerAccount'),
    chatPerUser: make('chatPerUser'),
    submitPerUser: make('submitPerUser'),
    exportPerUser: make('exportPerUser'),
    recordPerUser: inMemory('recordPerUser'),
    examPerAddress: inMemory('examPerAddress'),
    variantPerAddress: inMemory('variantPerAddress'),
    searchPerAddress: inMemory('searchPerAddress'),
  }
}

function throttleOf(limiter: RateLimiterAbstract, points: number): Throttle {
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
