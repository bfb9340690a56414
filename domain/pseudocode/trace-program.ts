import type { RobotGrid } from './robot-grid.ts'
import { type ProgramRun, type RunSettings, type RunView, runProgram } from './run-program.ts'
import { showValue } from './values.ts'

/** What can be seen before a statement is run, or at the end. */
export type TraceStep = {
  /** of the statement that comes next, from 1; undefined at the end */
  line: number | undefined
  output: string
  /** names and what they hold, in the order in which they came to be; a long value is cut */
  variables: { name: string; value: string }[]
  robot?: RobotGrid
}
export type Trace = { run: ProgramRun; steps: TraceStep[] /** more steps were made than are kept */; isCut: boolean }

/** As many as anybody goes through one by one. */
const MOST_STEPS_KEPT = 300
const LONGEST_VALUE = 120

/** Runs a program and keeps what could be seen on the way; the last step is the end. Never throws, always ends. */
export function traceProgram(source: string, settings: RunSettings = {}): Trace {
  const steps: TraceStep[] = []
  let isCut = false
  const run = runProgram(source, {
    ...settings,
    onStep: (line, view) => {
      if (steps.length < MOST_STEPS_KEPT) steps.push(stepOf(line, view()))
      else isCut = true
    },
  })
  return { run, steps: [...steps, stepOf(undefined, run)], isCut }
}

function stepOf(line: number | undefined, { output, variables, robot }: RunView): TraceStep {
  const shown = [...variables].map(([name, value]) => ({ name, value: showValue(value, true, LONGEST_VALUE) }))
  return { line, output, variables: shown, ...(robot && { robot }) }
}
