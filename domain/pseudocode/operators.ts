import { ProgramStops } from './program-problem.ts'
import type { BinaryOperator } from './syntax.ts'
import { isList, kindOfValue, numberIn, type Value } from './values.ts'

/**
 * The value of two operands, both worked out already; AND and OR are not here, as they may leave the second one out.
 * @throws ProgramStops of kind `value` where the operands do not fit, a divisor is 0, or a number grows beyond all bounds
 */
export function operate(
  operator: Exclude<BinaryOperator, 'AND' | 'OR'>,
  left: Value,
  right: Value,
  line: number,
): Value {
  if (operator === '=' || operator === '≠') return areEqual(left, right, operator, line) === (operator === '=')
  if (operator === '<' || operator === '>' || operator === '≤' || operator === '≥')
    return compare(operator, left, right, line)
  return calculate(operator, left, right, line)
}

function areEqual(left: Value, right: Value, operator: string, line: number): boolean {
  if (isList(left) || isList(right))
    throw new ProgramStops('value', line, `${operator} cannot compare lists; compare their elements`)
  return left === right
}

function compare(operator: '<' | '>' | '≤' | '≥', left: Value, right: Value, line: number): boolean {
  const areNumbers = typeof left === 'number' && typeof right === 'number'
  if (!areNumbers && !(typeof left === 'string' && typeof right === 'string'))
    throw new ProgramStops('value', line, `${operator} cannot compare ${kindOfValue(left)} with ${kindOfValue(right)}`)
  if (operator === '<') return left < right
  if (operator === '>') return left > right
  return operator === '≤' ? left <= right : left >= right
}

function calculate(operator: '+' | '-' | '*' | '/' | 'MOD', left: Value, right: Value, line: number): number {
  const [a, b] = [
    numberIn(left, line, `what stands before ${operator}`),
    numberIn(right, line, `what stands behind ${operator}`),
  ]
  const result = arithmetic(operator, a, b, line)
  if (!Number.isFinite(result)) throw new ProgramStops('value', line, 'this number is too large')
  return result
}

function arithmetic(operator: '+' | '-' | '*' | '/' | 'MOD', a: number, b: number, line: number): number {
  switch (operator) {
    case '+':
      return a + b
    case '-':
      return a - b
    case '*':
      return a * b
    case '/':
      if (b === 0) throw new ProgramStops('value', line, 'nothing can be divided by 0')
      return a / b
    case 'MOD':
      // the reference sheet: a is a whole number from 0, b one from 1
      if (!Number.isInteger(a) || !Number.isInteger(b) || a < 0 || b < 1)
        throw new ProgramStops('value', line, 'MOD needs a whole number that is not below 0, and behind it one above 0')
      return a % b
  }
}
