import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { checkLock } from './runner/check-lock.ts'
import { ensureBrowser } from './runner/ensure-browser.ts'
import { ensureFirefox } from './runner/ensure-firefox.ts'
import type { Report } from './runner/read-report.ts'
import { stages } from './runner/stages.ts'

// `npm test`: everything, stage by stage; all stages run even when one fails, and the last line counts the tests.
const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const total = { passed: 0, failed: 0 }
const failures: string[] = []
function record(name: string, report: Report) {
  total.passed += report.passed
  total.failed += report.failed
  if (report.failed > 0) failures.push(name, ...report.failures)
}
const oneCheck = (ok: boolean): Report => ({ passed: Number(ok), failed: Number(!ok), failures: [] })

const lockProblems = checkLock('package-lock.json', 'package.json')
for (const problem of lockProblems) console.log(`lock file: ${problem}`)
record('lock file', oneCheck(lockProblems.length === 0))

const browser = ensureBrowser()
if (!browser) console.log('No Chromium could be found or installed: set CHROMIUM_PATH to one and run again.')
const firefox = ensureFirefox()
if (!firefox) console.log('No Firefox could be found or installed: its journeys are skipped.')

for (const stage of stages.filter(({ needsFirefox }) => firefox || !needsFirefox)) {
  console.log(`\n== ${stage.name}`)
  const started = Date.now()
  const [command, args] = stage.command
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      CHROMIUM_PATH: browser ?? '',
      FIREFOX_PATH: firefox ?? '',
      ...(stage.reportFile && { PLAYWRIGHT_JSON_OUTPUT_FILE: `${results}/${stage.reportFile}` }),
    },
  })
  const report = stage.report ? readReport(stage.report, status === 0) : oneCheck(status === 0)
  record(stage.name, report)
  console.log(
    `== ${stage.name}: ${report.passed} passed, ${report.failed} failed, ${Math.round((Date.now() - started) / 1000)} s`,
  )
}

// once more at the end, where a reader looks first
if (failures.length > 0) console.log(`\nfailed:\n${failures.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function readReport(read: (folder: string) => Report, isFine: boolean): Report {
  try {
    const report = read(results)
    return isFine || report.failed > 0 ? report : { ...report, failed: 1 }
  } catch {
    return oneCheck(false) // the runner died before it wrote its report
  }
}
