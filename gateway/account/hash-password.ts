import { availableParallelism } from 'node:os'
import { hash, type Options, verify } from '@node-rs/argon2'
import { createFairQueue, type InTurn } from '../operation/fair-queue.ts'

/**
 * OWASP's Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane. argon2id is the library's default algorithm.
 */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const CURRENT = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`

/** Whether a hash was made with other parameters than today's; the next right password is the time to make it anew. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(CURRENT)

/** Requests that may wait for their turn: at about 30 ms each on two cores, a wait of a few seconds at most. */
const LONGEST_QUEUE = 400

export interface PasswordHasher {
  /** `source` is who asks, such as an address: sources take turns */
  hash(password: string, source: string | undefined): Promise<InTurn<string>>
  /** `stored` undefined: nobody has this e-mail; the same work is done against a hash that nothing matches */
  verify(stored: string | undefined, password: string, source: string | undefined): Promise<InTurn<boolean>>
}

/**
 * Hashes and checks passwords, at most `concurrency` at once (default: one per core), so that a burst of sign-ins takes
 * 19 MiB per core and not 19 MiB per student. With too many waiting it answers `busy` at once, to those first who have most waiting.
 */
export function createPasswordHasher(
  concurrency = availableParallelism(),
  longestQueue = LONGEST_QUEUE,
): PasswordHasher {
  const queue = createFairQueue(concurrency, longestQueue)
  // Made at the start, so that the first unknown e-mail takes no longer than the second.
  const decoy = hash(crypto.randomUUID(), PARAMETERS)
  return {
    hash: (password, source = '') => queue.run(source, () => hash(password, PARAMETERS)),
    verify: (stored, password, source = '') =>
      queue.run(source, async () => {
        const matches = await verify(stored ?? (await decoy), password)
        return matches && stored !== undefined
      }),
  }
}
