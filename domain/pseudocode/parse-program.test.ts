import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseProgram } from './parse-program.ts'

/** Why a program is not read: its line and what is said. */
function problemIn(source: string): string | undefined {
  const parsed = parseProgram(source)
  return parsed.ok ? undefined : `${parsed.problem.line}: ${parsed.problem.message}`
}

/** A parsed expression, in brackets all over. */
function bracketed(source: string): string {
  const parsed = parseProgram(`x ← ${source}`)
  if (!parsed.ok) return parsed.problem.message
  const write = (node: unknown): string => {
    const one = node as Record<string, unknown>
    if (one.kind === 'binary') return `(${write(one.left)} ${one.operator} ${write(one.right)})`
    if (one.kind === 'unary') return `(${one.operator} ${write(one.operand)})`
    if (one.kind === 'element') return `${write(one.list)}[${write(one.index)}]`
    if (one.kind === 'call') return `${one.name}(${(one.arguments as unknown[]).map(write).join(', ')})`
    if (one.kind === 'list') return `[${(one.items as unknown[]).map(write).join(', ')}]`
    return String(one.kind === 'name' ? one.name : one.value)
  }
  return write((parsed.program.statements[0] as { value: unknown }).value)
}

test.each([
  ['1 + 2 * 3', '(1 + (2 * 3))'],
  ['1 - 2 - 3', '((1 - 2) - 3)'],
  ['(1 - 2) * 3', '((1 - 2) * 3)'],
  ['a MOD 2 = 0', '((a MOD 2) = 0)'],
  ['2 * a MOD 3', '((2 * a) MOD 3)'],
  ['a OR b AND c', '(a OR (b AND c))'],
  ['NOT a = b', '(NOT (a = b))'],
  ['NOT a AND b', '((NOT a) AND b)'],
  ['NOT NOT a', '(NOT (NOT a))'],
  ['a = NOT b', '(a = (NOT b))'],
  ['-a * b', '((- a) * b)'],
  ['3 - -2', '(3 - (- 2))'],
  ['a <-2', '(a < (- 2))'],
  ['a <-3 + 5', '(a < ((- 3) + 5))'],
  ['a <-3 * b AND c', '((a < ((- 3) * b)) AND c)'],
  ['a <- -3', '(a < (- (- 3)))'],
  ['list[i + 1] + f(2, [])', '(list[(i + 1)] + f(2, []))'],
  ['[[1, 2], ["a"]][1][2]', '[[1, 2], [a]][1][2]'],
  ['true ≠ false', '(true ≠ false)'],
])('%s is read as %s', (source, expected) => {
  expect(bracketed(source)).toBe(expected)
})

test.each([
  ['x = 5', '1: = compares two values. To give x a value, write x ← …'],
  ['x ← 1\nx', '2: behind x should stand ← or brackets: the program ends here'],
  ['x ← (1 + 2\ny ← 3', '1: a ) is missing at the end of the brackets: here stands y'],
  ['x ← ', '1: a value is missing: the program ends here'],
  ['IF (x > 3) {\n  DISPLAY(x)\n', '1: the { of this line is never closed'],
  ['DISPLAY(1)\n}', '2: this } closes nothing'],
  ['if (x > 3) { }', '1: write IF in capital letters'],
  ['IF x > 3 { }', '1: a ( is missing behind IF: here stands x'],
  ['REPEAT 3 { }', '1: a TIMES is missing behind REPEAT and how often: here stands {'],
  ['REPEAT UNTIL (true)\nDISPLAY(1)', '1: a { is missing behind the condition: here stands DISPLAY'],
  ['FOR EACH IF IN list { }', '1: IF has a meaning of its own and cannot be the name of the variable of FOR EACH'],
  ['FOR EACH 3 IN list { }', '1: the name of the variable of FOR EACH is missing: here stands 3'],
  ['RETURN(3)', '1: RETURN stands only inside a procedure'],
  ['PROCEDURE f() { PROCEDURE g() { } }', '1: a procedure cannot stand inside another one'],
  ['IF (a) {\n  PROCEDURE f() { } }', '2: a procedure cannot stand inside IF or a loop: write it before or behind'],
  [
    'IF (a) { } ELSE { PROCEDURE f() { } }',
    '1: a procedure cannot stand inside IF or a loop: write it before or behind',
  ],
  [
    'REPEAT 2 TIMES { PROCEDURE f() { } }',
    '1: a procedure cannot stand inside IF or a loop: write it before or behind',
  ],
  ['PROCEDURE f() { IF (a) { PROCEDURE g() { } } }', '1: a procedure cannot stand inside another one'],
  ['IF (a) { RETURN(3) }', '1: RETURN stands only inside a procedure'],
  ['PROCEDURE add(a,\n  a) { }', '2: add has two parameters called a'],
  [`PROCEDURE f(${Array.from({ length: 30 }, (_, at) => `p${at}`)}) { }`, '1: f has too many parameters'],
  ['PROCEDURE f() {\n  return [1, 2]\n}', '2: write RETURN in capital letters'],
  ['ELSE { }', '1: ELSE stands where a statement should begin'],
  ['5 ← x', '1: a statement cannot begin with 5'],
  ['"a" ← x', '1: a statement cannot begin with "a"'],
  ['list[1 ← 3', '1: a ] is missing behind the index: here stands ←'],
  ['x ← [1, 2', '1: a ] is missing at the end of the list: the program ends here'],
])('%j: %s', (source, expected) => {
  expect(problemIn(source)).toBe(expected)
})

test('braces may stand on lines of their own, and several statements on one line', () => {
  expect(problemIn('IF (a)\n{\n x ← 1\n}\nELSE\n{\n x ← 2 y ← 3\n}\nELSEWHERE()')).toBeUndefined()
  expect(problemIn('IF (a) { } ELSE IF (b) { } ELSE { }')).toBeUndefined()
  expect(
    problemIn('PROCEDURE f(a, b) { RETURN } PROCEDURE g() { RETURN() } PROCEDURE h() { RETURN a + 1 }'),
  ).toBeUndefined()
  expect(problemIn('PROCEDURE f(a) { IF (a) { RETURN(3) } REPEAT 2 TIMES { RETURN(4) } }')).toBeUndefined()
  expect(problemIn('')).toBeUndefined()
})

test('a variable may be called as a keyword in small letters, a list too', () => {
  expect(problemIn('times ← [4]\ntimes[1] ← 5\nin ← [1]\nin[1] ← 2\nmod <- [[1]]\nmod[1][1] <- 3')).toBeUndefined()
})

test('what is nested too deeply or too long is refused, not read for ever', () => {
  expect(problemIn(`x ← ${'('.repeat(5000)}`)).toContain('too much is nested')
  expect(problemIn(`x ← ${'NOT '.repeat(2000)}`)).toContain('too much is nested')
  expect(problemIn(`x ← ${'-'.repeat(5000)}1`)).toContain('too much is nested')
  expect(problemIn(`x ← 1${' + 1'.repeat(2000)}`)).toContain('too long')
  expect(problemIn(`x ← a${'[1]'.repeat(2000)}`)).toContain('too long')
  expect(problemIn(`a${'[1]'.repeat(2000)} ← 1`)).toContain('too many indexes')
  expect(problemIn('IF (a) {'.repeat(1000))).toContain('too much is nested')
  expect(problemIn(`IF (a) { }${' ELSE IF (a) { }'.repeat(600)}`)).toContain('too much is nested')
  expect(problemIn('x'.repeat(10_001))).toBe('1: the program is too long: it may have 10000 characters')
})

test('any words and signs are read or refused, never an exception', () => {
  const anyPart = fc.constantFrom(
    ...'IF ( ) { } ELSE REPEAT UNTIL TIMES FOR EACH IN PROCEDURE RETURN ← = + - NOT AND [ ] , x 1 "a" DISPLAY MOD true'.split(
      ' ',
    ),
  )
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 60 }), (parts) => {
      const parsed = parseProgram(parts.join(' '))
      if (!parsed.ok) expect(parsed.problem).toMatchObject({ kind: 'syntax', line: 1 })
    }),
  )
})
