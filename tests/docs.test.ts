import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSourceFiles } from './architecture/read-imports.ts'

const WALKS = 'docs/walks'
const stop = /^\d+\. \[`([^`]+)`\]\(\.\.\/\.\.\/([^)]+)\)/

const walks = readdirSync(WALKS)
  .filter((name) => name !== 'README.md')
  .map((name) => {
    const lines = readFileSync(`${WALKS}/${name}`, 'utf8').split('\n')
    return { name, stops: lines.flatMap((line) => (line.match(stop) ? [line.match(stop) ?? []] : [])) }
  })

describe.each(walks)('the walk $name', ({ name, stops }) => {
  const files = stops.map(([, , path = '']) => path)

  test('leads through files that are there, and meets each once', () => {
    expect(files.length).toBeGreaterThan(20)
    expect(stops.filter(([, shown, path = '']) => shown !== path || !existsSync(path)).map(([line]) => line)).toEqual(
      [],
    )
    expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([])
    const numbered = readFileSync(`${WALKS}/${name}`, 'utf8').match(/^\d+\. /gm)
    expect(numbered).toHaveLength(files.length)
  })

  test('never leaves the house: each file is tied to another of the walk by an import', () => {
    const imports = new Map(readSourceFiles().map((file) => [file.path, file.imports]))
    const isTied = (path: string) =>
      files.some(
        (other) => other !== path && (imports.get(other)?.includes(path) || imports.get(path)?.includes(other)),
      )
    expect(files.filter((path) => !isTied(path))).toEqual([])
  })
})

test('every dependency that runs has its reason in docs/dependencies.md, and nothing else stands there', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
  const rows = readFileSync('docs/dependencies.md', 'utf8').split('\n').slice(6)
  const named = rows
    .flatMap(
      (row) =>
        row
          .split('|')[1]
          ?.split(',')
          .map((name) => name.trim()) ?? [],
    )
    .filter(Boolean)
  const reasons = named.filter((name) => name !== 'Package' && !name.startsWith('--'))
  expect(reasons.toSorted()).toEqual(Object.keys(dependencies).toSorted())
})
