import { type Belief, LOWEST, POINTS, STEP } from './ability-grid.ts'

/** Even a master slips now and then. */
const SLIP = 0.02
/** Spread of items of one level around it, in log-odds: an authored level is a prior, not a measurement. */
export const ITEM_SPREAD = 0.5
/** Mean of logistic(x + item) over normal items, by MacKay's approximation (1992). */
const FLATTER = 1 / Math.sqrt(1 + (Math.PI * ITEM_SPREAD ** 2) / 8)
/** Points of a table to a step of the grid; between them it is read along a line. */
const FINE = 8
/** Nothing is easier or harder than this, in log-odds around an intermediate question to somebody who has not practised it. */
const REACH = 5
const LENGTH = (POINTS - 1) * FINE + (2 * REACH * FINE) / STEP + 2

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** Probability of knowing the answer to an item that is `ahead` log-odds below the student. */
export const knowing = (ahead: number): number => logistic(FLATTER * ahead)

/** Probability of a right answer: guess + (1 − guess − slip) × knowing (four-parameter item response model). */
export const chanceOf = (ahead: number, guess: number): number => guess + (1 - guess - SLIP) * knowing(ahead)

type Tables = { right: Float64Array; wrong: Float64Array }
const tablesByGuess = new Map<number, Tables>()

/** Logarithms of the chances of a right and of a wrong answer, over everything that ability minus difficulty can be. */
function tablesFor(guess: number): Tables {
  const known = tablesByGuess.get(guess)
  if (known) return known
  const chances = Array.from({ length: LENGTH }, (_, i) => chanceOf(LOWEST - REACH + (i * STEP) / FINE, guess))
  const tables = {
    right: Float64Array.from(chances, Math.log),
    wrong: Float64Array.from(chances, (chance) => Math.log(1 - chance)),
  }
  tablesByGuess.set(guess, tables)
  return tables
}

/** What one answer says. */
export type AnswerEvidence = {
  isCorrect: boolean
  /** 0..1: how much the answer counts */
  weight: number
  /** log-odds by which the item is harder than an intermediate one */
  difficulty: number
  /** probability of being right without knowing */
  guess: number
}

/**
 * Adds the log-likelihood of an answer to each of two beliefs, after the second has faded.
 * @param ahead log-odds by which practice, time and forgetting had moved the student when they answered
 */
export function takeAnswer(
  lasting: Belief,
  fresh: Belief,
  fading: number,
  answer: AnswerEvidence,
  ahead: number,
): void {
  const { right, wrong } = tablesFor(answer.guess)
  const table = answer.isCorrect ? right : wrong
  const { first, part } = placeOf(ahead - answer.difficulty)
  const near = answer.weight * (1 - part)
  const far = answer.weight * part
  for (let i = 0; i < POINTS; i++) {
    const at = first + i * FINE
    const gain = near * (table[at] as number) + far * (table[at + 1] as number)
    lasting[i] = (lasting[i] as number) + gain
    fresh[i] = (fresh[i] as number) * fading + gain
  }
}

/** Where a table is read for the lowest ability: an entry, and how far on the way to the next one. */
function placeOf(offset: number): { first: number; part: number } {
  const place = ((Math.max(-REACH, Math.min(REACH, offset)) + REACH) * FINE) / STEP
  const first = Math.floor(place)
  return { first, part: place - first }
}

/** A function of ability, looked up instead of worked out: what it is for a student who is `ahead` of each point of the grid. */
export function tabled(valueAt: (ability: number) => number): (ahead: number) => Belief {
  const table = Float64Array.from({ length: LENGTH }, (_, i) => valueAt(LOWEST - REACH + (i * STEP) / FINE))
  return (ahead) => {
    const { first, part } = placeOf(ahead)
    const belief = new Float64Array(POINTS)
    for (let i = 0; i < POINTS; i++) {
      const at = first + i * FINE
      belief[i] = (1 - part) * (table[at] as number) + part * (table[at + 1] as number)
    }
    return belief
  }
}
