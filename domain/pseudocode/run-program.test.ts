import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../seed/seeded-random.ts'
import { type RunSettings, runProgram } from './run-program.ts'

/** What a program displays, or the kind of its problem, its line and message. */
function shown(source: string, settings: RunSettings = {}): string {
  const run = runProgram(source, settings)
  return run.ok ? run.output.trimEnd() : `${run.problem.kind} ${run.problem.line}: ${run.problem.message}`
}

test.each([
  ['x ← 3\ny ← x\nx ← 4\nDISPLAY(x)\nDISPLAY(y)', '4 3'],
  ['DISPLAY(7 / 2)\nDISPLAY(0.1 + 0.2)\nDISPLAY(-3)\nDISPLAY(2 - 2.0)', '3.5 0.3 -3 0'],
  ['DISPLAY("Banff")\nDISPLAY(true)\nDISPLAY([1, "a", [false]])', 'Banff true [1, "a", [false]]'],
  ['IF (3 > 2) { DISPLAY("yes") } ELSE { DISPLAY("no") }', 'yes'],
  ['IF (3 < 2) { DISPLAY("yes") }', ''],
  ['REPEAT 3 TIMES { DISPLAY("a") }', 'a a a'],
  ['REPEAT 0 TIMES { DISPLAY("a") }', ''],
  ['x ← 1\nREPEAT UNTIL (x > 20) { x ← x * 2 }\nDISPLAY(x)', '32'],
  ['REPEAT UNTIL (true) { DISPLAY("never") }', ''],
  ['s ← 0\nFOR EACH n IN [3, 4, 5] { s ← s + n }\nDISPLAY(s)\nDISPLAY(n)', '12 5'],
  ['list ← [1, 2]\nFOR EACH n IN list { APPEND(list, n) }\nDISPLAY(list)', '[1, 2, 1, 2]'],
  ['DISPLAY(f(2, 5))\nPROCEDURE f(x, y) { RETURN(3 * y - x) }', '13'],
  ['PROCEDURE f(n) { IF (n ≤ 1) { RETURN(1) }\nRETURN(n * f(n - 1)) }\nDISPLAY(f(5))', '120'],
  ['PROCEDURE f() { REPEAT 9 TIMES { FOR EACH n IN [4, 5] { IF (n = 5) { RETURN(n) } } } }\nDISPLAY(f())', '5'],
  ['PROCEDURE f(n) { REPEAT UNTIL (false) { n ← n + 1\nIF (n = 9) { RETURN(n) } } }\nDISPLAY(f(1))', '9'],
  ['DISPLAY("a" = "a")\nDISPLAY("a" ≠ 1)\nDISPLAY("apple" < "banana")', 'true true true'],
  ['DISPLAY(false AND 1 / 0 = 1)\nDISPLAY(true OR 1 / 0 = 1)', 'false true'],
  ['DISPLAY(LENGTH([]))\nDISPLAY(LENGTH("abc"))', '0 3'],
])('%j displays %j', (source, expected) => {
  expect(shown(source)).toBe(expected)
})

test.each([
  ['list ← [5, 6, 7]\nINSERT(list, 2, 9)\nREMOVE(list, 1)\nAPPEND(list, 1)\nDISPLAY(list)', '[9, 6, 7, 1]'],
  ['a ← [1, 2]\nb ← a\nb[1] ← 9\nDISPLAY(a)\nDISPLAY(b)', '[1, 2] [9, 2]'],
  ['a ← [[1], [2]]\nb ← a[1]\nb[1] ← 9\na[2][1] ← 8\nDISPLAY(a)', '[[1], [8]]'],
  ['PROCEDURE add(l) { APPEND(l, 3) }\na ← [1]\nadd(a)\nDISPLAY(a)', '[1, 3]'],
  ['a ← [1]\nAPPEND(a, a)\nDISPLAY(a)', '[1, [1]]'],
  ['a ← [4, 5]\nDISPLAY(a[0])', 'value 2: there is no element with the index 0: the list has the indexes 1 to 2'],
  ['a ← []\nREMOVE(a, 1)', 'value 2: there is no element with the index 1: the list is empty'],
  ['a ← [4]\nINSERT(a, 2, 1)', 'value 2: there is no element with the index 2: the list has the indexes 1 to 1'],
  ['a ← [4]\na[1.5] ← 1', 'value 2: there is no element with the index 1.5: the list has the indexes 1 to 1'],
  ['a ← [4]\nDISPLAY(a["1"])', 'value 2: an index must be a number, not the text "1"'],
])('lists begin at 1, and a copy is a copy: %j', (source, expected) => {
  expect(shown(source)).toBe(expected)
})

test.each([
  ['DISPLAY(x)', 'name 1: there is no variable x yet: give it a value first'],
  ['x ← 1\n\ndouble(x)', 'name 3: there is no procedure double'],
  ['display(3)', 'name 1: there is no procedure display: write DISPLAY'],
  ['DISPLAY()', 'value 1: DISPLAY takes one value in brackets, not 0'],
  ['x ← INPUT(3)', 'value 1: INPUT takes no values in brackets, not 1'],
  ['PROCEDURE f(a) { }\nf(1, 2)', 'value 2: f takes 1 values in brackets, not 2'],
  ['PROCEDURE f() { }\nx ← f()', 'value 2: f returns nothing, so it cannot stand in an expression'],
  ['PROCEDURE f() { }\nPROCEDURE f() { }', 'syntax 2: there are two procedures called f'],
  ['x ← 1 / 0', 'value 1: nothing can be divided by 0'],
  ['x ← 5 MOD 0', 'value 1: MOD needs a whole number that is not below 0, and behind it one above 0'],
  ['x ← -1 MOD 3', 'value 1: MOD needs a whole number that is not below 0, and behind it one above 0'],
  ['x ← "a" + 1', 'value 1: what stands before + must be a number, not the text "a"'],
  ['x ← 1 + [2]', 'value 1: what stands behind + must be a number, not a list'],
  ['x ← -true', 'value 1: what stands behind - must be a number, not true'],
  ['IF (1) { }', 'value 1: the condition of IF must be true or false, not a number'],
  ['x ← true AND 3', 'value 1: what stands behind AND must be true or false, not a number'],
  ['x ← NOT "a"', 'value 1: what stands behind NOT must be true or false, not the text "a"'],
  ['x ← 1 < "a"', 'value 1: < cannot compare a number with the text "a"'],
  ['x ← [1] = [1]', 'value 1: = cannot compare lists; compare their elements'],
  ['FOR EACH a IN 5 { }', 'value 1: what stands behind IN must be a list, not a number'],
  ['REPEAT 1.5 TIMES { }', 'value 1: a loop cannot be run 1.5 times; it takes a whole number'],
  ['x ← RANDOM(5, 1)', 'value 1: RANDOM takes two whole numbers, the smaller one first'],
  ['x ← 10\nREPEAT 400 TIMES { x ← x * 10 }', 'value 2: this number is too large'],
  ['MOVE_FORWARD()', 'robot 1: there is no robot here'],
  ['x ← 1\ny = 2', 'syntax 2: = compares two values. To give y a value, write y ← …'],
])('%j stops: %s', (source, expected) => {
  expect(shown(source)).toBe(expected)
})

test('a procedure has variables of its own, and changes those from outside', () => {
  const source = `PROCEDURE f(a) { a ← a + 1
    own ← a
    total ← total + own }
  total ← 10
  a ← 5
  f(a)
  DISPLAY(a)
  DISPLAY(total)
  DISPLAY(own)`
  expect(shown(source)).toBe('name 9: there is no variable own yet: give it a value first')
  expect(runProgram(source).output).toBe('5 16 ')
})

test('INPUT gives what was entered, a number where it looks like one', () => {
  const source = 'a ← INPUT()\nb ← INPUT()\nDISPLAY(a + 1)\nDISPLAY(b)'
  expect(shown(source, { input: ['4', 'Moose'] })).toBe('5 Moose')
  expect(shown(source, { input: [4] })).toBe('input 2: INPUT waits for a value, and none is left')
})

test('RANDOM is from its first to its second value, both included, the same for the same seed', () => {
  const source = 'REPEAT 200 TIMES { DISPLAY(RANDOM(3, 6)) }'
  const seeded = (seed: number) => shown(source, { random: seededRandom(seed, 'test') })
  expect([...new Set(seeded(1).split(' '))].sort()).toEqual(['3', '4', '5', '6'])
  expect(seeded(1)).toBe(seeded(1))
  expect(seeded(1)).not.toBe(seeded(2))
})

test('what can be seen is told before each statement', () => {
  const steps: string[] = []
  runProgram('x ← 1\nREPEAT 2 TIMES {\n  x ← x + x\n}\nDISPLAY(x)', {
    onStep: (line, view) => steps.push(`${line} ${String(view().variables.get('x'))} ${view().output}`),
  })
  expect(steps).toEqual(['1 undefined ', '2 1 ', '3 1 ', '3 2 ', '5 4 '])
})

test('what was displayed before a program stopped is not lost', () => {
  expect(runProgram('DISPLAY("on the way")\nDISPLAY(x)')).toMatchObject({ ok: false, output: 'on the way ' })
})

const anyWhole = fc.integer({ min: 0, max: 1_000_000 })

test('arithmetic and comparisons are those of JavaScript', () => {
  const works = (source: string, expected: unknown) => {
    const run = runProgram(`x ← ${source}`)
    expect(run.ok && run.variables.get('x')).toBe(expected)
  }
  fc.assert(
    fc.property(anyWhole, fc.integer({ min: 1, max: 5000 }), anyWhole, (a, b, c) => {
      works(`${a} + ${b} * ${c}`, a + b * c)
      works(`(${a} - ${c}) / ${b}`, (a - c) / b)
      works(`${a} MOD ${b}`, a % b)
      works(`-${a} - ${c} * ${b} MOD ${b}`, 0 - a - ((c * b) % b))
      works(`${a} < ${c} OR ${a} ≥ ${b} AND NOT ${c} = ${b}`, a < c || (a >= b && !(c === b)))
      works(`${a} ≠ ${c}`, a !== c)
    }),
  )
})

test('a list does what an array does', () => {
  const anyAct = fc.record({
    kind: fc.constantFrom('APPEND', 'INSERT', 'REMOVE', 'set'),
    at: fc.nat(9),
    value: fc.nat(99),
  })
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 30 }), (acts) => {
      const array: number[] = []
      const lines = acts.flatMap(({ kind, at, value }) => {
        if (kind === 'APPEND') {
          array.push(value)
          return [`APPEND(list, ${value})`]
        }
        if (at >= array.length) return []
        if (kind === 'REMOVE') array.splice(at, 1)
        else array.splice(at, kind === 'INSERT' ? 0 : 1, value)
        if (kind === 'set') return [`list[${at + 1}] ← ${value}`]
        return [kind === 'REMOVE' ? `REMOVE(list, ${at + 1})` : `INSERT(list, ${at + 1}, ${value})`]
      })
      expect(shown(['list ← []', ...lines, 'DISPLAY(list)', 'DISPLAY(LENGTH(list))'].join('\n'))).toBe(
        `[${array.join(', ')}] ${array.length}`,
      )
    }),
  )
})

test('any program ends as a run or a problem with a line, never with an exception', () => {
  const anyPart = fc.constantFrom(
    ...'IF ( ) { } ELSE REPEAT UNTIL TIMES FOR EACH IN PROCEDURE RETURN ← ← = + - NOT AND [ ] , x x f f( 1 2 "a" DISPLAY( APPEND( MOD true INPUT() LENGTH( constructor __proto__ toString( CAN_MOVE( ROTATE_LEFT()'.split(
      ' ',
    ),
  )
  const anyStatement = fc.constantFrom(
    ...[
      'x ← 1',
      'x ← [x]',
      'APPEND(x, x)',
      'IF (x = 1) {',
      '}',
      'REPEAT 3 TIMES {',
      'PROCEDURE f(x) {',
      'x ← f(x)',
      'RETURN(x)',
      'DISPLAY(x)',
    ],
    'REPEAT UNTIL (x > 5) {',
    'FOR EACH y IN x {',
    'x ← x + 1',
    'y ← x[1]',
    'f(y)',
  )
  const anyText = fc.oneof(
    fc.string({ maxLength: 200, unit: 'binary' }),
    fc.array(anyPart, { maxLength: 40 }).map((parts) => parts.join(' ')),
    fc.array(anyStatement, { maxLength: 25 }).map((lines) => lines.join('\n')),
  )
  fc.assert(
    fc.property(anyText, (source) => {
      let steps = 0
      const run = runProgram(source, { mostSteps: 3000, onStep: () => steps++ })
      expect(steps).toBeLessThanOrEqual(3000)
      if (!run.ok) expect(run.problem.line).toBeGreaterThan(0)
    }),
    { numRuns: 500 },
  )
})
