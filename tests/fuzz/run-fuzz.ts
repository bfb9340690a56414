import { spawnSync } from 'node:child_process'

// `npm run fuzz`: every call of the gateway 10,000 times, with times and memory printed. `FUZZ_RUNS` sets another number.
const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'app.config.ts', 'tests/fuzz'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, FUZZ_RUNS: process.env.FUZZ_RUNS || '10000' },
})
process.exitCode = status ?? 1
