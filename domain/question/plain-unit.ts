const SIGNS: Readonly<Record<string, string>> = { '\\Omega': 'Ω', '\\cdot': '·', '\\times': '×' }

/** A unit as text, though it may be written in maths: `$\text{m/s}^2$`. */
export function plainUnit(unit: string): string {
  return unit
    .replaceAll(/\\(?:text|mathrm)\{([^{}]*)\}/g, '$1')
    .replaceAll(/\^\{(-?\d+)\}/g, '^$1')
    .replaceAll(/\\(?:,|Omega|cdot|times)|\$(?=.)|(?<=.)\$/g, (mark) => SIGNS[mark] ?? '')
}

/** A number as text with the unit behind it, where there is one. */
export const withUnit = (number: string, unit: string | undefined): string =>
  unit === undefined ? number : `${number} ${plainUnit(unit)}`
