import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { questionTypeSchema } from '#domain/question/type-schemas.ts'

/** Where types of questions are known by name: their own folders, and the registries, one line a type in each. */
const KNOWS_TYPES =
  /^(domain\/question\/types\/|app\/components\/answer\/[a-z-]+\/|domain\/question\/(type-schemas|answer-types|answer-checks|authored-types|plain-types)\.ts$|app\/components\/answer\/answer-views\.ts$)/

const names = questionTypeSchema.options
const quoted = (some: readonly string[]) => `['"](?:${some.join('|')})['"]`
/** Names of two words mean nothing else; the others count where something called a type is compared with them. */
const ALONE = new RegExp(quoted(names.filter((name) => name.includes('-'))))
const COMPARED = new RegExp(`([tT]ype\\)?( [!=]==? |: )|replyOfType\\([^)]*)${quoted(names)}`)
const FOLDER = /from '.*question\/types\//

/** Marks of plots as authors write them, of which one kind is called as a type of question is. */
const PLOT_SAMPLES = /^app\/features\/styleguide\/sample-(plots|data)\.ts$/

const named = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const code = line.replace(/\/\/.*$|^\s*\*.*$/, '')
      const isNamed = ALONE.test(code) || COMPARED.test(code) || FOLDER.test(code)
      return isNamed ? [`${path}:${index + 1} ${line.trim()}`] : []
    })

test('no file outside its folders and the registries knows a type of question by name, so the next one touches no other file', () => {
  const files = ['app', 'authoring', 'domain', 'gateway', 'server', 'workers']
    .flatMap((room) => readdirSync(room, { recursive: true }).map((path) => `${room}/${String(path)}`))
    .filter(
      (path) =>
        /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !KNOWS_TYPES.test(path) && !PLOT_SAMPLES.test(path),
    )
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(named)).toEqual([])
})

test('a name would be found: in a comparison, in a list, and where its folder is imported', () => {
  expect(ALONE.test("if (kind === 'true-false') return")).toBe(true)
  expect(COMPARED.test("question.type === 'table'")).toBe(true)
  expect(COMPARED.test("{ type: 'numeric' }")).toBe(true)
  expect(COMPARED.test("kind: 'table'")).toBe(false)
})
