import { spawnSync } from 'node:child_process'
import { ensureBrowser } from '../runner/ensure-browser.ts'

// `npm run fuzz`: every call of the gateway and every server function 10,000 times, with times and memory printed. `FUZZ_RUNS` sets
// another number.
const env = {
  ...process.env,
  FUZZ_RUNS: process.env.FUZZ_RUNS || '10000',
  CHROMIUM_PATH: ensureBrowser() ?? '',
}
const run = (...args: string[]) =>
  spawnSync('npx', args, { stdio: 'inherit', shell: process.platform === 'win32', env }).status === 0
const gateway = run('vitest', 'run', '--config', 'app.config.ts', 'tests/fuzz')
const functions = run(
  'playwright',
  'test',
  'tests/journeys/fuzz-functions.spec.ts',
  'tests/journeys/hostile-requests.spec.ts',
)
process.exitCode = gateway && functions ? 0 : 1
