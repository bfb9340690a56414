import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Licences under which a package may be part of what runs, as SPDX names them: all let anybody use, change and pass on the whole, also for
 * money. MPL-2.0 binds only its own files, OFL-1.1 is for fonts, CC-BY-4.0 for tables of facts (which browser knows what).
 */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
])

export type Licensed = { name: string; version: string; licence: string }
type LockedPackage = { version?: string; license?: string; dev?: boolean; link?: boolean }

/**
 * Every package of the lock file that is there without development tools, with its licence: what the installed package says itself, else
 * (for another kind of machine) what the lock file says. `UNKNOWN` where nobody says.
 */
export function listLicences(root: string): Licensed[] {
  const packages: Record<string, LockedPackage> = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  ).packages
  const listed = Object.entries(packages).flatMap(([path, locked]): Licensed[] => {
    if (path === '' || locked.dev || locked.link) return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const licence = licenceOf(installed(join(root, path, 'package.json'))) ?? locked.license ?? 'UNKNOWN'
    return [{ name, version: locked.version ?? '', licence }]
  })
  return listed.sort((one, two) => one.licence.localeCompare(two.licence) || one.name.localeCompare(two.name))
}

function installed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** The `license` of a package.json; older ones have an object there. */
function licenceOf(manifest: unknown): string | undefined {
  if (typeof manifest !== 'object' || manifest === null || !('license' in manifest)) return undefined
  const { license } = manifest
  if (typeof license === 'string') return license
  const type = typeof license === 'object' && license !== null && 'type' in license ? license.type : undefined
  return typeof type === 'string' ? type : undefined
}

/** Whether an SPDX expression is allowed: of `OR` one side, of `AND` both. A licence with an exception (`WITH`) is another licence. */
export function isAllowed(expression: string): boolean {
  const sides = (text: string, word: string) => text.split(new RegExp(`\\s+${word}\\s+`)).map((side) => side.trim())
  const plain = expression.trim().replace(/^\(([^()]*)\)$/, '$1')
  return sides(plain, 'OR').some((side) => sides(side, 'AND').every((licence) => ALLOWED.has(licence)))
}
