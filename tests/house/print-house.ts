import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { measureRooms, readMutationScores } from './measure-size.ts'

// `npm run house`: how big the rooms are, how much of them is tested, and what nobody uses.

console.log('room        files   code  tests  tests/code  median  p90  longest (lines)')
for (const { room, files, code, tests, median, p90, longest } of measureRooms()) {
  const cells = [files, code, tests].map((value) => String(value).padStart(6)).join(' ')
  const ratio = (tests / code).toFixed(2).padStart(10)
  console.log(
    `${room.padEnd(10)} ${cells}  ${ratio}  ${String(median).padStart(6)} ${String(p90).padStart(4)}  ${String(longest).padStart(7)}`,
  )
}

type KeptScore = { what: string; score: number; mutants?: number; measured: string; how: string }

console.log('\nmutation score (goal 85 %), as it was measured last (tests/house/mutation-scores.json):')
for (const { what, score, mutants, measured } of JSON.parse(
  readFileSync('tests/house/mutation-scores.json', 'utf8'),
) as KeptScore[])
  console.log(`  ${what.padEnd(48)} ${score.toFixed(1)} %${mutants ? ` of ${mutants}` : ''}, ${measured}`)

const scores = readMutationScores('test-results/mutation.json')
if (scores.size > 0) console.log('the run whose report lies here:')
for (const [room, { score, mutants }] of scores) console.log(`  ${room.padEnd(48)} ${score.toFixed(1)} % of ${mutants}`)

console.log('\nunused files, exports and dependencies:')
const knip = spawnSync('npx', ['knip', '--no-progress'], { encoding: 'utf8', shell: process.platform === 'win32' })
console.log(knip.status === 0 ? '  none' : knip.stdout)
