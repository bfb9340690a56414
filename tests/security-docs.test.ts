import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SUPPORT_EMAIL } from '#domain/product.ts'

const INDEX = 'docs/security.md'
const chapters = readdirSync('docs/security').map((name) => `docs/security/${name}`)
const textOf = (path: string) => readFileSync(path, 'utf8')

/** How many rows of levels 1 and 2 each chapter of ASVS 5.0.0 has. */
const ROWS_OF_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]
const STATES = ['holds', 'not yet', 'operator', 'does not apply'] as const
type State = (typeof STATES)[number]

/** `| 1.2.3 | asks for | state | shown by |` */
const rows = chapters.flatMap((path) =>
  textOf(path)
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
    .map((line) => {
      const [id = '', asks = '', state = '', shown = '', ...more] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      return { id, chapter: Number(id.split('.')[0]), asks, state, shown, more }
    }),
)

/** Files named as `path`, each with the title of a test behind it, if there is one: `path` “title”. A second title follows after a comma. */
function namedIn(text: string): { path: string; title: string | undefined }[] {
  const named = text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|md|json))`(?: “([^”]+)”)?/g)
  return [...named].map(([, path = '', title]) => ({ path, title }))
}

const problems = (text: string) =>
  namedIn(text).flatMap(({ path, title }) => {
    if (!existsSync(path)) return [`${path} is not there`]
    return title === undefined || textOf(path).includes(title) ? [] : [`${path} has no “${title}”`]
  })

test('every file and test that the pages about security name is there', () => {
  const pages = [INDEX, ...chapters].map(textOf)
  expect(pages.flatMap(problems)).toEqual([])
  expect(pages.flatMap(namedIn).filter(({ title }) => title).length).toBeGreaterThan(60)
  // a title stands behind its file, or nobody looks for it
  expect(pages.flatMap((page) => page.match(/(?<!`) “[^”]*”/g) ?? [])).toEqual([])
})

test('the check finds what it is for', () => {
  expect(problems('`gateway/no-such-file.ts`')).toHaveLength(1)
  expect(
    problems('`tests/security-docs.test.ts` “no such title here, cut in two'.concat(' for this test”')),
  ).toHaveLength(1)
  expect(problems('`tests/security-docs.test.ts` “the check finds what it is for”')).toEqual([])
})

test('every row of the standard is there once, whole, in order of its chapters', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(ROWS_OF_CHAPTER.map((_, index) => rows.filter(({ chapter }) => chapter === index + 1).length)).toEqual(
    ROWS_OF_CHAPTER,
  )
  const broken = rows.filter(
    ({ asks, state, shown, more }) => !asks || !shown || more.length > 0 || !STATES.includes(state as State),
  )
  expect(broken).toEqual([])
})

test('the table of counts says what the rows say', () => {
  const countsOf = (some: typeof rows) => [
    ...STATES.map((state) => some.filter((row) => row.state === state).length),
    some.length,
  ]
  const wanted = ROWS_OF_CHAPTER.map((_, index) => countsOf(rows.filter(({ chapter }) => chapter === index + 1)))
  const written = textOf(INDEX)
    .split('\n')
    .filter((line) => /^\| (?:\d+ |all \|)/.test(line))
    .map((line) => line.split('|').slice(2, -1).map(Number))
  expect(written).toEqual([...wanted, countsOf(rows)])
})

test('weaknesses are reported to the address of the product', () => {
  expect(textOf(INDEX)).toContain(SUPPORT_EMAIL)
})
