/**
 * The one source of repeatable chance: the same seed and label give the same numbers on every machine (D14).
 *
 * Label and seed are mixed by FNV-1a and the finaliser of MurmurHash3, so that neighbouring seeds start far apart; the
 * numbers then come from mulberry32 (a 32-bit counter generator by Tommy Ettinger, public domain). It is meant for
 * drawing questions, not for secrets.
 */
export type Random = () => number

/** FNV-1a over UTF-16 units: a 32-bit number for a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** MurmurHash3's finaliser: every input bit changes about half of the output bits. */
function mixBits(value: number): number {
  let bits = value
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/**
 * A stream of numbers in [0, 1).
 * @param seed a non-negative 32-bit integer
 * @param label what the stream is for (a question's id, 'options' …): different labels give independent streams
 */
export function seededRandom(seed: number, label: string): Random {
  let state = mixBits(mixBits(seed >>> 0) ^ hashText(label))
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
}

/** A whole number from 0 to `count` - 1. */
export function drawIndex(random: Random, count: number): number {
  return Math.floor(random() * count)
}

/** A new seed for something derived from a seed, such as the variant of one question in an exam (D14). */
export function deriveSeed(seed: number, label: string): number {
  return mixBits(mixBits(seed >>> 0) ^ hashText(label))
}

/** A shuffled copy (Fisher–Yates): every order is equally likely. */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const copy = [...items]
  for (let last = copy.length - 1; last > 0; last--) {
    const other = drawIndex(random, last + 1)
    const held = copy[last] as T
    copy[last] = copy[other] as T
    copy[other] = held
  }
  return copy
}
