import { spawnSync } from 'node:child_process'
import { findBrowser } from './find-browser.ts'

const attempts: [string, string[]][] = [
  ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
  ['npx', ['playwright', 'install', 'chromium']],
  // Playwright's download may be out of reach; a Debian machine then has the package.
  ...(process.platform === 'linux' && process.getuid?.() === 0
    ? ([
        ['apt-get', ['update']],
        ['apt-get', ['install', '-y', 'chromium']],
      ] as [string, string[]][])
    : []),
]

/** The browser's path, installing one if there is none; undefined when every way failed. */
export function ensureBrowser(): string | undefined {
  for (const [command, args] of attempts) {
    const found = findBrowser()
    if (found) return found
    console.log(`no Chromium yet: ${command} ${args.join(' ')}`)
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 5 * 60_000 })
  }
  return findBrowser()
}
