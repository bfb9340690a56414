import { parseExpression, parseItems } from './parse-expression.ts'
import { type ProgramProblem, problemOf } from './program-problem.ts'
import { readTokens, type Token } from './read-tokens.ts'
import type { Expression, Program, Statement } from './syntax.ts'
import { found, KEYWORDS, readerOf, type TokenReader } from './token-reader.ts'

export type ParsedProgram = { ok: true; program: Program } | { ok: false; problem: ProgramProblem }

/** A longer program is not read: no program of a course or a student comes near. */
const MOST_CHARACTERS = 10_000
const MOST_INDEXES = 10
const MOST_PARAMETERS = 20

/** Where a statement stands: in nothing, in IF or a loop alone, or somewhere in a procedure. */
type Place = 'outside' | 'block' | 'procedure'
const insideOf = (place: Place): Place => (place === 'procedure' ? place : 'block')

/**
 * Reads a program in the pseudocode of AP Computer Science Principles, as it stands on the exam's reference sheet (College Board, course and
 * exam description), in its text form with braces. Where a line ends does not matter. Never throws; the problem names the line.
 */
export function parseProgram(source: string): ParsedProgram {
  if (source.length > MOST_CHARACTERS)
    return {
      ok: false,
      problem: {
        kind: 'syntax',
        line: 1,
        message: `the program is too long: it may have ${MOST_CHARACTERS} characters`,
      },
    }
  try {
    const reader = readerOf(readTokens(source))
    const statements: Statement[] = []
    while (reader.peek().kind !== 'end') {
      if (reader.peek().text === '}' && reader.peek().kind === 'sign') reader.fail('this } closes nothing')
      statements.push(parseStatement(reader, 'outside'))
    }
    return { ok: true, program: { statements } }
  } catch (error) {
    return { ok: false, problem: problemOf(error) }
  }
}

function parseBlock(reader: TokenReader, behind: string, place: Place): Statement[] {
  const open = reader.expect('{', `behind ${behind}`)
  const statements: Statement[] = []
  return reader.deeper(() => {
    while (!reader.takes('}')) {
      if (reader.peek().kind === 'end') reader.fail('the { of this line is never closed', open.line)
      statements.push(parseStatement(reader, place))
    }
    return statements
  })
}

function parseStatement(reader: TokenReader, place: Place): Statement {
  const { line } = reader.peek()
  const block = (behind: string) => parseBlock(reader, behind, insideOf(place))
  if (reader.takes('IF')) return parseIf(reader, line, insideOf(place))
  if (reader.takes('REPEAT')) {
    if (reader.takes('UNTIL')) {
      const condition = parseCondition(reader, 'REPEAT UNTIL')
      return { kind: 'until', condition, body: block('the condition'), line }
    }
    const count = parseExpression(reader)
    reader.expect('TIMES', 'behind REPEAT and how often')
    return { kind: 'times', count, body: block('TIMES'), line }
  }
  if (reader.takes('FOR')) {
    reader.expect('EACH', 'behind FOR')
    const item = reader.name('the variable of FOR EACH').text
    reader.expect('IN', `behind ${item}`)
    const list = parseExpression(reader)
    return { kind: 'each', item, list, body: block('the list'), line }
  }
  if (reader.takes('PROCEDURE')) return parseProcedure(reader, line, place)
  if (reader.takes('RETURN')) {
    if (place !== 'procedure') reader.fail('RETURN stands only inside a procedure', line)
    return parseReturn(reader, line)
  }
  return parseAction(reader)
}

function parseCondition(reader: TokenReader, behind: string): Expression {
  reader.expect('(', `behind ${behind}`)
  const condition = parseExpression(reader)
  reader.expect(')', 'behind the condition')
  return condition
}

function parseIf(reader: TokenReader, line: number, inside: Place): Statement {
  const condition = parseCondition(reader, 'IF')
  const whenTrue = parseBlock(reader, 'the condition', inside)
  if (!reader.takes('ELSE')) return { kind: 'if', condition, whenTrue, whenFalse: [], line }
  const next = reader.peek().line
  const whenFalse = reader.takes('IF')
    ? [reader.deeper(() => parseIf(reader, next, inside))]
    : parseBlock(reader, 'ELSE', inside)
  return { kind: 'if', condition, whenTrue, whenFalse, line }
}

function parseProcedure(reader: TokenReader, line: number, place: Place): Statement {
  if (place === 'procedure') reader.fail('a procedure cannot stand inside another one', line)
  if (place === 'block') reader.fail('a procedure cannot stand inside IF or a loop: write it before or behind', line)
  const name = reader.name('the procedure').text
  reader.expect('(', `behind the name ${name}`)
  const parameters = parseParameters(reader, name)
  return { kind: 'procedure', name, parameters, body: parseBlock(reader, 'the parameters', 'procedure'), line }
}

function parseParameters(reader: TokenReader, procedure: string): string[] {
  const parameters: string[] = []
  if (reader.takes(')')) return parameters
  do {
    const { text, line } = reader.name('a parameter')
    if (parameters.includes(text)) reader.fail(`${procedure} has two parameters called ${text}`, line)
    if (parameters.length >= MOST_PARAMETERS) reader.fail(`${procedure} has too many parameters`, line)
    parameters.push(text)
  } while (reader.takes(','))
  reader.expect(')', 'behind the parameters')
  return parameters
}

function parseReturn(reader: TokenReader, line: number): Statement {
  if (reader.peek().text === '}' && reader.peek().kind === 'sign') return { kind: 'return', line }
  if (reader.peek().text === '(' && reader.peek(1).text === ')' && reader.peek(1).kind === 'sign') {
    reader.next()
    reader.next()
    return { kind: 'return', line }
  }
  return { kind: 'return', value: parseExpression(reader), line }
}

/** An assignment, or the call of a procedure. */
function parseAction(reader: TokenReader): Statement {
  const token = reader.peek()
  const { kind, text, line } = token
  if (kind !== 'word') return reader.fail(`a statement cannot begin with ${kind === 'text' ? `"${text}"` : text}`)
  if (KEYWORDS.has(text)) return reader.fail(`${text} stands where a statement should begin`)
  const capital = text.toUpperCase()
  if (KEYWORDS.has(capital) && !isAssigned(capital, reader.peek(1)))
    return reader.fail(`write ${capital} in capital letters`)
  reader.next()
  if (reader.takes('(')) return { kind: 'call', name: text, arguments: parseItems(reader, ')'), line }
  let target: Extract<Expression, { kind: 'name' | 'element' }> = { kind: 'name', name: text, line }
  for (let count = 0; reader.takes('['); count++) {
    if (count > MOST_INDEXES) reader.fail('there are too many indexes here')
    const index = parseExpression(reader)
    reader.expect(']', 'behind the index')
    target = { kind: 'element', list: target, index, line }
  }
  if (reader.takes('←') || reader.takes('<-')) return { kind: 'assign', target, value: parseExpression(reader), line }
  if (reader.peek().text === '=')
    return reader.fail(`= compares two values. To give ${text} a value, write ${text} ← …`, line)
  return reader.fail(`behind ${text} should stand ← or brackets${found(reader.peek())}`, line)
}

/** Whether what stands behind a name shows that it is a variable: `times[1] ← 2`. The list of `return [1, 2]` is no index. */
const isAssigned = (capital: string, { kind, text }: Token) =>
  kind === 'sign' && (text === '←' || text === '<-' || (text === '[' && capital !== 'RETURN'))
