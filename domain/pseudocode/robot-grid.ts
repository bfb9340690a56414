import { ProgramStops } from './program-problem.ts'

export type Facing = 'north' | 'east' | 'south' | 'west'
/** A robot on a grid of squares. Rows and columns count from 0, at the top left; `walls` are the squares that are not open. */
export type RobotGrid = {
  rows: number
  columns: number
  walls: ReadonlySet<string>
  row: number
  column: number
  facing: Facing
}

const TURNS: readonly Facing[] = ['north', 'east', 'south', 'west']
const SIGNS = '^>v<'
const STEPS: Readonly<Record<Facing, readonly [number, number]>> = {
  north: [-1, 0],
  east: [0, 1],
  south: [1, 0],
  west: [0, -1],
}
/** Quarter turns to the right. */
const DIRECTIONS: ReadonlyMap<string, number> = new Map([
  ['forward', 0],
  ['right', 1],
  ['backward', 2],
  ['left', 3],
])

/** Whether a word is a direction that CAN_MOVE takes. */
export const isDirection = (word: string): boolean => DIRECTIONS.has(word)

/**
 * A grid from its picture in letters: `.` an open square, `#` one that is not, and the robot as an arrow, one of `^ > v <`.
 * @returns undefined where the rows differ in length or there is not exactly one robot
 */
export function readGrid(picture: string): RobotGrid | undefined {
  const lines = picture
    .trim()
    .split('\n')
    .map((line) => line.trim())
  const columns = lines[0]?.length ?? 0
  if (lines.some((line) => line.length !== columns || !/^[.#^>v<]+$/.test(line))) return undefined
  const squares = lines.flatMap((line, row) => [...line].map((sign, column) => ({ row, column, sign })))
  const robots = squares.filter(({ sign }) => SIGNS.includes(sign))
  const [robot] = robots
  const facing = robot && TURNS[SIGNS.indexOf(robot.sign)]
  if (!facing || robots.length > 1) return undefined
  const walls = new Set(squares.filter(({ sign }) => sign === '#').map(({ row, column }) => `${row},${column}`))
  return { rows: lines.length, columns, walls, row: robot.row, column: robot.column, facing }
}

/** The grid in letters, as `readGrid` reads it. */
export function writeGrid({ rows, columns, walls, row, column, facing }: RobotGrid): string {
  const signAt = (r: number, c: number) =>
    r === row && c === column ? SIGNS.charAt(TURNS.indexOf(facing)) : walls.has(`${r},${c}`) ? '#' : '.'
  return Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (__, c) => signAt(r, c)).join('')).join(
    '\n',
  )
}

/** The robot after a quarter turn in place. */
export const rotate = (robot: RobotGrid, quarters: 1 | 3): RobotGrid => ({
  ...robot,
  facing: turned(robot.facing, quarters),
})

const turned = (facing: Facing, quarters: number): Facing => TURNS[(TURNS.indexOf(facing) + quarters) % 4] ?? facing

/** Whether the square beside the robot in a direction (`forward`, `left` …) is open; undefined where the direction is none. */
export function canMove(robot: RobotGrid, direction: string): boolean | undefined {
  const quarters = DIRECTIONS.get(direction)
  if (quarters === undefined) return undefined
  const [down, right] = STEPS[turned(robot.facing, quarters)]
  const [row, column] = [robot.row + down, robot.column + right]
  const isInside = row >= 0 && column >= 0 && row < robot.rows && column < robot.columns
  return isInside && !robot.walls.has(`${row},${column}`)
}

/** The robot one square on. @throws ProgramStops where that square is not open: the program then ends, as the reference sheet says. */
export function moveForward(robot: RobotGrid, line: number): RobotGrid {
  if (!canMove(robot, 'forward'))
    throw new ProgramStops('value', line, 'the robot cannot move forward here: the square before it is not open')
  const [down, right] = STEPS[robot.facing]
  return { ...robot, row: robot.row + down, column: robot.column + right }
}
