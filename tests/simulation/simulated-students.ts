import type { SkillEvidence } from '#domain/mastery/skill-evidence.ts'

/** Worlds to test a model in: no model may be judged only in a world built after itself. */
export type World = 'gradual' | 'sudden' | 'forgetting'

/** A normal random number (Box and Muller 1958). */
export const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
export const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

const GUESSES = [0.25, 0.25, 0.02, 0.05, 0.5]

/** One simulated student's way through one skill: each answer, and the true chance it had. */
export function practise(world: World, answers: number, random: () => number, talent = normal(random)) {
  let ability = -0.5 + 0.8 * talent + 0.6 * normal(random)
  const speed = 0.05 + 0.15 * random()
  let hasLearned = random() < 0.25 + 0.1 * talent
  const list: { evidence: SkillEvidence; chance: number }[] = []
  const chanceOf = (difficulty: number, guess: number) => {
    const knows =
      world === 'sudden' ? (hasLearned ? 0.93 - 0.04 * difficulty : 0.08) : logistic(1.1 * (ability - difficulty))
    return guess + (0.96 - guess) * knows
  }
  for (let i = 0; i < answers; i++) {
    const level = Math.floor(random() * 3)
    const guess = GUESSES[Math.floor(random() * GUESSES.length)] ?? 0.25
    // levels are not exactly what their label says
    const difficulty = level - 1 + 0.3 * normal(random)
    const chance = chanceOf(difficulty, guess)
    list.push({ evidence: { isCorrect: random() < chance, weight: 1, difficulty: level - 1, guess }, chance })
    ability += speed * (1 - logistic(ability - 1.5))
    if (world === 'forgetting' && random() < 0.08) ability -= 0.5
    if (!hasLearned) hasLearned = random() < speed
  }
  return { list, chanceOf }
}
