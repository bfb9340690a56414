/** Above this a plain number would be a row of digits nobody reads; the content check refuses such values before. */
const PLAIN_LIMIT = 1e21

/** Removes floating noise: 0.1 + 0.2 is 0.3. Twelve significant digits are more than any school question needs. */
export function withoutNoise(value: number): number {
  if (Number.isInteger(value) && Math.abs(value) < 1e12) return value === 0 ? 0 : value
  const clean = Number(value.toPrecision(12))
  return clean === 0 ? 0 : clean
}

/** A number in digits, without an exponent: 1e-7 is 0.0000001. */
export function plainNumber(value: number): string {
  const clean = withoutNoise(value)
  const text = String(clean)
  if (!text.includes('e') || Math.abs(clean) >= PLAIN_LIMIT) return text
  const [digits = '', exponent = '0'] = text.split('e')
  const decimals = (digits.split('.')[1]?.length ?? 0) - Number(exponent)
  return clean.toFixed(Math.min(100, Math.max(0, decimals)))
}

/** Rounds half away from zero in decimal, as students do: 1.005 to two decimals is 1.01. */
export function roundTo(value: number, decimals: number): number {
  const [digits = '0', exponent = '0'] = String(Math.abs(withoutNoise(value))).split('e')
  const scaled = Math.round(Number(`${digits}e${Number(exponent) + decimals}`))
  const [scaledDigits = '0', scaledExponent = '0'] = String(scaled).split('e')
  const rounded = Number(`${scaledDigits}e${Number(scaledExponent) - decimals}`)
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/** Exactly `decimals` digits after the point. */
export function fixedNumber(value: number, decimals: number): string {
  return roundTo(value, decimals).toFixed(decimals)
}

/** Power of ten of the first digit: 4 for 25 000. */
function magnitudeOf(value: number): number {
  return Number(Math.abs(value).toExponential().split('e')[1])
}

/** Written with exactly `figures` significant figures, trailing zeros kept: 12.0. */
export function significantNumber(value: number, figures: number): string {
  const clean = withoutNoise(value)
  if (clean === 0) return (0).toFixed(Math.max(0, figures - 1))
  const rounded = roundTo(clean, figures - 1 - magnitudeOf(clean))
  // Rounding can carry into a new digit: 9.99 to two figures is 10, not 10.0.
  const decimals = figures - 1 - magnitudeOf(rounded)
  return decimals > 0 ? rounded.toFixed(decimals) : plainNumber(rounded)
}

/** TeX for scientific notation with `figures` significant figures: `3.00 \times 10^{5}`. */
export function scientificNumber(value: number, figures: number): string {
  const clean = withoutNoise(value)
  if (clean === 0) return '0'
  const rounded = Number(significantNumber(clean, figures))
  const exponent = magnitudeOf(rounded)
  const mantissa = fixedNumber(Number(`${rounded.toExponential().split('e')[0]}`), figures - 1)
  return `${mantissa} \\times 10^{${exponent}}`
}

/**
 * The simplest fraction within 1e-9 of a value, by continued fractions.
 * @returns undefined when none has a denominator up to 10 000
 */
export function asFraction(value: number): { numerator: number; denominator: number } | undefined {
  let [previous, current] = [
    { n: 0, d: 1 },
    { n: 1, d: 0 },
  ]
  let rest = Math.abs(value)
  for (let step = 0; step < 20; step++) {
    const whole = Math.floor(rest + 1e-12)
    const next = { n: whole * current.n + previous.n, d: whole * current.d + previous.d }
    if (next.d > 10_000) return undefined
    previous = current
    current = next
    if (Math.abs(current.n / current.d - Math.abs(value)) <= 1e-9 * Math.max(1, Math.abs(value))) {
      return { numerator: value < 0 ? -current.n : current.n, denominator: current.d }
    }
    const fraction = rest - whole
    if (fraction < 1e-12) return undefined
    rest = 1 / fraction
  }
  return undefined
}

/** TeX for a reduced fraction, or the plain number when there is no simple one: `-\frac{3}{4}`, `2`. */
export function fractionNumber(value: number): string {
  const fraction = asFraction(value)
  if (!fraction) return plainNumber(value)
  if (fraction.denominator === 1) return plainNumber(fraction.numerator)
  const sign = fraction.numerator < 0 ? '-' : ''
  return `${sign}\\frac{${Math.abs(fraction.numerator)}}{${fraction.denominator}}`
}

/** Digits in groups of three with a no-break space, from five digits on, as Canadian style guides write: 8500, 12 500. */
export function groupThousands(digits: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(\D.*)?$/.exec(digits) ?? []
  if (whole.length < 5) return digits
  return `${sign}${whole.replace(/\B(?=(?:\d{3}){1,8}$)/g, '\u00a0')}${fraction}`
}
