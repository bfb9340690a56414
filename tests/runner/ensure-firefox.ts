import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const findFirefox = (): string | undefined =>
  [
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find((path) => path !== undefined && path !== '' && existsSync(path) && starts(path))

/** A package that only leads to a snap, or a home of somebody else, is no Firefox that starts. */
const starts = (path: string): boolean =>
  spawnSync(path, ['--headless', '--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0

/** The path of a Firefox as its makers or the distribution ship it, installed from Debian's packages where that can be done; undefined where not. */
export function ensureFirefox(): string | undefined {
  const found = findFirefox()
  if (found || process.platform !== 'linux' || process.getuid?.() !== 0) return found
  for (const args of [['update'], ['install', '-y', 'firefox-esr']])
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 5 * 60_000 })
  return findFirefox()
}
