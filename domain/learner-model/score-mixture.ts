/** A score's distribution, 0..1, as a mixture of normal ones whose weights add up to 1. */
export type ScoreMixture = readonly { weight: number; mean: number; variance: number }[]

export const meanOf = (mixture: ScoreMixture): number =>
  mixture.reduce((sum, { weight, mean }) => sum + weight * mean, 0)

/** Probability below a value, for a normal variable (Abramowitz and Stegun 7.1.26, error at most 1e-7). */
function below(z: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(z)) / Math.SQRT2)
  const poly = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  const tail = 0.5 * poly * Math.exp((-z * z) / 2)
  return z < 0 ? tail : 1 - tail
}

/** The score below which a share of the mixture lies, within 0..1. */
export function quantileOf(mixture: ScoreMixture, share: number): number {
  let low = 0
  let high = 1
  // 2⁻¹⁴ is well below a tenth of a point
  for (let step = 0; step < 14; step++) {
    const middle = (low + high) / 2
    let under = 0
    for (const { weight, mean, variance } of mixture) under += weight * below((middle - mean) / Math.sqrt(variance))
    if (under < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
