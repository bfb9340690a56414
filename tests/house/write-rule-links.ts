import { writeFileSync } from 'node:fs'
import { linkTests, readCitations, readRuleFiles, rulesIn } from './read-rules.ts'

// `npm run rules`: writes the tests that name a rule after it, in every file of docs/rules.

const tests = [...readCitations()].filter(([path]) => /\.(test|spec)\.tsx?$/.test(path))
const testsOf = (id: string) =>
  tests
    .filter(([, ids]) => ids.has(id))
    .map(([path]) => path)
    .sort()

const files = readRuleFiles()
for (const { file, markdown } of files) writeFileSync(file, linkTests(markdown, testsOf))

const rules = files.flatMap(({ file, markdown }) => rulesIn(file, markdown))
const untested = rules.filter(({ id }) => testsOf(id).length === 0)
console.log(`${rules.length} rules, ${rules.length - untested.length} named by a test`)
console.log(`named by none: ${untested.map(({ id }) => id).join(', ') || '–'}`)
