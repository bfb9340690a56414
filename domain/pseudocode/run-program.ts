import type { Random } from '../seed/seeded-random.ts'
import { callBuiltIn } from './built-ins.ts'
import { evaluate } from './evaluate.ts'
import { type ParsedProgram, parseProgram } from './parse-program.ts'
import { type ProgramProblem, ProgramStops, problemOf } from './program-problem.ts'
import type { RobotGrid } from './robot-grid.ts'
import { type Called, copyCounted, countSteps, deeper, type RunState } from './run-state.ts'
import type { Call, Procedure, Program, Statement } from './syntax.ts'
import { listIn, numberIn, placeIn, truthIn, type Value } from './values.ts'

export type RunSettings = {
  /** what INPUT gives, one after the other; what looks like a number is one */
  input?: readonly (string | number)[]
  /** chance for RANDOM; without it every RANDOM gives its smallest value */
  random?: Random
  /** where the robot is; without it a program that moves one stops */
  robot?: RobotGrid
  /** statements, tests, parts of expressions, and elements copied or moved until a program is said not to end */
  mostSteps?: number
  /** is told of each statement before it is run: for showing a run step by step; what can be seen is gathered when asked for */
  onStep?: (line: number, view: () => RunView) => void
}

/** What can be seen of a run: `output` as DISPLAY shows it, a space behind each value; the variables, with those of the procedure that runs. */
export type RunView = { output: string; variables: ReadonlyMap<string, Value>; robot?: RobotGrid }
export type ProgramRun = RunView & ({ ok: true } | { ok: false; problem: ProgramProblem })

const MOST_STEPS = 400_000
/** Nested calls, blocks and expressions together. The machine's own stack holds about twice as many (1 MB, code not yet optimised). */
const DEEPEST = 600

/**
 * Runs a program in the pseudocode of AP Computer Science Principles (the exam's reference sheet). The same settings give the same run.
 * Never throws, always ends: what cannot go on comes back as a problem with its line, beside what was displayed until then.
 *
 * Where the sheet is silent: AND and OR leave their second side out when the first decides; a procedure changes a variable from outside when there is one
 * of this name, and otherwise has its own; a list given to a procedure is that list, one assigned to a variable is a copy.
 */
export function runProgram(source: string | Program, settings: RunSettings = {}): ProgramRun {
  const parsed: ParsedProgram = typeof source === 'string' ? parseProgram(source) : { ok: true, program: source }
  const state: RunState = {
    globals: new Map(),
    locals: undefined,
    procedures: new Map(),
    output: '',
    input: (settings.input ?? []).values(),
    random: settings.random ?? (() => 0),
    robot: settings.robot,
    stepsLeft: settings.mostSteps ?? MOST_STEPS,
    depthLeft: DEEPEST,
    call,
  }
  const view = (): RunView => ({
    output: state.output,
    variables: state.locals ? new Map([...state.globals, ...state.locals]) : state.globals,
    ...(state.robot && { robot: state.robot }),
  })
  if (!parsed.ok) return { ok: false, problem: parsed.problem, ...view() }
  const { statements } = parsed.program
  const { onStep } = settings
  if (onStep) state.onStep = (line) => onStep(line, view)
  try {
    for (const procedure of proceduresIn(statements)) {
      if (state.procedures.has(procedure.name))
        throw new ProgramStops('syntax', procedure.line, `there are two procedures called ${procedure.name}`)
      state.procedures.set(procedure.name, procedure)
    }
    runBlock(statements, state)
    return { ok: true, ...view() }
  } catch (error) {
    return { ok: false, problem: problemOf(error), ...view() }
  }
}

/** They may be called ahead of where they stand. */
const proceduresIn = (statements: readonly Statement[]): Procedure[] =>
  statements.filter((statement) => statement.kind === 'procedure')

type Returned = { value: Value | undefined }

/** Runs statements until their end or a RETURN, which comes back. */
function runBlock(statements: readonly Statement[], state: RunState): Returned | undefined {
  for (const statement of statements) {
    const returned = runStatement(statement, state)
    if (returned) return returned
  }
  return undefined
}

function runStatement(statement: Statement, state: RunState): Returned | undefined {
  const { line } = statement
  if (statement.kind === 'procedure') return undefined
  countSteps(state, 1, line)
  state.onStep?.(line)
  switch (statement.kind) {
    case 'assign':
      assign(statement, state)
      return undefined
    case 'call':
      call(statement, state)
      return undefined
    case 'return':
      return { value: statement.value && evaluate(statement.value, state) }
    case 'if': {
      const isTrue = truthIn(evaluate(statement.condition, state), line, 'the condition of IF')
      return deeper(state, line, () => runBlock(isTrue ? statement.whenTrue : statement.whenFalse, state))
    }
    default:
      return deeper(state, line, () => runLoop(statement, state))
  }
}

function runLoop(
  statement: Extract<Statement, { kind: 'times' | 'until' | 'each' }>,
  state: RunState,
): Returned | undefined {
  const { line, body } = statement
  if (statement.kind === 'until') {
    while (!truthIn(evaluate(statement.condition, state), line, 'the condition of REPEAT UNTIL')) {
      countSteps(state, 1, line)
      const returned = runBlock(body, state)
      if (returned) return returned
    }
    return undefined
  }
  for (const item of roundsOf(statement, state)) {
    countSteps(state, 1, line)
    if (statement.kind === 'each') variablesFor(statement.item, state).set(statement.item, item)
    const returned = runBlock(body, state)
    if (returned) return returned
  }
  return undefined
}

/** What each round of a counted loop is about: the number of the round, or the element. */
function* roundsOf(statement: Extract<Statement, { kind: 'times' | 'each' }>, state: RunState): Generator<Value> {
  const { line } = statement
  if (statement.kind === 'each') {
    const list = listIn(evaluate(statement.list, state), line, 'what stands behind IN')
    // the elements of the list as it was: a body that changes the list does not change the rounds
    yield* listIn(copyCounted(list, state, line), line, 'it').items
    return
  }
  const count = numberIn(evaluate(statement.count, state), line, 'what stands before TIMES')
  if (!Number.isInteger(count) || count < 0)
    throw new ProgramStops('value', line, `a loop cannot be run ${count} times; it takes a whole number`)
  for (let round = 1; round <= count; round++) yield round
}

/** Where a name is kept: in the procedure, unless there is a variable of this name outside. */
function variablesFor(name: string, { locals, globals }: RunState): Map<string, Value> {
  return locals && (locals.has(name) || !globals.has(name)) ? locals : globals
}

function assign({ target, value, line }: Extract<Statement, { kind: 'assign' }>, state: RunState): void {
  const copied = copyCounted(evaluate(value, state), state, line)
  if (target.kind === 'name') {
    variablesFor(target.name, state).set(target.name, copied)
    return
  }
  const list = listIn(evaluate(target.list, state), line, 'what stands before [')
  list.items[placeIn(list, evaluate(target.index, state), line)] = copied
}

/** Calls a procedure of the program or of the sheet; a procedure of the program wins. */
function call({ name, arguments: given, line }: Call, state: RunState): Called {
  const procedure = state.procedures.get(name)
  const values = () => given.map((argument) => evaluate(argument, state))
  if (!procedure) return callBuiltIn(name, given.length, values, state, line)
  const { parameters, body } = procedure
  if (given.length !== parameters.length)
    throw new ProgramStops('value', line, `${name} takes ${parameters.length} values in brackets, not ${given.length}`)
  countSteps(state, 1, line)
  const caller = state.locals
  const locals = new Map(values().map((value, at) => [parameters[at] ?? '', value]))
  state.locals = locals
  const returned = deeper(state, line, () => runBlock(body, state))
  state.locals = caller
  return { value: returned?.value }
}
