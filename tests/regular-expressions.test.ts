import { readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { findRegularExpressions } from './architecture/find-regular-expressions.ts'
import { readSourceFiles } from './architecture/read-imports.ts'

/** Code that meets texts from outside: what students, models and foreign gateways write. Authoring tools read our own content. */
const MEETS_OUTSIDE = /^(?:app|domain|gateway|workers)\/(?!.*\.test\.)/

/** How a regular expression can take more than linear time, one word for each way; none when it cannot. */
const slowWays = (source: string, flags: string) => analyse({ source, flags }).reports.map(({ type }) => type)

test('every regular expression that may meet a text from outside takes linear time', () => {
  const files = [...readSourceFiles().map(({ path }) => path), 'server.ts'].filter(
    (path) => path === 'server.ts' || MEETS_OUTSIDE.test(path),
  )
  const all = files.flatMap((path) =>
    findRegularExpressions(path, readFileSync(path, 'utf8')).map((one) => ({ path, ...one })),
  )
  expect(all.length).toBeGreaterThan(300)
  const slow = all.flatMap(({ path, line, pattern, flags }) =>
    slowWays(pattern, flags).map((way) => `${path}:${line} /${pattern}/${flags} (${way})`),
  )
  expect(slow).toEqual([])
})

test('the check finds what it is for', () => {
  const source = 'const a = 1 / 2\nconst b = /\\s+$/g\nconst c = [/(a+)+b/, "/x+$/"]'
  const found = findRegularExpressions('sample.ts', source)
  expect(found).toEqual([
    { pattern: '\\s+$', flags: 'g', line: 2 },
    { pattern: '(a+)+b', flags: '', line: 3 },
  ])
  expect(found.map(({ pattern, flags }) => slowWays(pattern, flags).length > 0)).toEqual([true, true])
  expect(slowWays('(?<!\\s)\\s+$', '')).toEqual([])
})
