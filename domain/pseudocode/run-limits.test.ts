import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runProgram } from './run-program.ts'
import { traceProgram } from './trace-program.ts'
import { isList, type Value } from './values.ts'

const PROCEDURE = 'PROCEDURE f(n) { IF (n < 1) { RETURN(RANDOM(0, 1)) } RETURN(f(n - 1) + f(n - 1)) }'

const ENDLESS = [
  'REPEAT UNTIL (false) { }',
  'x ← 1\nREPEAT UNTIL (x = 10) { x ← x + 2 }',
  'REPEAT 99999999 TIMES { }',
  'REPEAT 100000 TIMES { REPEAT 100000 TIMES { x ← 1 } }',
  'PROCEDURE f() { f() }\nf()',
  'PROCEDURE f(n) { RETURN(f(n + 1) + 1) }\nDISPLAY(f(1))',
  'a ← [1]\nREPEAT UNTIL (false) { a ← [a, a] }',
  'a ← [1]\nREPEAT UNTIL (false) { APPEND(a, a) }',
  'REPEAT UNTIL (false) { DISPLAY("again") }',
  'a ← [1, 2, 3]\nREPEAT UNTIL (false) { APPEND(a, 1)\nDISPLAY(a) }',
  'a ← [1]\nREPEAT UNTIL (false) { INSERT(a, 1, 1) }',
  'a ← [1]\nREPEAT 50000 TIMES { APPEND(a, 1) }\nREPEAT 50000 TIMES { REMOVE(a, 1) }',
]
const LONG = [
  ['a procedure that calls itself twice', `${PROCEDURE}\nx ← f(100)`],
  ['lists of long texts', `a ← "${'long '.repeat(1500)}"\nREPEAT 14 TIMES { a ← [a, a] }\nDISPLAY(a)`],
  ['long expressions', `x ← 1\nREPEAT UNTIL (x < 0${' OR x < 0'.repeat(50)}) { x ← ${'1 + '.repeat(50)}1 }`],
] as const

test.each([...ENDLESS.map((source) => [source, source] as const), ...LONG])('%s: ends by its limit', (_, source) => {
  const start = performance.now()
  const { run } = traceProgram(source)
  expect(run.ok ? undefined : run.problem.kind).toBe('limit')
  expect(performance.now() - start).toBeLessThan(3000)
})

test('a loop ends after the steps it may take, whatever it does', () => {
  fc.assert(
    fc.property(fc.nat(2000), (mostSteps) => {
      let steps = 0
      const run = runProgram('x ← 0\nREPEAT UNTIL (false) { x ← x + 1 }', { mostSteps, onStep: () => steps++ })
      expect(run.ok ? undefined : run.problem.kind).toBe('limit')
      expect(steps).toBeLessThanOrEqual(mostSteps)
    }),
  )
})

/** Programs of loops in loops, whose statements double what there is. */
const { block: anyDoubling } = fc.letrec<{ block: string; statement: string }>((tie) => ({
  block: fc.array(tie('statement'), { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n')),
  statement: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(
      'a ← [a, a]',
      'a ← ["text", a]',
      'APPEND(a, a)',
      'INSERT(a, 1, a)',
      'a[1] ← a',
      'b ← a',
      'REMOVE(a, 1)',
      'x ← x + RANDOM(0, 1) * RANDOM(0, 1)',
      'x ← f(5) + LENGTH(a)',
      'DISPLAY(x)',
      'DISPLAY(a)',
    ),
    fc
      .tuple(
        fc.constantFrom('REPEAT UNTIL (false)', 'REPEAT 30 TIMES', 'FOR EACH c IN a', 'IF (RANDOM(0, 1) = 0)'),
        tie('block'),
      )
      .map(([head, body]) => `${head} {\n${body}\n}`),
  ),
}))

const elementsIn = (value: Value): number =>
  isList(value) ? value.items.reduce<number>((sum, item) => sum + 1 + elementsIn(item), 0) : 0

test('programs that double what there is do no more work than their steps, and keep no more', () => {
  fc.assert(
    fc.property(anyDoubling, fc.nat(5000), (block, mostSteps) => {
      let work = 0
      const source = `${PROCEDURE}\nx ← 0\na ← [1, "text"]\nREPEAT UNTIL (false) {\n${block}\n}`
      const random = () => {
        work++
        return 0
      }
      const run = runProgram(source, { mostSteps, random, onStep: () => work++ })
      expect(run.ok).toBe(false)
      expect(work).toBeLessThanOrEqual(mostSteps)
      for (const value of run.variables.values()) expect(elementsIn(value)).toBeLessThanOrEqual(mostSteps)
      expect(run.output.length).toBeLessThanOrEqual(20_000)
      const { steps } = traceProgram(source, { mostSteps })
      for (const { variables } of steps)
        for (const { value } of variables) expect(value.length).toBeLessThanOrEqual(121)
    }),
  )
})

test('a text that is entered may have 1000 characters', () => {
  const entered = (length: number) => runProgram('x ← INPUT()\nDISPLAY(LENGTH(x))', { input: ['a'.repeat(length)] })
  expect(entered(1000)).toMatchObject({ ok: true, output: '1000 ' })
  expect(entered(1001)).toMatchObject({
    problem: { kind: 'value', message: 'what was entered is too long: a text may have 1000 characters' },
  })
})
