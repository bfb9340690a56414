import { createBudget, evaluate } from '../../maths/evaluate-expression.ts'
import { readNotation } from '../../maths/read-notation.ts'

/** A formula of one letter as a function; undefined for what is none. One budget for all its values, so that it ends. */
export function functionOf(source: string, letter?: string): { at: (x: number) => number; letter: string } | undefined {
  const read = readNotation(source.trim(), { isFormula: true })
  if (!read.ok) return undefined
  const names = [...read.names].filter((name) => name !== 'e')
  if (names.length > 1 || (letter !== undefined && names.some((name) => name !== letter))) return undefined
  const name = letter ?? names[0] ?? 'x'
  const budget = createBudget()
  return {
    letter: name,
    at: (x) => {
      const result = evaluate(read.tree, { [name]: x }, { budget })
      return result.ok && typeof result.value === 'number' ? result.value : Number.NaN
    },
  }
}

/** Where functions are compared: away from 0 and 1. */
const POINTS = [0.37, 0.83, 1.31, 1.79, 2.23, 2.71]

/** Whether two functions agree, as far as numbers worked out in steps can show. */
export function isSameFunction(one: (x: number) => number, other: (x: number) => number): boolean {
  const pairs = POINTS.map((x) => [one(x), other(x)] as const).filter(
    ([a, b]) => Number.isFinite(a) && Number.isFinite(b),
  )
  return pairs.length >= 3 && pairs.every(([a, b]) => Math.abs(a - b) <= 1e-4 * Math.max(1, Math.abs(a), Math.abs(b)))
}

/** The one factor between two functions; undefined where there is none. */
export function factorBetween(one: (x: number) => number, other: (x: number) => number): number | undefined {
  const ratios = POINTS.map((x) => one(x) / other(x)).filter(Number.isFinite)
  const [first] = ratios
  return first !== undefined &&
    ratios.length >= 3 &&
    ratios.every((ratio) => Math.abs(ratio - first) <= 1e-3 * Math.abs(first))
    ? first
    : undefined
}

const STEP = 1e-4
/** By the symmetric difference quotient. */
export const derivativeOf = (at: (x: number) => number) => (x: number) => (at(x + STEP) - at(x - STEP)) / (2 * STEP)

/** By Simpson's rule. */
export function integralOf(at: (x: number) => number, from: number, to: number): number {
  const parts = 200
  const width = (to - from) / parts
  let sum = at(from) + at(to)
  for (let index = 1; index < parts; index++) sum += (index % 2 === 1 ? 4 : 2) * at(from + index * width)
  return (sum * width) / 3
}

const HIGHEST = 6
/** Coefficients of a polynomial up to degree 6, the constant first; undefined for what is none. */
export function coefficientsOf(at: (x: number) => number): number[] | undefined {
  // Newton's divided differences over 0, 1, 2 …, expanded
  const nodes = Array.from({ length: HIGHEST + 2 }, (_none, index) => index)
  const differences = nodes.map(at)
  for (let order = 1; order < nodes.length; order++)
    for (let index = nodes.length - 1; index >= order; index--)
      differences[index] = ((differences[index] ?? 0) - (differences[index - 1] ?? 0)) / order
  if (differences.some((one) => !Number.isFinite(one)) || Math.abs(differences[HIGHEST + 1] ?? 0) > 1e-7)
    return undefined
  let polynomial = [0]
  for (let index = HIGHEST; index >= 0; index--) {
    const shifted = [0, ...polynomial]
    polynomial = shifted.map((one, power) => one - index * (polynomial[power] ?? 0))
    polynomial[0] = (polynomial[0] ?? 0) + (differences[index] ?? 0)
  }
  const rounded = polynomial.slice(0, HIGHEST + 1).map((one) => Math.round(one * 1e6) / 1e6)
  return isSameFunction(at, polynomialOf(rounded)) ? rounded : undefined
}

export const polynomialOf = (coefficients: readonly number[]) => (x: number) =>
  coefficients.reduce((sum, one, power) => sum + one * x ** power, 0)
