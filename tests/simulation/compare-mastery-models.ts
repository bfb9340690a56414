import { seededRandom } from '#tests/seeded-random.ts'
import { fixedElo, type KnowledgeModel, knowledgeTracing, uncertainElo } from './knowledge-models.ts'
import { practise, type World } from './simulated-students.ts'

export const worlds: readonly World[] = ['gradual', 'sudden', 'forgetting']

/**
 * Mean distance (root mean square) between a model's expectation and the true chance of each answer, over simulated
 * students of a world. Smaller is better; 0 would be knowing the student's mind.
 */
export function errorIn(world: World, make: () => KnowledgeModel, students: number, seed: number): number {
  const random = seededRandom(seed)
  let sum = 0
  let count = 0
  for (let student = 0; student < students; student++) {
    const model = make()
    for (const { evidence, chance } of practise(world, 5 + Math.floor(random() * 25), random).list) {
      sum += (model.predict(evidence) - chance) ** 2
      count++
      model.learn(evidence)
    }
  }
  return Math.sqrt(sum / count)
}

const over = <A, B, T>(as: readonly A[], bs: readonly B[], make: (a: A, b: B) => T): T[] =>
  as.flatMap((a) => bs.map((b) => make(a, b)))

/** The peers, each with the parameters that suit the three worlds best together: they are given every advantage. */
export function bestPeers(students: number, seed: number) {
  const elos = over([0.2, 0.4, 0.6, 0.8], [-0.5, -0.2, 0], (step, start) => () => fixedElo(step, start))
  const tracings = over([0.2, 0.35, 0.5], [0.05, 0.1, 0.2], (start, learn) =>
    over([0.05, 0.15, 0.25], [0, 0.08], (slip, level) => () => knowledgeTracing(start, learn, slip, level)),
  ).flat()
  const meanError = (make: () => KnowledgeModel) =>
    worlds.reduce((sum, world) => sum + errorIn(world, make, students, seed), 0) / worlds.length
  const bestOf = (models: (() => KnowledgeModel)[]) => {
    const ranked = models.map((make) => ({ make, error: meanError(make) })).sort((a, b) => a.error - b.error)
    const best = ranked[0]
    if (!best) throw new Error('no models given')
    return best.make
  }
  return { fixedElo: bestOf(elos), knowledgeTracing: bestOf(tracings), uncertainElo }
}
