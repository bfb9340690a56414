import type { Random } from '../seed/seeded-random.ts'
import { ProgramStops } from './program-problem.ts'
import type { RobotGrid } from './robot-grid.ts'
import type { Call, Procedure } from './syntax.ts'
import { copyValue, type Value } from './values.ts'

/** What a call gives back; nothing where it returns nothing. */
export type Called = { value: Value | undefined }

/** All that changes while a program runs. */
export type RunState = {
  globals: Map<string, Value>
  /** the variables of the procedure that runs; undefined outside */
  locals: Map<string, Value> | undefined
  procedures: Map<string, Procedure>
  output: string
  /** what INPUT gives from here on */
  input: Iterator<string | number>
  random: Random
  robot: RobotGrid | undefined
  stepsLeft: number
  depthLeft: number
  onStep?: (line: number) => void
  /** here, so that expressions can call procedures without knowing how statements are run */
  call: (call: Call, state: RunState) => Called
}

/** @throws ProgramStops of kind `limit` when a run has taken more steps than it may */
export function countSteps(state: RunState, steps: number, line: number): void {
  state.stepsLeft -= steps
  if (state.stepsLeft < 0)
    throw new ProgramStops('limit', line, 'the program does not end: it was stopped after very many steps')
}

/**
 * Takes a step of a run one level down: into a block, a procedure or an expression.
 * @throws ProgramStops of kind `limit` when too much is nested; what throws does not come up again, as the run is over
 */
export function deeper<T>(state: RunState, line: number, step: () => T): T {
  if (state.depthLeft <= 0) throw new ProgramStops('limit', line, 'the procedure calls itself again and again')
  state.depthLeft--
  const result = step()
  state.depthLeft++
  return result
}

/** A copy of a value, each element of a list a step, so that a run cannot grow beyond its steps. @throws ProgramStops of kind `limit` */
export const copyCounted = (value: Value, state: RunState, line: number): Value =>
  copyValue(value, (elements) => countSteps(state, elements, line))
