import type { BinaryOperator, Expression } from './syntax.ts'
import { found, KEYWORDS, type TokenReader } from './token-reader.ts'

/** From the weakest to the strongest; operators of one level are done from left to right. */
const LEVELS: readonly (readonly BinaryOperator[])[] = [
  ['OR'],
  ['AND'],
  ['=', '≠', '<', '>', '≤', '≥'],
  ['+', '-'],
  ['*', '/', 'MOD'],
]
const COMPARISONS = 2
/** More operators in a row than anybody writes. */
const MOST_IN_A_ROW = 60

/** Reads an expression, as far as it reaches; what stands behind it is left. @throws ProgramStops of kind `syntax` */
export const parseExpression = (reader: TokenReader): Expression => reader.deeper(() => parseLevel(reader, 0))

function parseLevel(reader: TokenReader, level: number): Expression {
  const operators = LEVELS[level]
  if (!operators) return parseUnary(reader)
  // NOT reaches as far as a comparison: NOT a = b means NOT (a = b)
  if (level === COMPARISONS && reader.peek().text === 'NOT' && reader.peek().kind === 'word') return parseNot(reader)
  let left = parseLevel(reader, level + 1)
  for (let count = 0; ; count++) {
    const operator = takeOperator(reader, operators)
    if (!operator) return left
    if (count >= MOST_IN_A_ROW) reader.fail('this expression is too long')
    const right = parseLevel(reader, level + 1)
    left = { kind: 'binary', operator: operator.sign, left, right, line: operator.line }
  }
}

type Operator = { sign: BinaryOperator; line: number }

function takeOperator(reader: TokenReader, operators: readonly BinaryOperator[]): Operator | undefined {
  const { kind, text, line } = reader.peek()
  // x <-3 compares with a number below zero: no arrow can stand here
  if (text === '<-' && kind === 'sign' && operators.includes('<')) {
    reader.leave('-')
    return { sign: '<', line }
  }
  const sign = operators.find((one) => one === text && (kind === 'sign' || kind === 'word'))
  if (!sign) return undefined
  reader.next()
  return { sign, line }
}

function parseNot(reader: TokenReader): Expression {
  const { line } = reader.next()
  const operand = reader.deeper(() => parseLevel(reader, COMPARISONS))
  return { kind: 'unary', operator: 'NOT', operand, line }
}

function parseUnary(reader: TokenReader): Expression {
  const { kind, text, line } = reader.peek()
  if (kind === 'word' && text === 'NOT') return parseNot(reader)
  if (!reader.takes('-')) return parseElement(reader)
  return { kind: 'unary', operator: '-', operand: reader.deeper(() => parseUnary(reader)), line }
}

/** A value, with the indexes behind it. */
function parseElement(reader: TokenReader): Expression {
  let value = parseValue(reader)
  for (let count = 0; reader.peek().text === '[' && reader.peek().kind === 'sign'; count++) {
    if (count >= MOST_IN_A_ROW) reader.fail('this expression is too long')
    const { line } = reader.next()
    const index = parseExpression(reader)
    reader.expect(']', 'behind the index')
    value = { kind: 'element', list: value, index, line }
  }
  return value
}

function parseValue(reader: TokenReader): Expression {
  const token = reader.peek()
  const { kind, text, line } = token
  if (kind === 'number' || kind === 'text') {
    reader.next()
    return { kind: 'value', value: kind === 'number' ? Number(text) : text, line }
  }
  if (reader.takes('true')) return { kind: 'value', value: true, line }
  if (reader.takes('false')) return { kind: 'value', value: false, line }
  if (reader.takes('(')) {
    const inside = parseExpression(reader)
    reader.expect(')', 'at the end of the brackets')
    return inside
  }
  if (reader.takes('[')) return { kind: 'list', items: parseItems(reader, ']'), line }
  if (kind !== 'word' || KEYWORDS.has(text)) return reader.fail(`a value is missing${found(token)}`)
  reader.next()
  return reader.takes('(')
    ? { kind: 'call', name: text, arguments: parseItems(reader, ')'), line }
    : { kind: 'name', name: text, line }
}

/** Values with commas between them, until the sign that closes. */
export function parseItems(reader: TokenReader, end: ')' | ']'): Expression[] {
  const items: Expression[] = []
  if (reader.takes(end)) return items
  do items.push(parseExpression(reader))
  while (reader.takes(','))
  reader.expect(end, end === ')' ? 'at the end of the brackets' : 'at the end of the list')
  return items
}
