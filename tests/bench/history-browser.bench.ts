import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { demoEvents } from '#tests/demo/demo-student.ts'
import { browserArguments, findBrowser } from '../runner/find-browser.ts'
import type { HistoryBench } from './browser/history-in-page.ts'
import { median, printGoal } from './measure.ts'

// The store of the student's record in Chromium: saving one act, and opening a long history, beside one map under one key.
const bundled = await build({
  configFile: false,
  logLevel: 'error',
  build: {
    write: false,
    target: 'esnext',
    rolldownOptions: { input: 'tests/bench/browser/history-in-page.ts' },
  },
})
const [bundle] = [bundled].flat()
const chunk = bundle && 'output' in bundle ? bundle.output.find((part) => part.type === 'chunk') : undefined
if (chunk?.type !== 'chunk') throw new Error('the bench was not bundled')

// IndexedDB needs an origin
const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html>'))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const executablePath = findBrowser()
const browser = await chromium.launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) })
try {
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.addScriptTag({ content: chunk.code, type: 'module' })
  await page.waitForFunction(() => 'historyBench' in globalThis)
  const run = async (name: Exclude<keyof HistoryBench, 'seed' | 'forget'>, user: string, times: number) =>
    median(
      await page.evaluate(
        ([call, of, rounds]) =>
          (globalThis as unknown as { historyBench: HistoryBench }).historyBench[call](of, rounds),
        [name, user, times] as const,
      ),
    )
  for (const length of [100, 50_000]) {
    await page.evaluate(
      ([user, events]) => (globalThis as unknown as { historyBench: HistoryBench }).historyBench.seed(user, events),
      [`n${length}`, demoEvents(length)] as const,
    )
  }

  // the first round warms the code up
  await run('save', 'n100', 20)
  const small = await run('save', 'n100', 60)
  const large = await run('save', 'n50000', 60)
  const largeAsMap = await run('saveAsMap', 'n50000', 7)
  console.log('\nSaving one act in Chromium, median ms')
  console.log({ 'after 100': small, 'after 50,000': large, 'as one map, after 50,000': largeAsMap })
  printGoal('saving one act after 50,000 (goal at most 3)', large, large <= 3, ' ms')
  printGoal('growth from 100 to 50,000 events (goal at most 1.5)', large / small, large / small <= 1.5)
  printGoal(
    'as one map it takes this many times as long (goal at least 20)',
    largeAsMap / large,
    largeAsMap / large >= 20,
  )

  await run('open', 'n50000', 5)
  const opened = await run('open', 'n50000', 21)
  const openedAsMap = await run('openAsMap', 'n50000', 7)
  console.log('\nOpening 50,000 events in Chromium, median ms')
  console.log({ columns: opened, 'as one map': openedAsMap })
  printGoal('opening 50,000 events (goal at most 15)', opened, opened <= 15, ' ms')
  printGoal(
    'as one map it takes this many times as long (goal at least 10)',
    openedAsMap / opened,
    openedAsMap / opened >= 10,
  )
} finally {
  await browser.close()
  server.close()
}
