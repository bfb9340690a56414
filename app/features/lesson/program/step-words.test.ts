import { expect, test } from 'vitest'
import { readGrid } from '#domain/pseudocode/robot-grid.ts'
import { traceProgram } from '#domain/pseudocode/trace-program.ts'
import { wordsOfPlace, wordsOfRobot } from './step-words.ts'

test.each([
  ['x ← 1\nDISPLAY(x)', 0, 'Step 1 of 2: line 1 comes next'],
  ['x ← 1\nDISPLAY(x)', 2, 'At the end, after 2 steps'],
  ['x ← 1', 1, 'At the end, after 1 step'],
  ['x ← 1\nDISPLAY(y)\nx ← 2', 2, 'Stopped at line 2, in step 2'],
  ['REPEAT 400 TIMES {\n  x ← 1\n}', 1, 'Step 2 of the first 300: line 2 comes next'],
  ['REPEAT 400 TIMES {\n  x ← 1\n}', 300, 'At the end; only the first 300 steps are kept'],
  ['REPEAT UNTIL (false) { x ← 1 }', 300, 'Stopped at line 1; only the first 300 steps are kept'],
])('%j, place %i: %s', (source, at, words) => {
  expect(wordsOfPlace(traceProgram(source), at)).toBe(words)
})

test('the robot is where its picture has it, counted from 1', () => {
  const robot = readGrid('....\n.#v.')
  expect(robot && wordsOfRobot(robot)).toBe('The robot is in row 2 of 2, column 3 of 4, and faces south.')
})
