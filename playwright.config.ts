import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './tests/runner/find-browser.ts'

const port = Number(process.env.JOURNEY_PORT ?? 3200)

/** Journeys run on the built app (`npm run build` first) with a database of their own. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  timeout: 30_000,
  workers: 1,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'retain-on-failure',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
  webServer: {
    command: 'node server.ts',
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: String(port), DATA_DIR: 'test-results/data' },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
