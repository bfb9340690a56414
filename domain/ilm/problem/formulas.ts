/** A quantity of school science: how students name it, and a unit of it (SI). */
export type QuantityKey =
  | 'V'
  | 'I'
  | 'R'
  | 'P'
  | 'W'
  | 'F'
  | 'm'
  | 'a'
  | 'v'
  | 'd'
  | 't'
  | 'h'
  | 'p'
  | 'J'
  | 'f'
  | 'l'
  | 'T'
  | 'rho'
  | 'vol'
  | 'Ek'
  | 'Eg'
  | 'Fg'
  | 'Q'
  | 'dT'
  | 'n'
  | 'c'

export const QUANTITIES: Record<QuantityKey, { name: string; unit: string; says: RegExp }> = {
  V: { name: 'the voltage', unit: 'V', says: /\b(?:voltage|potential difference|volts?)\b/ },
  I: { name: 'the current', unit: 'A', says: /\b(?:current|amps?)\b/ },
  R: { name: 'the resistance', unit: 'Ω', says: /\bresistance\b/ },
  P: { name: 'the power', unit: 'W', says: /\bpower\b/ },
  W: { name: 'the work', unit: 'J', says: /\bwork\b/ },
  F: { name: 'the force', unit: 'N', says: /\bforce\b/ },
  m: { name: 'the mass', unit: 'kg', says: /\bmass\b/ },
  a: { name: 'the acceleration', unit: 'm/s^2', says: /\baccelerat/ },
  v: { name: 'the speed', unit: 'm/s', says: /\b(?:speed|velocity|how fast)\b/ },
  d: { name: 'the distance', unit: 'm', says: /\b(?:distance|how far|displacement)\b/ },
  t: { name: 'the time', unit: 's', says: /\b(?:time|how long)\b/ },
  h: { name: 'the height', unit: 'm', says: /\b(?:height|how high)\b/ },
  p: { name: 'the momentum', unit: 'kg m/s', says: /\bmomentum\b/ },
  J: { name: 'the impulse', unit: 'N s', says: /\bimpulse\b/ },
  f: { name: 'the frequency', unit: 'Hz', says: /\bfrequency\b/ },
  l: { name: 'the wavelength', unit: 'm', says: /\bwavelength\b/ },
  T: { name: 'the period', unit: 's', says: /\bperiod\b/ },
  rho: { name: 'the density', unit: 'kg/m^3', says: /\bdensity\b/ },
  vol: { name: 'the volume', unit: 'm^3', says: /\bvolume\b/ },
  Ek: { name: 'the kinetic energy', unit: 'J', says: /\bkinetic energy\b/ },
  Eg: { name: 'the gravitational potential energy', unit: 'J', says: /\bpotential energy\b/ },
  Fg: { name: 'the weight', unit: 'N', says: /\b(?:weight|force of gravity)\b/ },
  Q: { name: 'the heat', unit: 'J', says: /\b(?:heat|thermal energy|energy to (?:heat|warm))\b/ },
  dT: { name: 'the change of temperature', unit: 'K', says: /\btemperature change\b/ },
  n: { name: 'the amount', unit: 'mol', says: /\b(?:how many moles|amount)\b/ },
  c: { name: 'the concentration', unit: 'mol/L', says: /\b(?:concentration|molarity)\b/ },
}

/**
 * Formulas of the courses' reference sheets as powers: `left` is the product of the others, each to its power, times a constant. That is
 * enough to solve for any of them, and to know which slip gives which value.
 */
export type Formula = {
  tex: string
  left: QuantityKey
  of: readonly (readonly [QuantityKey, number])[]
  constant?: { value: number; says: string }
  /** only where a problem speaks of it */
  needs?: RegExp
}

const G = { value: 9.8, says: '$g = 9.8$ m/s²' }

export const FORMULAS: readonly Formula[] = [
  {
    tex: 'V = IR',
    left: 'V',
    of: [
      ['I', 1],
      ['R', 1],
    ],
  },
  {
    tex: 'P = VI',
    left: 'P',
    of: [
      ['V', 1],
      ['I', 1],
    ],
  },
  {
    tex: 'P = \\frac{W}{t}',
    left: 'P',
    of: [
      ['W', 1],
      ['t', -1],
    ],
  },
  {
    tex: 'F = ma',
    left: 'F',
    of: [
      ['m', 1],
      ['a', 1],
    ],
  },
  {
    tex: 'W = Fd',
    left: 'W',
    of: [
      ['F', 1],
      ['d', 1],
    ],
  },
  {
    tex: 'E_k = \\frac{1}{2}mv^2',
    left: 'Ek',
    of: [
      ['m', 1],
      ['v', 2],
    ],
    constant: { value: 0.5, says: 'the half, $\\frac{1}{2}$' },
  },
  {
    tex: 'E_g = mgh',
    left: 'Eg',
    of: [
      ['m', 1],
      ['h', 1],
    ],
    constant: G,
  },
  { tex: 'F_g = mg', left: 'Fg', of: [['m', 1]], constant: G },
  {
    tex: 'p = mv',
    left: 'p',
    of: [
      ['m', 1],
      ['v', 1],
    ],
  },
  {
    tex: 'J = F\\,\\Delta t',
    left: 'J',
    of: [
      ['F', 1],
      ['t', 1],
    ],
  },
  {
    tex: 'c = f\\lambda',
    left: 'l',
    of: [['f', -1]],
    constant: { value: 2.998e8, says: 'the speed of light, $c = 3.00 \\times 10^8$ m/s' },
    needs: /\b(?:light|laser|photon|radio|microwave|x-?ray)\b/,
  },
  {
    tex: 'v = f\\lambda',
    left: 'v',
    of: [
      ['f', 1],
      ['l', 1],
    ],
  },
  { tex: 'f = \\frac{1}{T}', left: 'f', of: [['T', -1]] },
  {
    tex: '\\rho = \\frac{m}{V}',
    left: 'rho',
    of: [
      ['m', 1],
      ['vol', -1],
    ],
  },
  {
    tex: 'c = \\frac{n}{V}',
    left: 'c',
    of: [
      ['n', 1],
      ['vol', -1],
    ],
  },
  {
    tex: 'v = \\frac{d}{t}',
    left: 'v',
    of: [
      ['d', 1],
      ['t', -1],
    ],
  },
  {
    tex: 'Q = mc\\,\\Delta T',
    left: 'Q',
    of: [
      ['m', 1],
      ['dT', 1],
    ],
    constant: { value: 4180, says: 'the specific heat of water, $c = 4.18$ J/(g·°C)' },
    needs: /\bwater\b/,
  },
]
