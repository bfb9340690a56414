import type { RobotGrid } from '#domain/pseudocode/robot-grid.ts'
import type { Trace } from '#domain/pseudocode/trace-program.ts'

/** Where a student is in the steps of a run; `at` counts from 0, and the last place is the end. */
export function wordsOfPlace({ run, steps, isCut }: Trace, at: number): string {
  const made = steps.length - 1
  const line = steps[at]?.line
  if (line !== undefined) return `Step ${at + 1} of ${isCut ? 'the first ' : ''}${made}: line ${line} comes next`
  if (isCut)
    return `${run.ok ? 'At the end' : `Stopped at line ${run.problem.line}`}; only the first ${made} steps are kept`
  if (!run.ok) return `Stopped at line ${run.problem.line}, in step ${made}`
  return `At the end, after ${made} ${made === 1 ? 'step' : 'steps'}`
}

/** Where the robot is, in a sentence. */
export const wordsOfRobot = ({ row, rows, column, columns, facing }: RobotGrid): string =>
  `The robot is in row ${row + 1} of ${rows}, column ${column + 1} of ${columns}, and faces ${facing}.`
