import { readNumber } from '../maths/read-number.ts'
import type { ExplorationParameter } from './exploration.ts'

/** What the student has set, by the parameters' names. */
export type Setting = Readonly<Record<string, number | string>>

/** How everything stands before the student moves anything. */
export const startOf = (parameters: readonly ExplorationParameter[]): Setting =>
  Object.fromEntries(parameters.map(({ name, start }) => [name, start]))

/**
 * The value of a parameter that a student asks for: the nearest step between its ends, or the choice; undefined for what is neither.
 * @param asked a number, or a text typed beside the slider, with its unit or without
 */
export function setValue(parameter: ExplorationParameter, asked: number | string): number | string | undefined {
  if ('choices' in parameter) return parameter.choices.find((choice) => choice === asked)
  const number = typeof asked === 'number' ? asked : typedValue(asked, parameter)
  if (number === undefined || !Number.isFinite(number)) return undefined
  const { min, max, step } = parameter
  const inside = Math.min(Math.max(number, min), max)
  const most = Math.floor((max - min) / step + 1e-9)
  return Number((min + Math.min(Math.round((inside - min) / step), most) * step).toPrecision(12))
}

type Slider = Exclude<ExplorationParameter, { choices: string[] }>

/** Of two readings of a comma the one that the slider has. */
function typedValue(typed: string, { unit, min, max }: Slider): number | undefined {
  const read = readNumber(typed)
  if (!read.ok || (read.rest !== '' && read.rest !== unit)) return undefined
  return (
    [read.value, read.alternative].find((value) => value !== undefined && value >= min && value <= max) ?? read.value
  )
}
