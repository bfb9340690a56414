import { plainNumber } from '../../maths/format-number.ts'
import { convertUnit, readUnit, type Unit } from '../../maths/read-unit.ts'
import { FORMULAS, type Formula, QUANTITIES, type QuantityKey } from './formulas.ts'
import { numberProblem, type Solvable, type WrongValue } from './problem.ts'

/** A number with its unit as a problem gives it. */
type Given = { value: number; unit: Unit; written: string; raw: number }

const AMOUNT =
  /(-?\d[\d,]{0,15}(?:\.\d{1,15})?(?:\s?[x×*]\s?10\^?-?\d{1,3}|e-?\d{1,3})?)\s?([a-zA-ZΩµμ°%][a-zA-ZΩµμ°/·^²³0-9-]{0,20})/g

/** Numbers with units in a text. A change of temperature in degrees counts as kelvins: a difference is the same in both. */
export function givensIn(text: string): Given[] {
  return [...text.matchAll(AMOUNT)].flatMap(([written, number = '', name = '']) => {
    const raw = numberOf(number)
    const clean = name.replace(/(?<![-·/^])[-·/^]+$/, '')
    const unit = /^(?:degrees?|°c?|celsius)$/i.test(clean) ? readUnit('K') : readUnit(clean)
    return unit && Number.isFinite(raw) ? [{ value: raw * unit.factor, unit, written: written.trim(), raw }] : []
  })
}

const numberOf = (text: string): number => Number(text.replaceAll(',', '').replace(/\s?[x×*]\s?10\^?/, 'e'))

/** A problem that one formula of a reference sheet solves: everything in it but one quantity is given. */
export function formulaProblem(text: string): Solvable | undefined {
  const plain = text.toLowerCase()
  const givens = givensIn(text)
  if (givens.length === 0 || givens.length > 4) return undefined
  const asked = askedIn(plain)
  for (const formula of FORMULAS) {
    if (formula.needs && !formula.needs.test(plain)) continue
    for (const target of asked) {
      const solved = solve(formula, target, givens)
      if (solved) return solved
    }
  }
  return undefined
}

/** What is asked for, the last named first: "the voltage is 12 V, find the current". */
function askedIn(plain: string): QuantityKey[] {
  const ask = Math.max(
    plain.lastIndexOf('what'),
    plain.lastIndexOf('find'),
    plain.lastIndexOf('calculate'),
    plain.lastIndexOf('how '),
    plain.lastIndexOf('determine'),
    0,
  )
  const keys = Object.keys(QUANTITIES) as QuantityKey[]
  const at = (key: QuantityKey, from: number) => plain.slice(from).search(QUANTITIES[key].says)
  const said = keys.filter((key) => at(key, ask) >= 0)
  const anywhere = keys.filter((key) => at(key, 0) >= 0 && !said.includes(key))
  return [...said.sort((a, b) => QUANTITIES[b].name.length - QUANTITIES[a].name.length), ...anywhere.reverse()]
}

const measures = (unit: Unit, key: QuantityKey) => {
  const own = readUnit(QUANTITIES[key].unit)
  return own !== undefined && convertUnit(1, unit, own) !== undefined
}

function solve(formula: Formula, target: QuantityKey, givens: readonly Given[]): Solvable | undefined {
  const parts: [QuantityKey, number][] = [
    [formula.left, -1],
    ...formula.of.map(([key, power]): [QuantityKey, number] => [key, power]),
  ]
  const wanted = parts.find(([key]) => key === target)
  const others = parts.filter(([key]) => key !== target)
  if (!wanted || others.length !== givens.length) return undefined
  const left = [...givens]
  const known: { key: QuantityKey; power: number; given: Given }[] = []
  for (const [key, power] of others) {
    const at = left.findIndex(({ unit }) => measures(unit, key))
    const [given] = at < 0 ? [] : left.splice(at, 1)
    if (!given) return undefined
    known.push({ key, power, given })
  }
  const unit = QUANTITIES[target].unit
  const inSi = (of: (one: (typeof known)[number]) => number, constant: number) =>
    (known.reduce((product, one) => product * of(one) ** one.power, 1) * constant) ** (-1 / wanted[1])
  const constant = formula.constant?.value ?? 1
  const si = inSi(({ given }) => given.value, constant)
  const factor = readUnit(unit)?.factor ?? 1
  const value = si / factor
  const powers = (change: (power: number) => number, with_: number) =>
    (known.reduce((product, { given, power }) => product * given.value ** (change(power) * (-1 / wanted[1])), 1) *
      with_ ** (-1 / wanted[1])) /
    factor
  const raw = (change: (power: number) => number, with_: number) =>
    known.reduce((product, { given, power }) => product * given.raw ** (change(power) * (-1 / wanted[1])), 1) *
    with_ ** (-1 / wanted[1])
  const name = QUANTITIES[target].name
  const rearranged = wanted[1] > 0 || target !== formula.left
  const isProduct = known.every(({ power }) => Math.sign(power * (-1 / wanted[1])) > 0)
  const both = (of: (change: (power: number) => number, with_: number) => number[]): number[] =>
    of((power) => power, constant)
  const slips: WrongValue[] = []
  const add = (values: readonly number[], say: string) => {
    for (const one of values) if (Number.isFinite(one)) slips.push([one, say])
  }
  if (formula.constant) {
    add(
      both(() => [powers((power) => power, 1), raw((power) => power, 1)]),
      `Not yet: ${formula.constant.says} is missing. Put it into $${formula.tex}$ and work it out again.`,
    )
    add(
      [powers((power) => Math.sign(power), constant), raw((power) => Math.sign(power), constant)],
      `Not yet: which quantity is **squared** in $${formula.tex}$? Square it before you multiply.`,
    )
    add(
      [powers((power) => Math.sign(power), 1), raw((power) => Math.sign(power), 1)],
      `Not yet: look at $${formula.tex}$ again. Something in it is squared, and the half is missing. Put both in.`,
    )
    add(
      [
        powers((power) => -power, 1 / constant ** 2),
        powers((power) => -power, constant),
        raw((power) => -power, constant),
      ],
      `Not yet: did you multiply where you should divide? Which way round is $${formula.tex}$, solved for ${name}?`,
    )
  }
  if (known.length === 2) {
    const [first, second] = known
    if (first && second) {
      const [x, y] = [first.given, second.given]
      if (isProduct)
        add(
          [x.value / y.value, y.value / x.value, x.raw / y.raw, y.raw / x.raw],
          `Not yet: you divided. Look at $${formula.tex}$: are the two multiplied or divided to get ${name}?`,
        )
      else {
        add(
          [(x.value * y.value) / factor, x.value * y.value * factor, x.raw * y.raw],
          `Not yet: you multiplied. Which way round is $${formula.tex}$ when you solve it for ${name}? Divide, and mind by which.`,
        )
        add(
          [1 / value, x.raw / y.raw === value ? y.raw / x.raw : x.raw / y.raw, y.raw / x.raw],
          `Not yet: that is the other way round, upside down. What is divided by what in $${formula.tex}$, solved for ${name}? Check that units such as mL are in litres.`,
        )
      }
      add(
        [x.raw + y.raw, Math.abs(x.raw - y.raw)],
        `Not yet: adding or subtracting does not link these. Look at $${formula.tex}$. What does it do with them?`,
      )
    }
  }
  const given = known.map(({ given: one }) => one.written).join(' and ')
  return numberProblem({
    asked: name,
    topic: `${name} ${formula.tex.replaceAll(/[\\{}_^,]/g, ' ')} ${known.map(({ key }) => QUANTITIES[key].name).join(' ')}`,
    steps: [
      `Given: ${given}. Looked for: ${name}. Which formula links them?`,
      `The formula is $${formula.tex}$${formula.constant ? `, with ${formula.constant.says}` : ''}. ${rearranged ? `Solve it for ${name} before you put numbers in. What do you get?` : 'Which number goes where?'}`,
      `Put the numbers in with their units: ${given}. ${isProduct ? 'Are they multiplied or divided?' : 'What is divided by what?'}`,
    ],
    answer: `$${formula.tex}$ gives ${name}: **${plainNumber(Number(value.toPrecision(3)))} ${unit}**.`,
    value,
    unit,
    // grams and millilitres go together; moles and millilitres do not
    bare: target === 'rho' ? raw((power) => power, constant) : undefined,
    wrong: slips.filter(([one]) => Math.abs(one - value) > 0.012 * Math.abs(value)),
  })
}
