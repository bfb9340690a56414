import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areaOf, citedIds, linkTests, readCitations, readRuleFiles, rulesIn } from './house/read-rules.ts'

// docs/rules: from the id in a comment to the rule, from the rule to the tests that show it.

const files = readRuleFiles()
const rules = files.flatMap(({ file, markdown }) => rulesIn(file, markdown))
const defined = new Set(rules.map(({ id }) => id))
const areas = new Set(rules.map(({ id }) => areaOf(id)))
const citations = readCitations()

/** Ids of an area of ours that no rule has. */
const undefinedIds = (ids: Iterable<string>) => [...ids].filter((id) => areas.has(areaOf(id)) && !defined.has(id))

test('every rule that code or a test cites is in docs/rules', () => {
  expect(defined.size).toBeGreaterThan(500)
  const unknown = [...citations].flatMap(([path, ids]) => undefinedIds(ids).map((id) => `${path}: ${id}`))
  expect(unknown).toEqual([])
})

test('a cited rule that is nowhere is found, in a range too, and other names are left alone', () => {
  expect(undefinedIds(citedIds('(EXP-19, EXP-99)'))).toEqual(['EXP-99'])
  expect(undefinedIds(citedIds('EXP-18..21'))).toEqual(['EXP-20', 'EXP-21'])
  expect(undefinedIds(citedIds('as decided (D99)'))).toEqual(['D99'])
  expect(undefinedIds(citedIds('SHA-256, UTF-16 and FNV-1a'))).toEqual([])
})

test('a rule stands once, under an anchor of its own name', () => {
  const ids = rules.map(({ id }) => id)
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  const lines = files.flatMap(({ markdown }) => markdown.split('\n')).filter((line) => line.startsWith('- '))
  const anchors = lines.map((line) => line.match(/^- <a id="([^"]+)">/)?.[1])
  expect(anchors).toEqual(ids.map((id) => id.toLowerCase()))
})

test('the tests linked after a rule exist and name it (`npm run rules` writes the links)', () => {
  const links = rules.flatMap(({ id, tests }) => tests.map((path) => ({ id, path })))
  expect(links.length).toBeGreaterThan(500)
  const stale = links.filter(({ id, path }) => !existsSync(path) || !citations.get(path)?.has(id))
  expect(stale).toEqual([])
})

test('links between rules and documents lead somewhere', () => {
  const pages = [...files, { file: 'docs/rules/README.md', markdown: readFileSync('docs/rules/README.md', 'utf8') }]
  const anchors = new Set(rules.map(({ id, file }) => `${file}#${id.toLowerCase()}`))
  const broken = pages.flatMap(({ file, markdown }) =>
    [...markdown.matchAll(/\]\(([^)]+)\)/g)]
      .map(([, link = '']) => new URL(link, `file:///${file}`))
      .map(({ pathname, hash }) => ({ path: pathname.slice(1), hash }))
      .filter(({ path, hash }) => !existsSync(path) || (hash !== '' && !anchors.has(path + hash)))
      .map(({ path, hash }) => `${file}: ${path}${hash}`),
  )
  expect(broken).toEqual([])
})

test('every area is in the table of docs/rules/README.md, and no file is too long to read', () => {
  const table = readFileSync('docs/rules/README.md', 'utf8')
  expect([...areas].filter((area) => !table.includes(`\`${area}\``))).toEqual([])
  expect(files.filter(({ file }) => !table.includes(`](${file.split('/').at(-1)})`))).toEqual([])
  expect(files.filter(({ markdown }) => markdown.split('\n').length > 200).map(({ file }) => file)).toEqual([])
})

test('writing links twice changes nothing, and a rule without a test says so', () => {
  const line = '- <a id="exp-12"></a>**EXP-12** It is final.'
  const linked = linkTests(line, () => ['tests/journeys/exam.spec.ts'])
  expect(linked).toBe(`${line} *Tests:* [exam.spec.ts](../../tests/journeys/exam.spec.ts)`)
  expect(linkTests(linked, () => ['tests/journeys/exam.spec.ts'])).toBe(linked)
  expect(linkTests(linked, () => [])).toBe(`${line} *No test names it.*`)
})
