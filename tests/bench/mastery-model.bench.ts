import { bestPeers, errorIn, worlds } from '#tests/simulation/compare-mastery-models.ts'

// The decision in docs/decisions/2026-11-20-mastery.md, worked out again. Training and test students differ.
const models = bestPeers(300, 1)
console.log('\nMastery: distance between expected and true chance of the next answer (root mean square)')
console.log(`${'model'.padEnd(20)}${worlds.map((world) => world.padStart(12)).join('')}${'mean'.padStart(12)}`)
for (const [name, make] of Object.entries(models)) {
  const errors = worlds.map((world) => errorIn(world, make, 3000, 2))
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
  console.log(`${name.padEnd(20)}${[...errors, mean].map((error) => error.toFixed(4).padStart(12)).join('')}`)
}
