import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export type SourceFile = { path: string; lines: number; imports: string[] }

const roots = ['app', 'authoring', 'domain', 'gateway', 'server', 'workers', 'tests']
const isSource = (path: string) => /\.tsx?$/.test(path) && !path.endsWith('routeTree.gen.ts')

/** Packages keep their name; imports inside the project become paths from its top. */
function resolveImport(from: string, specifier: string) {
  const clean = specifier.replace(/\?.*$/, '')
  if (clean.startsWith('#')) return clean.slice(1)
  if (clean.startsWith('.')) return normalize(join(dirname(from), clean)).replaceAll('\\', '/')
  return clean
}

/** Every source file of the project with what it imports, statically or not. */
export function readSourceFiles(): SourceFile[] {
  return roots
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => `${root}/${name}`.replaceAll('\\', '/')),
    )
    .filter(isSource)
    .map((path) => {
      const text = readFileSync(path, 'utf8')
      const specifiers = [...text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'([^'\n]+)'/g)].map(
        (match) => match[1] ?? '',
      )
      const worker = [...text.matchAll(/new URL\(\s*'([^'\n]+\.ts)'/g)].map((match) => match[1] ?? '')
      return {
        path,
        lines: text.split('\n').length,
        imports: [...specifiers, ...worker].map((specifier) => resolveImport(path, specifier)),
      }
    })
}
