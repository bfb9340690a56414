import { defineConfig } from '@playwright/test'
import { journeyAddresses } from './tests/journeys/addresses.ts'
import { browserArguments, findBrowser } from './tests/runner/find-browser.ts'

const executablePath = findBrowser()

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.spec.ts',
  // no journey is about speed, so a busy machine must not fail one: the limits are for what never comes
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // one at a time: they share the servers, and the stub gateway answers as the running journey says
  workers: 1,
  reporter: 'list',
  outputDir: 'test-results/journeys',
  use: {
    baseURL: journeyAddresses.app,
    trace: 'retain-on-failure',
    // what it keeps would stand between a journey and the answers it arranges; the offline journeys allow it
    serviceWorkers: 'block',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    launchOptions: { ...(executablePath && { executablePath }), args: browserArguments },
  },
  webServer: {
    command: 'node tests/journeys/serve-journeys.ts',
    // answers once everything it starts does
    url: `${journeyAddresses.stub}/__stub/log`,
    reuseExistingServer: false,
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
