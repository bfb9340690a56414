import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canMove, readGrid, writeGrid } from './robot-grid.ts'
import { runProgram } from './run-program.ts'

const GRID = `.#..
>...
..#.`

/** The grid after a program, or why it stopped. */
function after(program: string, picture = GRID): string {
  const robot = readGrid(picture)
  if (!robot) throw new Error('no grid')
  const run = runProgram(program, { robot })
  if (!run.ok) return `${run.problem.line}: ${run.problem.message}`
  return run.robot ? writeGrid(run.robot) : ''
}

test('a grid is read from letters and written as it was', () => {
  const grid = readGrid(GRID)
  expect(grid).toMatchObject({ rows: 3, columns: 4, row: 1, column: 0, facing: 'east' })
  expect(grid && writeGrid(grid)).toBe(GRID)
})

test.each(['', '...', '>.\n.', '>.>', '> .', '>x'])('%j is no grid with one robot', (picture) => {
  expect(readGrid(picture)).toBeUndefined()
})

test.each([
  ['MOVE_FORWARD()', '.#..\n.>..\n..#.'],
  ['ROTATE_LEFT()\nMOVE_FORWARD()', '^#..\n....\n..#.'],
  ['ROTATE_RIGHT()\nMOVE_FORWARD()\nROTATE_LEFT()', '.#..\n....\n>.#.'],
  ['REPEAT 4 TIMES { ROTATE_LEFT() }', GRID],
  ['REPEAT UNTIL (NOT CAN_MOVE(forward)) { MOVE_FORWARD() }', '.#..\n...>\n..#.'],
  [
    'PROCEDURE go(way) { IF (CAN_MOVE(way)) { ROTATE_RIGHT() } }\ngo(right)\ngo(left)',
    '.#..\nv...\n..#.'.replace('v', '<'),
  ],
  [
    'MOVE_FORWARD()\nROTATE_LEFT()\nMOVE_FORWARD()',
    '3: the robot cannot move forward here: the square before it is not open',
  ],
  [
    'ROTATE_LEFT()\nROTATE_LEFT()\nMOVE_FORWARD()',
    '3: the robot cannot move forward here: the square before it is not open',
  ],
  ['x ← CAN_MOVE(up)', '1: there is no variable up yet: give it a value first'],
  ['x ← CAN_MOVE("constructor")', '1: CAN_MOVE takes left, right, forward or backward, not the text "constructor"'],
  ['x ← CAN_MOVE(3)', '1: CAN_MOVE takes left, right, forward or backward, not a number'],
])('%j', (program, expected) => {
  expect(after(program)).toBe(expected)
})

test('a variable may have the name of a direction', () => {
  expect(after('left ← 3\nDISPLAY(left)')).toBe(GRID)
  expect(after('left ← 3\nx ← CAN_MOVE(left)')).toContain('not a number')
})

test('what CAN_MOVE says is what MOVE_FORWARD does, and turning back and forth changes nothing', () => {
  const anyGrid = fc
    .tuple(
      fc.array(fc.constantFrom<string>('.', '#'), { minLength: 16, maxLength: 16 }),
      fc.nat(15),
      fc.constantFrom('^', '>', 'v', '<'),
    )
    .map(([squares, at, robot]) =>
      squares
        .with(at, robot)
        .join('')
        .replaceAll(/(.{4})(?=.)/g, '$1\n'),
    )
  fc.assert(
    fc.property(anyGrid, (picture) => {
      const robot = readGrid(picture)
      if (!robot) throw new Error(picture)
      expect(writeGrid(robot)).toBe(picture)
      expect(after('ROTATE_LEFT()\nROTATE_RIGHT()', picture)).toBe(picture)
      const run = runProgram('MOVE_FORWARD()', { robot })
      expect(run.ok).toBe(canMove(robot, 'forward'))
      const sides = ['forward', 'right', 'backward', 'left'].map((side) => canMove(robot, side))
      const turned = runProgram('ROTATE_RIGHT()', { robot }).robot ?? robot
      expect(['left', 'forward', 'right', 'backward'].map((side) => canMove(turned, side))).toEqual(sides)
    }),
  )
})
