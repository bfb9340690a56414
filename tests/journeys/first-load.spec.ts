import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { journeyAddresses } from './addresses.ts'
import { expect, test } from './journey.ts'
import { rawRequest } from './raw-request.ts'

/**
 * What the scripts named in a page weigh, in bytes of gzip: all that is loaded before anybody acts. Bytes are no timing, so a test may hold them.
 * The numbers only go down; whoever needs more finds what can be loaded later.
 */
const MOST_BYTES = {
  '/': 3_000,
  '/faq': 3_000,
  '/courses': 3_000,
  '/ap/biology': 3_000,
  '/grade/9': 3_000,
  '/grade/9/subject/science?courseId=SNC1W': 3_000,
  '/grade/9/subject/science/SNC1W/lessons/sustainable-ecosystems-climate-change/introduction-to-ecosystems': 3_000,
  '/signin': 222_000,
  '/search?q=cell': 179_000,
  '/grade/9/subject/science/SNC1W/challenges/sustainable-ecosystems-climate-change': 249_000,
  '/grade/9/subject/science/SNC1W/exam-player': 245_000,
}

for (const [path, most] of Object.entries(MOST_BYTES)) {
  test(`the scripts of ${path} weigh at most ${most / 1000} kB`, async () => {
    const { text } = await rawRequest(journeyAddresses.app, path, { headers: { accept: 'text/html' } })
    const scripts = new Set([...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((found) => found[1]))
    expect(scripts.size).toBeGreaterThan(0)
    const bytes = [...scripts].reduce((sum, script) => sum + gzipSync(readFileSync(`dist/client${script}`)).length, 0)
    expect(bytes).toBeLessThanOrEqual(most)
    // and close to it: what was won is not lost again
    expect(bytes).toBeGreaterThan(most * 0.7)
  })
}
