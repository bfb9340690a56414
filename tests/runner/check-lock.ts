import { readFileSync } from 'node:fs'

type LockedPackage = { optionalDependencies?: Record<string, string>; hasInstallScript?: boolean; resolved?: string }

/** What would make `npm ci` fail or run foreign code: platform packages missing from the lock, install scripts, loose pins. */
export function checkLock(lockPath: string, manifestPath: string): string[] {
  const packages: Record<string, LockedPackage> = JSON.parse(readFileSync(lockPath, 'utf8')).packages
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'))
  const problems: string[] = []
  for (const [path, entry] of Object.entries(packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {}))
      if (!packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`])
        problems.push(`the lock lacks ${name}, wanted by ${path || 'this package'}`)
    if (entry.hasInstallScript) problems.push(`${path} has an install script`)
  }
  for (const group of ['dependencies', 'devDependencies', 'optionalDependencies'])
    for (const [name, version] of Object.entries<string>(manifest[group] ?? {}))
      if (!/^\d/.test(version)) problems.push(`${name} is not pinned: ${version}`)
  return problems
}
