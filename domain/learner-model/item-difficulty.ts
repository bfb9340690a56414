import { chanceOf, ITEM_SPREAD } from './answer-chance.ts'
import { LEVEL } from './answer-evidence.ts'

/** What an item was answered by students at large: how many times, and how many of them right. */
export type ItemRecord = {
  /** authored level: 1 easy, 2 intermediate, 3 advanced */
  level: number
  /** chance of a blind hit */
  guess: number
  right: number
  total: number
}

/** Spread of the students who answer, in log-odds: that of the course prior, of those who try. */
const STUDENTS_SPREAD = 1.2
/** Their ability and an item's difficulty are looked for from −REACH to REACH. */
const REACH = 5
const STEP = 0.1
/** Abilities of a group around its mean, with their shares. */
const GROUP = Array.from({ length: 25 }, (_, i) => (i - 12) / 4).map((z) => ({
  z: z * STUDENTS_SPREAD,
  share: (Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI)) * 0.25,
}))

/** Share of a group that is right. @param ahead log-odds by which its mean is above the item */
const shareRight = (ahead: number, guess: number): number =>
  GROUP.reduce((sum, { z, share }) => sum + share * chanceOf(ahead + z, guess), 0)

/** The mean ability with which the levels as authored would give as many right answers as there were. */
function groupAbility(items: readonly ItemRecord[]): number {
  const right = items.reduce((sum, item) => sum + item.right, 0)
  let low = -REACH
  let high = REACH
  for (let step = 0; step < 30; step++) {
    const ability = (low + high) / 2
    const expected = items.reduce(
      (sum, { level, guess, total }) => sum + total * shareRight(ability - (level - 2) * LEVEL, guess),
      0,
    )
    if (expected < right) low = ability
    else high = ability
  }
  return (low + high) / 2
}

/**
 * How difficult items are, from the answers of students at large: for each the mean of what is believed once its answers are known, where the
 * authored level is the prior (normal, `ITEM_SPREAD`). The students of a course are one group, whose mean ability all items
 * together tell; items reach students by chance, so each has met the same group. The same response model as for one student.
 * @param items those of one course
 * @returns for each, in order, log-odds above an intermediate item
 */
export function itemDifficulties(items: readonly ItemRecord[]): number[] {
  const ability = groupAbility(items)
  return items.map(({ level, guess, right, total }) => {
    const prior = (level - 2) * LEVEL
    const points = Array.from({ length: (2 * REACH) / STEP + 1 }, (_, i) => {
      const difficulty = i * STEP - REACH
      const chance = shareRight(ability - difficulty, guess)
      const log = right * Math.log(chance) + (total - right) * Math.log(1 - chance)
      return { difficulty, log: log - 0.5 * ((difficulty - prior) / ITEM_SPREAD) ** 2 }
    })
    const peak = Math.max(...points.map(({ log }) => log))
    const masses = points.map(({ difficulty, log }) => ({ difficulty, mass: Math.exp(log - peak) }))
    const all = masses.reduce((sum, { mass }) => sum + mass, 0)
    return masses.reduce((sum, { difficulty, mass }) => sum + (difficulty * mass) / all, 0)
  })
}
