import { parseExpression, parseItems } from './parse-expression.ts'
import { type ProgramProblem, problemOf } from './program-problem.ts'
import { readTokens } from './read-tokens.ts'
import type { Expression, Program, Statement } from './syntax.ts'
import { found, KEYWORDS, readerOf, type TokenReader } from './token-reader.ts'

export type ParsedProgram = { ok: true; program: Program } | { ok: false; problem: ProgramProblem }

/** A longer program is not read: no program of a course or a student comes near. */
const MOST_CHARACTERS = 50_000
const MOST_INDEXES = 10

/**
 * Reads a program in the pseudocode of AP Computer Science Principles, as it stands on the exam's reference sheet (College Board, course and
 * exam description), in its text form with braces. Where a line ends does not matter. Never throws; the problem names the line.
 */
export function parseProgram(source: string): ParsedProgram {
  if (source.length > MOST_CHARACTERS)
    return { ok: false, problem: { kind: 'syntax', line: 1, message: 'the program is too long' } }
  try {
    const reader = readerOf(readTokens(source))
    const statements: Statement[] = []
    while (reader.peek().kind !== 'end') {
      if (reader.peek().text === '}' && reader.peek().kind === 'sign') reader.fail('this } closes nothing')
      statements.push(parseStatement(reader, false))
    }
    return { ok: true, program: { statements } }
  } catch (error) {
    return { ok: false, problem: problemOf(error) }
  }
}

function parseBlock(reader: TokenReader, behind: string, inProcedure: boolean): Statement[] {
  const open = reader.expect('{', `behind ${behind}`)
  const statements: Statement[] = []
  return reader.deeper(() => {
    while (!reader.takes('}')) {
      if (reader.peek().kind === 'end') reader.fail('the { of this line is never closed', open.line)
      statements.push(parseStatement(reader, inProcedure))
    }
    return statements
  })
}

function parseStatement(reader: TokenReader, inProcedure: boolean): Statement {
  const { line } = reader.peek()
  const block = (behind: string) => parseBlock(reader, behind, inProcedure)
  if (reader.takes('IF')) return parseIf(reader, line, inProcedure)
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
  if (reader.takes('PROCEDURE')) return parseProcedure(reader, line, inProcedure)
  if (reader.takes('RETURN')) {
    if (!inProcedure) reader.fail('RETURN stands only inside a procedure', line)
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

function parseIf(reader: TokenReader, line: number, inProcedure: boolean): Statement {
  const condition = parseCondition(reader, 'IF')
  const whenTrue = parseBlock(reader, 'the condition', inProcedure)
  if (!reader.takes('ELSE')) return { kind: 'if', condition, whenTrue, whenFalse: [], line }
  const next = reader.peek().line
  const whenFalse = reader.takes('IF')
    ? [reader.deeper(() => parseIf(reader, next, inProcedure))]
    : parseBlock(reader, 'ELSE', inProcedure)
  return { kind: 'if', condition, whenTrue, whenFalse, line }
}

function parseProcedure(reader: TokenReader, line: number, isInside: boolean): Statement {
  if (isInside) reader.fail('a procedure cannot stand inside another one', line)
  const name = reader.name('the procedure').text
  reader.expect('(', `behind the name ${name}`)
  const parameters: string[] = []
  if (!reader.takes(')')) {
    do parameters.push(reader.name('a parameter').text)
    while (reader.takes(','))
    reader.expect(')', 'behind the parameters')
  }
  return { kind: 'procedure', name, parameters, body: parseBlock(reader, 'the parameters', true), line }
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
  if (KEYWORDS.has(capital) && reader.peek(1).text !== '←' && reader.peek(1).text !== '<-')
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
