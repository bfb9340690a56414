import { expect, test } from 'vitest'
import { readGrid } from './robot-grid.ts'
import { traceProgram } from './trace-program.ts'

test('a trace shows the state before each statement, and at the end', () => {
  const { steps, run, isCut } = traceProgram('x ← 1\nREPEAT 2 TIMES {\n  x ← x * 3\n}\nDISPLAY(x)')
  expect(steps.map(({ line, variables }) => [line, ...variables.map(({ name, value }) => `${name} ${value}`)])).toEqual(
    [[1], [2, 'x 1'], [3, 'x 1'], [3, 'x 3'], [5, 'x 9'], [undefined, 'x 9']],
  )
  expect(steps.map(({ output }) => output)).toEqual(['', '', '', '', '', '9 '])
  expect([run.ok, isCut]).toEqual([true, false])
})

test('inside a procedure its own variables are seen beside those outside', () => {
  const { steps } = traceProgram('PROCEDURE f(n) {\n  RETURN(n + all)\n}\nall ← "7"\nall ← 7\nDISPLAY(f(2))')
  expect(steps.map(({ line, variables }) => [line, variables])).toEqual([
    [4, []],
    [5, [{ name: 'all', value: '"7"' }]],
    [6, [{ name: 'all', value: '7' }]],
    [
      2,
      [
        { name: 'all', value: '7' },
        { name: 'n', value: '2' },
      ],
    ],
    [undefined, [{ name: 'all', value: '7' }]],
  ])
})

test('a list is shown as it was then, not as it became', () => {
  const { steps } = traceProgram('a ← [1]\nAPPEND(a, 2)')
  expect(steps.map(({ variables }) => variables[0]?.value)).toEqual([undefined, '[1]', '[1, 2]'])
})

test('a long run is cut, a long value too, and the end is still there', () => {
  const { steps, isCut } = traceProgram('a ← []\nREPEAT 500 TIMES { APPEND(a, 12345) }')
  expect(isCut).toBe(true)
  expect(steps.length).toBe(301)
  expect(steps.at(-1)?.variables[0]?.value).toMatch(/^\[12345, .*…$/)
})

test('a robot is seen where it is at each step; a program that cannot be read has one step', () => {
  const robot = readGrid('>..')
  const { steps } = traceProgram('MOVE_FORWARD()\nMOVE_FORWARD()', robot ? { robot } : {})
  expect(steps.map((step) => step.robot?.column)).toEqual([0, 1, 2])
  expect(traceProgram('x = 1').steps).toEqual([{ line: undefined, output: '', variables: [] }])
})
