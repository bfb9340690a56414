import { plainNumber } from '../../maths/format-number.ts'
import { numberProblem, type Solvable } from './problem.ts'

/** Average atomic masses in g/mol (IUPAC 2021, abridged to the figures of the courses' tables). */
const MASSES: Readonly<Record<string, number>> = Object.fromEntries(
  'H:1.01 He:4.00 Li:6.94 Be:9.01 B:10.81 C:12.01 N:14.01 O:16.00 F:19.00 Ne:20.18 Na:22.99 Mg:24.31 Al:26.98 Si:28.09 P:30.97 S:32.07 Cl:35.45 Ar:39.95 K:39.10 Ca:40.08 Cr:52.00 Mn:54.94 Fe:55.85 Co:58.93 Ni:58.69 Cu:63.55 Zn:65.38 Br:79.90 Ag:107.87 Sn:118.71 I:126.90 Ba:137.33 Au:196.97 Hg:200.59 Pb:207.2'
    .split(' ')
    .map((pair) => [pair.split(':')[0] ?? '', Number(pair.split(':')[1])]),
)
const NAMES: Readonly<Record<string, string>> = {
  water: 'H2O',
  'carbon dioxide': 'CO2',
  'sodium chloride': 'NaCl',
  'table salt': 'NaCl',
  glucose: 'C6H12O6',
  methane: 'CH4',
  ammonia: 'NH3',
  oxygen: 'O2',
  hydrogen: 'H2',
  nitrogen: 'N2',
  carbon: 'C',
  iron: 'Fe',
  copper: 'Cu',
  gold: 'Au',
  'calcium carbonate': 'CaCO3',
  'sodium hydroxide': 'NaOH',
  'sulfuric acid': 'H2SO4',
  ethanol: 'C2H6O',
  propane: 'C3H8',
  magnesium: 'Mg',
  aluminum: 'Al',
  sugar: 'C12H22O11',
}
const ELEMENT = /([A-Z][a-z]?)(\d*)/g

/** Atoms of a formula such as `Ca(OH)2`; undefined for what is none. */
export function atomsOf(formula: string): Map<string, number> | undefined {
  let plain = formula.replaceAll(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)))
  for (let depth = 0; depth < 3 && plain.includes('('); depth++) {
    plain = plain.replaceAll(/\(([A-Za-z0-9]+)\)(\d*)/g, (_all, inside: string, count: string) =>
      inside.replaceAll(
        ELEMENT,
        (_one, element: string, own: string) => `${element}${Number(own || 1) * Number(count || 1)}`,
      ),
    )
  }
  if (!/^(?:[A-Z][a-z]?\d*)+$/.test(plain)) return undefined
  const atoms = new Map<string, number>()
  for (const [, element = '', count = ''] of plain.matchAll(ELEMENT)) {
    if (!(element in MASSES)) return undefined
    atoms.set(element, (atoms.get(element) ?? 0) + Number(count || 1))
  }
  return atoms
}

function substanceIn(text: string): { formula: string; atoms: Map<string, number> } | undefined {
  for (const [word] of text.matchAll(/\b[A-Z][A-Za-z0-9()₀-₉]*/g)) {
    const atoms = atomsOf(word)
    if (atoms && (atoms.size > 1 || /\d/.test(word) || word.length <= 2)) return { formula: word, atoms }
  }
  const name = Object.keys(NAMES)
    .sort((a, b) => b.length - a.length)
    .find((one) => text.toLowerCase().includes(one))
  const formula = name && NAMES[name]
  const atoms = formula ? atomsOf(formula) : undefined
  return formula && atoms ? { formula, atoms } : undefined
}

const massOf = (atoms: ReadonlyMap<string, number>) =>
  [...atoms].reduce((sum, [element, count]) => sum + (MASSES[element] ?? 0) * count, 0)
const shown = (value: number) => plainNumber(Number(value.toPrecision(4)))

/** Moles, masses and molar masses. */
export function moleProblem(text: string): Solvable | undefined {
  const substance = substanceIn(text)
  if (!substance || !/\b(?:mol|moles?|molar)\b/i.test(text)) return undefined
  const { formula, atoms } = substance
  const molar = massOf(atoms)
  const bare = [...atoms.keys()].reduce((sum, element) => sum + (MASSES[element] ?? 0), 0)
  const [most] = [...atoms].sort((a, b) => b[1] - a[1])
  const count =
    most && most[1] > 1
      ? `how many ${most[0]} atoms are in it? The subscript counts: ${most[1]} of O or any other element weigh ${most[1]} times as much`
      : 'add the masses of all its atoms'
  const first = `Start with the molar mass of ${formula}: add up ${[...atoms].map(([element, number]) => (number > 1 ? `${number} × ${element}` : element)).join(' + ')} from the periodic table.`
  const grams = Number(/(\d[\d.]{0,15})\s?(?:g|grams?)\b/i.exec(text)?.[1])
  const moles = Number(/(\d[\d.]{0,15})\s?(?:mol|moles?)\b/i.exec(text)?.[1])
  if (/molar mass/i.test(text) && !(grams > 0) && !(moles > 0))
    return numberProblem({
      asked: `the molar mass of ${formula}`,
      topic: 'molar mass mole',
      steps: [first, 'Multiply each atomic mass by its subscript before you add. What is the sum?'],
      answer: `The molar mass of ${formula} is **${shown(molar)} g/mol**.`,
      value: molar,
      unit: 'g/mol',
      wrong: [[bare, `Not yet: ${count}. Count again and add.`]],
    })
  if (grams > 0)
    return numberProblem({
      asked: 'the amount in moles',
      topic: 'moles molar mass grams',
      unit: 'mol',
      value: grams / molar,
      steps: [
        first,
        'The link is $n = \\frac{m}{M}$. Which number is $m$, which is $M$?',
        `Put in ${grams} g and your molar mass. What is divided by what?`,
      ],
      answer: `$n = \\frac{m}{M} = \\frac{${grams}}{${shown(molar)}}$ = **${shown(grams / molar)} mol**.`,
      wrong: [
        [
          grams * molar,
          'Not yet: you multiplied. Which way round is $n = \\frac{m}{M}$? Divide the mass by the molar mass.',
        ],
        [
          molar / grams,
          'Not yet: that is the other way round, upside down. In $n = \\frac{m}{M}$, which one stands on top?',
        ],
        [grams / bare, `Not yet: check the molar mass: ${count}.`],
      ],
    })
  if (moles > 0 && /\b(?:mass|grams?|weigh)/i.test(text))
    return numberProblem({
      asked: 'the mass',
      topic: 'moles molar mass grams',
      unit: 'g',
      value: moles * molar,
      steps: [
        first,
        'The link is $m = nM$. Which number is $n$, which is $M$?',
        `Put in ${moles} mol and your molar mass.`,
      ],
      answer: `$m = nM$ = ${moles} × ${shown(molar)} = **${shown(moles * molar)} g**.`,
      wrong: [
        [molar / moles, 'Not yet: you divided. More moles weigh more, so are the two multiplied or divided?'],
        [moles / molar, 'Not yet: you divided. More moles weigh more, so are the two multiplied or divided?'],
        [moles * bare, `Not yet: check the molar mass: ${count}.`],
      ],
    })
  return undefined
}

const STRONG = /\b(?:HCl|HNO3|HBr|HI|HClO4|hydrochloric|nitric)\b/

/** pH of a strong acid, or of a given concentration of hydrogen ions. */
export function phProblem(text: string): Solvable | undefined {
  if (!/\bph\b/i.test(text) || !(STRONG.test(text) || /\bH\+|H₃O|H3O|hydrogen ion|hydronium/i.test(text)))
    return undefined
  const number = /(\d[\d.]{0,15}(?:e-?\d{1,3}|\s?[x×*]\s?10\^?-?\d{1,3})?)\s?(?:mol|M\b)/i.exec(text)?.[1]
  const concentration = Number(number?.replace(/\s?[x×*]\s?10\^?/, 'e'))
  if (!(concentration > 0) || concentration > 10) return undefined
  const value = -Math.log10(concentration)
  return numberProblem({
    asked: 'the pH',
    topic: 'pH strong acid logarithm',
    value,
    steps: [
      `What is the concentration of $\\ce{H+}$ here? A strong acid gives all of its hydrogen.`,
      'The link is $\\text{pH} = -\\log[\\ce{H+}]$. What is the logarithm of your concentration?',
      'Write the concentration as a power of ten: its exponent, without the minus, is the pH.',
    ],
    answer: `$\\text{pH} = -\\log[\\ce{H+}]$ = **${shown(value)}**.`,
    wrong: [
      [14 - value, 'Not yet: that is the pOH. The two add up to 14: which one is asked for?'],
      [-value, 'Not yet: the size fits. Check the minus sign in $-\\log[\\ce{H+}]$.'],
      [concentration, 'Not yet: that is the concentration itself. Take $-\\log$ of it.'],
    ],
  })
}
