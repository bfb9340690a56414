import { readdirSync, readFileSync } from 'node:fs'
import { readSourceFiles } from '../architecture/read-imports.ts'

const RULES_FOLDER = 'docs/rules'

/** One rule as `docs/rules` has it; `tests` are paths from the top of the project. */
export type Rule = { id: string; file: string; tests: string[] }

const citation = /\b([A-Z]{3})-(\d{2,3})(?:(?:\.\.|…)(\d{2,3}))?\b|\bD([1-9]\d?)\b/g
const ruleLine =
  /^- <a id="([a-z0-9-]+)"><\/a>\*\*([A-Z]+-?\d+)\*\* (.*?)(?: \*Tests:\* (.*)| \*No test names it\.\*)?$/
const upToTop = '../../'

/** Rule ids in a text, ranges such as `EXP-15..19` written out. Whatever only looks like one (`SHA-256`) is among them. */
export function citedIds(text: string): Set<string> {
  const ids = [...text.matchAll(citation)].flatMap(([, area, first = '', last = first, decision]) => {
    if (decision) return [`D${decision}`]
    const numbers = Array.from({ length: Math.max(1, Number(last) - Number(first) + 1) }, (_, i) => Number(first) + i)
    return numbers.map((number) => `${area}-${String(number).padStart(first.length, '0')}`)
  })
  return new Set(ids)
}

/** `EXP` of `EXP-12`, `D` of `D7`. */
export const areaOf = (id: string) => id.replace(/-?\d+$/, '')

/** The rules of one file, in its order. */
export function rulesIn(file: string, markdown: string): Rule[] {
  return markdown.split('\n').flatMap((line) => {
    const [, , id, , links = ''] = line.match(ruleLine) ?? []
    if (!id) return []
    return [
      { id, file, tests: [...links.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path.slice(upToTop.length)) },
    ]
  })
}

/** The text of a rules file with the tests of every rule written after it, whatever stood there before. */
export function linkTests(markdown: string, testsOf: (id: string) => readonly string[]): string {
  return markdown
    .split('\n')
    .map((line) => {
      const [, anchor, id, text] = line.match(ruleLine) ?? []
      if (!id) return line
      const links = testsOf(id).map((path) => `[${path.slice(path.lastIndexOf('/') + 1)}](${upToTop}${path})`)
      const tests = links.length > 0 ? `*Tests:* ${links.join(', ')}` : '*No test names it.*'
      return `- <a id="${anchor}"></a>**${id}** ${text} ${tests}`
    })
    .join('\n')
}

/** Every file with rules, and its text. */
export const readRuleFiles = (): { file: string; markdown: string }[] =>
  readdirSync(RULES_FOLDER)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => ({ file: `${RULES_FOLDER}/${name}`, markdown: readFileSync(`${RULES_FOLDER}/${name}`, 'utf8') }))

/** What every source file cites, by path. The tests of the rules themselves cite samples and are left out. */
export const readCitations = (): Map<string, Set<string>> =>
  new Map(
    readSourceFiles()
      .filter(({ path }) => path !== 'tests/rules.test.ts' && path !== 'tests/house/read-rules.ts')
      .map(({ path }) => [path, citedIds(readFileSync(path, 'utf8'))]),
  )
