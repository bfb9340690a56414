import { availableParallelism } from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'

/**
 * OWASP's Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane. argon2id is the library's default algorithm.
 */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Requests that may wait for their turn: at about 30 ms each on two cores, a wait of a few seconds at most. */
const LONGEST_QUEUE = 400

export type Hashed<T> = { ok: true; value: T } | { ok: false; reason: 'busy' }

export interface PasswordHasher {
  hash(password: string): Promise<Hashed<string>>
  /** `stored` undefined: nobody has this e-mail; the same work is done against a hash that nothing matches */
  verify(stored: string | undefined, password: string): Promise<Hashed<boolean>>
}

/**
 * Hashes and checks passwords, at most `concurrency` at once (default: one per core), so that a burst of sign-ins takes
 * 19 MiB per core and not 19 MiB per student. With too many waiting it answers `busy` at once.
 */
export function createPasswordHasher(
  concurrency = availableParallelism(),
  longestQueue = LONGEST_QUEUE,
): PasswordHasher {
  let running = 0
  const waiting: (() => void)[] = []
  async function inTurn<T>(work: () => Promise<T>): Promise<Hashed<T>> {
    if (running >= concurrency) {
      if (waiting.length >= longestQueue) return { ok: false, reason: 'busy' }
      // the one who finishes hands its place over, so `running` stays
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return { ok: true, value: await work() }
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
  // Made at the start, so that the first unknown e-mail takes no longer than the second.
  const decoy = hash(crypto.randomUUID(), PARAMETERS)
  return {
    hash: (password) => inTurn(() => hash(password, PARAMETERS)),
    verify: (stored, password) =>
      inTurn(async () => {
        const matches = await verify(stored ?? (await decoy), password)
        return matches && stored !== undefined
      }),
  }
}
