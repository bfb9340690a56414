/** A unit as text, though it may be written in maths: `$\text{m/s}^2$`. */
export function plainUnit(unit: string): string {
  return unit
    .replaceAll(/\\(?:text|mathrm)\{([^{}]*)\}/g, '$1')
    .replaceAll(/\^\{(-?\d+)\}/g, '^$1')
    .replaceAll(/\\(?:,|Omega|cdot)|\$(?=.)|(?<=.)\$/g, (mark) =>
      mark === '\\Omega' ? 'Ω' : mark === '\\cdot' ? '·' : '',
    )
}
