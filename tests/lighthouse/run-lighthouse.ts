import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { median, printGoal } from '../bench/measure.ts'
import { serveBuiltApp } from '../bench/serve-built-app.ts'

// `npm run lighthouse [words of a path]`: Lighthouse's mobile preset over the built app, the median of three runs a page, in turns with an empty page of the same
// machine: how far that one is from 100 is the machine's doing. Lighthouse is fetched when asked for, since nothing else needs its 180 MB.
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 3
const PAGES = [
  '/',
  '/grade/9',
  '/grade/9/subject/science?courseId=SNC1W',
  '/grade/9/subject/science/SNC1W/lessons/sustainable-ecosystems-climate-change/introduction-to-ecosystems',
  '/ap',
  '/ap/biology',
  '/term/photosynthesis',
  '/courses',
  '/faq',
  '/privacy',
]
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof GOALS

const run = promisify(execFile)
const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(
    z.string(),
    z.object({ id: z.string(), score: z.nullable(z.number()), numericValue: z.optional(z.number()) }),
  ),
})
type Report = z.infer<typeof reportSchema>

const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
)

async function audit(address: string): Promise<Report> {
  const path = join(mkdtempSync(join(tmpdir(), 'ilm-lighthouse-')), 'report.json')
  const flags = '--headless=new --no-sandbox --disable-dev-shm-usage --no-first-run'
  await run(
    'npx',
    ['--yes', LIGHTHOUSE, address, '--quiet', '--output=json', `--output-path=${path}`, `--chrome-flags=${flags}`],
    { env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) }, maxBuffer: 50_000_000 },
  )
  return reportSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
}

const scoreOf = (reports: readonly Report[], category: string): number =>
  Math.round(median(reports.map(({ categories }) => categories[category]?.score ?? 0)) * 100)

/** Of the median of all runs, in words. */
function describe(reports: readonly Report[]): string {
  const ms = (id: string) => Math.round(median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0)))
  return `FCP ${ms('first-contentful-paint')}, LCP ${ms('largest-contentful-paint')}, TBT ${ms('total-blocking-time')} ms`
}

const empty = createServer((_, response) => {
  response.setHeader('content-type', 'text/html')
  response.end(
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Nothing.',
  )
}).listen(0, '127.0.0.1')
await new Promise((resolve) => empty.once('listening', resolve))
const emptyAddress = `http://127.0.0.1:${(empty.address() as { port: number }).port}/`

const app = await serveBuiltApp()
const words = process.argv.slice(2)
for (const path of PAGES.filter((page) => words.length === 0 || words.some((word) => page.includes(word)))) {
  const ours: Report[] = []
  const theirs: Report[] = []
  for (let time = 0; time < RUNS; time++) {
    ours.push(await audit(app.address + path))
    theirs.push(await audit(emptyAddress))
  }
  const emptyScore = scoreOf(theirs, 'performance')
  console.log(`\n${path}\n        ${describe(ours)}; an empty page: ${emptyScore}, ${describe(theirs)}`)
  for (const [category, goal] of Object.entries(GOALS) as [Category, number][]) {
    const score = scoreOf(ours, category)
    printGoal(`${category} (goal ≥ ${goal})`, score, score >= goal, '')
    if (score >= goal) continue
    const missed = Object.values(ours[0]?.audits ?? {}).filter(({ score: one }) => one !== null && one < 0.9)
    console.log(`        below 0.9: ${missed.map(({ id }) => id).join(', ')}`)
  }
}
empty.close()
await app.stop()
