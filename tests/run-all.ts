import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { checkLock } from './runner/check-lock.ts'
import { ensureBrowser } from './runner/ensure-browser.ts'
import { type Counts, stages } from './runner/stages.ts'

// `npm test`: everything, stage by stage; all stages run even when one fails, and the last line counts the tests.
const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const total: Counts = { passed: 0, failed: 0 }
const failures: string[] = []
function record(name: string, counts: Counts) {
  total.passed += counts.passed
  total.failed += counts.failed
  if (counts.failed > 0) failures.push(name)
}
const oneCheck = (ok: boolean): Counts => ({ passed: Number(ok), failed: Number(!ok) })

const lockProblems = checkLock('package-lock.json', 'package.json')
for (const problem of lockProblems) console.log(`lock file: ${problem}`)
record('lock file', oneCheck(lockProblems.length === 0))

const browser = ensureBrowser()
if (!browser) console.log('No Chromium could be found or installed: set CHROMIUM_PATH to one and run again.')

for (const stage of stages) {
  console.log(`\n== ${stage.name}`)
  const started = Date.now()
  const [command, args] = stage.command
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, CHROMIUM_PATH: browser ?? '', PLAYWRIGHT_JSON_OUTPUT_FILE: `${results}/journeys.json` },
  })
  let counts = oneCheck(status === 0)
  if (stage.counts) {
    try {
      counts = stage.counts(results)
      if (status !== 0 && counts.failed === 0) counts.failed = 1
    } catch {
      counts = { passed: 0, failed: 1 } // the runner died before it wrote its report
    }
  }
  record(stage.name, counts)
  console.log(
    `== ${stage.name}: ${counts.passed} passed, ${counts.failed} failed, ${Math.round((Date.now() - started) / 1000)} s`,
  )
}

if (failures.length > 0) console.log(`\nfailed: ${failures.join('; ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
