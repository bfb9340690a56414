import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Coding = 'br' | 'gzip' | 'identity'

/** One answer, serialised once. */
export interface CachedAnswer {
  /** hash of the bytes, without quotes: the base of its ETags */
  hash: string
  body(coding: Coding): Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Answers that stay the same as long as the content does: each is built, serialised and hashed on first use, and compressed
 * on the first request for that coding. Keys name existing courses and modules, so the cache is as bounded as the content.
 */
export function createAnswerCache() {
  const answers = new Map<string, CachedAnswer>()
  return function answerOf(key: string, build: () => unknown): CachedAnswer {
    let answer = answers.get(key)
    if (!answer) {
      answer = cacheable(Buffer.from(JSON.stringify(build())))
      answers.set(key, answer)
    }
    return answer
  }
}

/** Quality 9 is within a few per cent of the smallest and ten times quicker than it, for bytes made once and sent often. */
const BROTLI_QUALITY = 9

/** Bytes with their hash, compressed on demand and only once. */
export function cacheable(plain: Uint8Array<ArrayBuffer>): CachedAnswer {
  const coded = new Map<Coding, Promise<Uint8Array<ArrayBuffer>>>([['identity', Promise.resolve(plain)]])
  const compress = (coding: Coding) =>
    coding === 'br'
      ? brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : gzipped(plain, { level: 9 })
  return {
    hash: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    body(coding) {
      let body = coded.get(coding)
      if (!body) {
        body = compress(coding)
        coded.set(coding, body)
      }
      return body
    },
  }
}
