import { createServer } from 'node:http'
import { PassThrough } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { median, printGoal } from './measure.ts'
import { serveBuiltApp } from './serve-built-app.ts'

// The server: start to first answer, memory at rest with all content, first-load JavaScript, and the course page against bare React
// streaming of the same markup in the same run.
const app = await serveBuiltApp()
const pages = {
  home: '/',
  course: '/grade/9/subject/science?courseId=SNC1W',
  lesson: '/grade/9/subject/science/SNC1W/lesson/sustainable-ecosystems-climate-change',
  practice: '/grade/9/subject/science/SNC1W/challenges/sustainable-ecosystems-climate-change',
  exam: '/grade/9/subject/science/SNC1W/exam-player',
}
/** A heap that has grown is given back after some seconds. */
const REST_MS = 15_000
/** The most first-load JavaScript in kB; `first-load.spec.ts` holds every page to what it has reached. */
const MOST_KB: Partial<Record<string, number>> = { home: 110, course: 135, lesson: 135, practice: 244.7, exam: 243.2 }

/** Gzip size of every script a page loads before anything is clicked, in kB. */
async function firstLoadKb(path: string): Promise<number> {
  const html = await (await fetch(app.address + path)).text()
  const scripts = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? ''))
  const sizes = await Promise.all(
    [...scripts].map(async (script) => gzipSync(await (await fetch(app.address + script)).text()).length),
  )
  return sizes.reduce((a, b) => a + b, 0) / 1024
}

/** Milliseconds per request, median, one at a time. */
async function requestMs(address: string, requests: number): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < requests; index++) {
    const start = performance.now()
    await (await fetch(address)).text()
    times.push(performance.now() - start)
  }
  return median(times)
}

printGoal('start to first rendered course page (goal ≤ 0.5 s)', app.startMs / 1000, app.startMs <= 500, ' s')

// at rest: each course asked for once, since a course is read when it is, then nothing asked for a while
const catalogue = await (await fetch(`${app.address}/courses`)).text()
const courses = new Set(
  [...catalogue.matchAll(/href="(\/(?:grade\/\d+\/subject|ap)\/[^"#]+)"/g)].map((match) => match[1] ?? ''),
)
for (const path of courses) await (await fetch(app.address + path.replaceAll('&amp;', '&'))).text()
await new Promise((resolve) => setTimeout(resolve, REST_MS))
const atRest = app.memoryMb()
printGoal(`memory at rest with all content of ${courses.size} courses (goal ≤ 200 MB)`, atRest, !(atRest > 200), ' MB')

const markup = (await (await fetch(app.address + pages.course)).text()).replace(
  /^[\s\S]*<body[^>]*>|<\/body>[\s\S]*$/g,
  '',
)
// the same number of elements, as React has to walk them: one element per tag of the page
const tags = markup.match(/<[a-z]/g)?.length ?? 1
const textPerTag = 'x'.repeat(Math.round(markup.length / tags))
const bare = createServer((_, response) => {
  const tree = createElement(
    'div',
    null,
    ...Array.from({ length: tags }, (_item, key) => createElement('p', { key }, textPerTag)),
  )
  const { pipe } = renderToPipeableStream(tree, { onAllReady: () => pipe(new PassThrough().pipe(response)) })
}).listen(0, '127.0.0.1')
await new Promise((resolve) => bare.once('listening', resolve))
const bareAddress = `http://127.0.0.1:${(bare.address() as { port: number }).port}/`

const ours: number[] = []
const theirs: number[] = []
for (let round = 0; round < 6; round++) {
  ours.push(await requestMs(app.address + pages.course, 30))
  theirs.push(await requestMs(bareAddress, 30))
}
const ratio = median(theirs) / median(ours)
console.log(
  `        course page ${median(ours).toFixed(1)} ms, bare React ${median(theirs).toFixed(1)} ms, ${tags} elements`,
)
printGoal('course page against bare React streaming of as many elements (goal ≥ 0.6)', ratio, ratio >= 0.6)

console.log(`        memory after some 200 pages: ${app.memoryMb().toFixed(0)} MB`)
for (const [name, path] of Object.entries(pages)) {
  const kb = await firstLoadKb(path)
  const most = MOST_KB[name]
  const what = `first-load JavaScript of the ${name} page, gzip`
  if (most === undefined) console.log(`        ${what}: ${kb.toFixed(1)} kB`)
  else printGoal(`${what} (goal ≤ ${most} kB)`, kb, kb <= most, ' kB')
}
const encoding = (await fetch(app.address + pages.course, { headers: { 'accept-encoding': 'br, gzip' } })).headers.get(
  'content-encoding',
)
printGoal(
  `the course page is compressed (${encoding ?? 'not at all'})`,
  Number(encoding !== null),
  encoding !== null,
  '',
)

bare.close()
await app.stop()
