import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gatewayContract } from '#domain/gateway-contract/gateway-contract.ts'
import { findCycles } from './architecture/find-cycles.ts'
import { brokenRules, DOMAIN_ORDER } from './architecture/import-rules.ts'
import { readSourceFiles } from './architecture/read-imports.ts'

const files = readSourceFiles()

/** Files that may be longer than 250 lines, each with its reason. */
const longFiles: Record<string, string> = {}

test('every file imports only what its room may import', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap((file) => brokenRules(file.path, file.imports))).toEqual([])
})

test('the rules catch what they forbid', () => {
  expect(brokenRules('domain/exam/score-exam.ts', ['react'])).toHaveLength(1)
  expect(brokenRules('domain/exam/score-exam.ts', ['gateway/gateway.ts'])).toHaveLength(1)
  expect(brokenRules('app/features/exam/exam-page.tsx', ['app/features/lesson/lesson-page.tsx'])).toHaveLength(1)
  expect(brokenRules('gateway/routes/content.ts', ['kysely'])).toHaveLength(1)
  expect(brokenRules('server/serve-files.ts', ['app/start.ts'])).toHaveLength(1)
  expect(brokenRules('app/platform/session.ts', ['gateway/start-gateway.ts'])).not.toEqual([])
})

test('rooms of the domain import downwards only, and each has its floor', () => {
  const rooms = new Set(files.flatMap((file) => file.path.match(/^domain\/([^/]+)\//)?.[1] ?? []))
  expect([...rooms].filter((room) => !(DOMAIN_ORDER as readonly string[]).includes(room))).toEqual([])
  expect(brokenRules('domain/question/question.ts', ['domain/exam/exam.ts'])).toHaveLength(1)
  expect(brokenRules('domain/exam/exam.ts', ['domain/question/question.ts'])).toEqual([])
})

test('the domain has no clock, no chance and no machine under it', () => {
  const impure =
    /\bDate\.now\(|\bMath\.random\b|\bnew Date\(\)|\bperformance\.now\(|\bcrypto\.|['"]node:|\bprocess\.env\b/
  const domain = files.filter((file) => file.path.startsWith('domain/') && !file.path.endsWith('.test.ts'))
  expect(domain.filter((file) => impure.test(readFileSync(file.path, 'utf8'))).map((file) => file.path)).toEqual([])
  expect('const now = Date.now()').toMatch(impure)
})

test('a path of the gateway stands in the contract and nowhere else', () => {
  // `/healthz` is the app's own address too
  const paths = Object.values(gatewayContract).flatMap(({ path }) =>
    path === '/healthz' ? [] : (path.split('/{')[0] ?? []),
  )
  const written = (text: string) =>
    paths.filter((path) => [`'${path}'`, `'${path}/`, `\`${path}/`].some((code) => text.includes(code)))
  const readers = files.filter(({ path }) => /^(app|gateway|workers)\//.test(path) && !/\.test\.tsx?$/.test(path))
  expect(readers.flatMap(({ path }) => written(readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`))).toEqual(
    [],
  )
  expect(written("callGateway({ path: '/me/sessions' })")).toContain('/me/sessions')
})

test('no file imports itself through others', () => {
  const names = new Set(files.map((file) => file.path))
  const graph = new Map(files.map((file) => [file.path, file.imports.filter((name) => names.has(name))]))
  expect(findCycles(graph).map((cycle) => cycle.join(' → '))).toEqual([])
  expect(
    findCycles(
      new Map([
        ['a', ['b']],
        ['b', ['a']],
      ]),
    ),
  ).toHaveLength(1)
})

test('file names say what is inside', () => {
  const vague = /(^|\/)(utils?|helpers?|misc|common|types|index)\.tsx?$/
  const kebab = /^[a-z0-9]+([-.][a-z0-9]+)*\.tsx?$/
  const badNames = files
    .map((file) => file.path)
    .filter(
      (path) => vague.test(path) || (!path.startsWith('app/routes/') && !kebab.test(path.split('/').at(-1) ?? '')),
    )
    .filter((path) => !/^app\/routes\/(.*\/)?index\.tsx$/.test(path))
  expect(badNames).toEqual([])
})

test('files stay short enough to read at once', () => {
  const long = files
    .filter((file) => file.lines > 250 && !(file.path in longFiles))
    .map((file) => `${file.path} (${file.lines})`)
  expect(long).toEqual([])
})
