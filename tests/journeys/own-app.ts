import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { test as base, expect } from './journey.ts'
import { startApp } from './start-app.ts'

type OwnApp = { address: string; stop: () => Promise<void>; start: () => Promise<void> }

/**
 * A journey with an app of its own, which can be stopped and started again at the same address, and with its service worker. The browser's
 * switch alone is not enough: a service worker's own requests may be exempt from it.
 */
export const test = base.extend<{ app: OwnApp }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  app: async ({}, use) => {
    const port = await freePort()
    const env = { PORT: String(port), DATA_DIR: mkdtempSync(join(tmpdir(), 'ilm-offline-')), LOG_LEVEL: 'warn' }
    let app: Awaited<ReturnType<typeof startApp>> | undefined = await startApp(env)
    const stop = async () => {
      await app?.stop()
      app = undefined
    }
    const start = async () => {
      app = await startApp(env)
    }
    await use({ address: `http://127.0.0.1:${port}`, stop, start })
    await stop()
  },
  baseURL: async ({ app }, use) => use(app.address),
  serviceWorkers: 'allow',
  // what the browser itself says of calls that nobody answers
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  expectedErrors: async ({}, use) => use([/net::ERR_/, /Failed to load resource/]),
})

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Waits until the device keeps the app. */
export async function waitUntilKept(page: Page) {
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none')
  await expect.poll(state, { timeout: 60_000 }).toBe('activated')
}

/** No network, in both ways. */
export async function goOffline(app: OwnApp, context: BrowserContext) {
  await app.stop()
  await context.setOffline(true)
}

export async function goOnline(app: OwnApp, context: BrowserContext) {
  await app.start()
  await context.setOffline(false)
}
