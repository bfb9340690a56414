import { convertUnit, readUnit } from '../../maths/read-unit.ts'
import type { Attempt } from './problem.ts'

const SIDE = String.raw`(-?[\d.,]+) ?([a-zA-Zµμ°Ω][a-zA-Zµμ°Ω/^²³0-9]*)`
const CLAIM = new RegExp(`^${SIDE} ?(?:=|is|are|equals|makes) ?(?:equal to |the same as )?${SIDE}$`)

/** "5 km = 500 m": the same amount in two units, or not. Undefined for what is no such claim. */
export function unitClaim(text: string): Attempt | undefined {
  const [, first = '', from = '', second = '', to = ''] = CLAIM.exec(text) ?? []
  const named = (name: string) => readUnit(/^(?:°?c|celsius)$/i.test(name) && !/^c$/.test(name) ? '°C' : name)
  const isHeat = /^(?:°?C|K|celsius|kelvins?)$/i.test(from) && /^(?:°?C|K|celsius|kelvins?)$/i.test(to)
  const [one, other] = [named(from), named(to)]
  const [given, claimed] = [first, second].map((number) => Number(number.replaceAll(',', '')))
  if (!one || !other || given === undefined || claimed === undefined || !Number.isFinite(given + claimed))
    return undefined
  const value = convertUnit(given, one, other)
  if (value === undefined)
    return {
      is: 'wrong',
      say: `Not quite: ${from} and ${to} measure different things, so neither can be turned into the other. What does each of them measure?`,
    }
  if (Math.abs(value - claimed) <= (isHeat ? 0.6 : 0.006 * Math.abs(value)))
    return { is: 'right', say: `Yes, ${first} ${from} is ${second} ${to}.` }
  if (isHeat)
    return {
      is: 'wrong',
      say: 'Not yet: between °C and K lies 273, and the kelvin is always the larger number. Do you add or subtract it here?',
    }
  const tens = Math.round(Math.log10(Math.abs(value / claimed)))
  return Math.abs(value / claimed / 10 ** tens - 1) < 0.006
    ? {
        is: 'wrong',
        say: `Not yet: the digits fit, the factor does not. How many ${to} are in one ${from}: 10, 100, 1000?`,
      }
    : {
        is: 'wrong',
        say: `Not yet: how many ${to} are in one ${from}? Multiply or divide by that. Which one makes the number larger?`,
      }
}
