import { plainNumber } from '../maths/format-number.ts'
import { ProgramStops } from './program-problem.ts'

/** What a variable holds. A list is one thing that changes; giving it to another variable copies it (reference sheet, "Lists"). */
export type Value = number | string | boolean | ListValue
export type ListValue = { items: Value[] }

/** Whether a value is a list. */
export const isList = (value: Value): value is ListValue => typeof value === 'object'

/** "a number", "a list" …, for messages. */
export function kindOfValue(value: Value): string {
  if (isList(value)) return 'a list'
  return typeof value === 'number' ? 'a number' : typeof value === 'string' ? `the text "${value}"` : `${value}`
}

/**
 * How DISPLAY shows a value: texts as they are, but in quotes inside a list; numbers without rounding noise.
 * @param isQuoted texts are in quotes everywhere, as in a table of variables
 * @param longest characters; what is longer is cut there, with … behind
 */
export function showValue(value: Value, isQuoted = false, longest = Number.POSITIVE_INFINITY): string {
  const text = beginningOf(value, isQuoted, longest)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** A value written out, but not much further than `longest`: lists in lists can be very long. */
function beginningOf(value: Value, isQuoted: boolean, longest: number): string {
  if (isList(value)) return beginningOfList(value, longest)
  if (typeof value === 'string') return isQuoted ? `"${value.slice(0, longest + 1)}"` : value.slice(0, longest + 1)
  // a whole number is shown to its last digit, others without rounding noise
  return typeof value === 'number' && !Number.isInteger(value) ? plainNumber(value) : String(value)
}

function beginningOfList({ items }: ListValue, longest: number): string {
  let text = '['
  for (const [at, item] of items.entries()) {
    if (text.length > longest) return text
    text += `${at > 0 ? ', ' : ''}${beginningOf(item, true, longest - text.length)}`
  }
  return `${text}]`
}

/**
 * A copy of a value, lists in it too.
 * @param count is told how many elements are copied, so that a run cannot grow beyond its steps
 */
export function copyValue(value: Value, count: (elements: number) => void): Value {
  if (!isList(value)) return value
  count(value.items.length)
  return { items: value.items.map((item) => copyValue(item, count)) }
}

/**
 * The number that a value must be.
 * @param what what it is in the program, for the message
 * @throws ProgramStops of kind `value` where it is something else
 */
export function numberIn(value: Value, line: number, what: string): number {
  if (typeof value === 'number') return value
  throw new ProgramStops('value', line, `${what} must be a number, not ${kindOfValue(value)}`)
}

/** The true or false that a value must be. @throws ProgramStops of kind `value` where it is something else, `what` in its message */
export function truthIn(value: Value, line: number, what: string): boolean {
  if (typeof value === 'boolean') return value
  throw new ProgramStops('value', line, `${what} must be true or false, not ${kindOfValue(value)}`)
}

/** The list that a value must be: itself, no copy. @throws ProgramStops of kind `value` where it is something else, `what` in its message */
export function listIn(value: Value, line: number, what: string): ListValue {
  if (isList(value)) return value
  throw new ProgramStops('value', line, `${what} must be a list, not ${kindOfValue(value)}`)
}

/**
 * The place of an index in a list, from 0.
 * @throws ProgramStops where the index is less than 1 or greater than the length, as the reference sheet has it for all operations on lists
 */
export function placeIn(list: ListValue, value: Value, line: number): number {
  const index = numberIn(value, line, 'an index')
  const { length } = list.items
  if (Number.isInteger(index) && index >= 1 && index <= length) return index - 1
  const which = length === 0 ? 'the list is empty' : `the list has the indexes 1 to ${length}`
  throw new ProgramStops('value', line, `there is no element with the index ${plainNumber(index)}: ${which}`)
}
