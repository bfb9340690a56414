import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Where a Chromium for the journeys may be: one named by hand, Playwright's own download, or the system's. */
export function findBrowser(): string | undefined {
  return [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((path) => path !== undefined && path !== '' && existsSync(path))
}

/** Root needs --no-sandbox; the rest keeps a browser on a closed network quiet. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--disable-dev-shm-usage',
]
