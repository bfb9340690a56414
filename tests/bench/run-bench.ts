import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// `npm run bench [words]`: every *.bench.ts beside this file whose name holds one of the words; a missed goal fails the run.
const here = fileURLToPath(new URL('.', import.meta.url))
const words = process.argv.slice(2)
const files = readdirSync(here)
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
  .sort()
const failed = files.filter((name) => {
  console.log(`\n=== ${name}`)
  return spawnSync(process.execPath, [here + name], { stdio: 'inherit' }).status !== 0
})
console.log(failed.length === 0 ? '\nAll goals met.' : `\nMissed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
