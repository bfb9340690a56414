import type { RealFunction } from '#domain/graphing/read-function.ts'

/** A function of the calculator that can be read. */
export type EnteredFunction = {
  /** f₁ … f₄ */
  name: string
  /** from 0 */
  index: number
  of: RealFunction
  /** in the notation of templates, for the plot */
  formula: string
}
