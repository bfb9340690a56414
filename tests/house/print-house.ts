import { spawnSync } from 'node:child_process'
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

const scores = readMutationScores('test-results/mutation.json')
console.log(
  scores.size === 0
    ? '\nmutation score: none yet; `npm run house:mutation` takes about half an hour'
    : `\nmutation score (goal 85 %):\n${[...scores].map(([room, { score, mutants }]) => `  ${room.padEnd(18)} ${score.toFixed(1)} % of ${mutants}`).join('\n')}`,
)

console.log('\nunused files, exports and dependencies:')
const knip = spawnSync('npx', ['knip', '--no-progress'], { encoding: 'utf8', shell: process.platform === 'win32' })
console.log(knip.status === 0 ? '  none' : knip.stdout)
